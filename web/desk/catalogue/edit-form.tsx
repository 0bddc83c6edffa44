import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { Page } from '../../ui/page.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import type { Issues } from './edit-fields.tsx'
import { rupeesOf } from '../parts/form-values.ts'

type Props = {
  title: string
  /** The key of the fields in the body, such as `content` in the issue of `content.price`. */
  prefix: string
  /** Of the fields, by their names. */
  labels: Record<string, string>
  /** The amounts before the edit, by the names of their fields. */
  amounts: Record<string, number>
  save: (form: FormData) => Promise<{ data: { city: string } }>
  saved: Message
  children: (issueOf: Issues) => ReactNode
  /** Below the form: what is saved apart from it. */
  after?: ReactNode
}

/** The form for a package or pooja: its errors, the security key, the questions, the way back. */
export function EditForm({ title, prefix, labels, amounts, save, saved, children, after }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  const [withZero, setWithZero] = useState<FormData | null>(null)
  const saving = useMutation({
    call: save,
    saved,
    fallback: m.common_update_failed,
    done: ({ data }) => {
      markSaved()
      return navigate(`/city/${data.city.toLowerCase()}`)
    },
    reloads: false,
    reloadsAfterConflict: true,
  })
  const issueOf = (name: string) => saving.issueOf(`${prefix}.${name}`)
  const key = t(m.desk_security_key)
  const newZeros = (form: FormData) =>
    Object.keys(amounts).filter((name) => rupeesOf(form, name) === 0 && amounts[name] !== 0)
  const send = (form: FormData) => (newZeros(form).length > 0 ? setWithZero(form) : saving.run(form))

  return (
    <Page width="table">
      <h1>{title}</h1>
      <AjaxForm
        ref={ref}
        onSend={send}
        summary={<ErrorSummary failure={saving.failure} labels={{ ...labels, key }} prefix={prefix} />}
      >
        {children(issueOf)}
        <PasswordField label={key} name="key" autoComplete="off" error={issueOf('key')} />
        <Button type="submit" busy={saving.busy} className="sm:min-w-48 sm:justify-self-start">
          {t(m.common_save)}
        </Button>
        {question}
      </AjaxForm>
      {after}
      {withZero && (
        <AskDialog
          title={t(m.desk_zero_title)}
          text={t(m.desk_zero_text, {
            fields: newZeros(withZero)
              .map((name) => labels[name])
              .join(', '),
          })}
          yes={t(m.desk_zero_save)}
          no={t(m.desk_back)}
          onYes={() => {
            setWithZero(null)
            saving.run(withZero)
          }}
          onNo={() => setWithZero(null)}
        />
      )}
    </Page>
  )
}
