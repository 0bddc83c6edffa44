import { lazy, type ReactNode, Suspense, useState } from 'react'
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
import { TextLink } from '../../ui/text-link.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import type { HistoryProps } from './history.tsx'
import { BesidePreview, MissingTexts } from './beside-preview.tsx'
import type { PreviewProps } from './offer-preview.tsx'
import type { Issues } from './edit-fields.tsx'
import { rupeesOf } from '../parts/form-values.ts'

const History = lazy(async () => ({ default: (await import('./history.tsx')).History }))

type Props<Answer, Draft extends object> = {
  title: string
  /** The key of the fields in the body, such as `content` in the issue of `content.price`. */
  prefix: string
  /** Of the fields, by their names. */
  labels: Record<string, string>
  /** The amounts before the edit, by the names of their fields. */
  amounts?: Record<string, number>
  /** The list that it is in. */
  list: string
  stored: Draft
  /** What the fields say, for what is missing and for the preview. */
  read: (form: FormData) => Draft
  /** As devotees would see it; null for what has no preview. */
  previewOf?: (draft: Draft) => PreviewProps | null
  save: (form: FormData) => Promise<Answer>
  /** The address of the page after it. */
  next: (answer: Answer) => string
  saved: Message
  children: (issueOf: Issues) => ReactNode
  /** Below the form: what is saved apart from it. */
  after?: ReactNode
  /** The changes of what is stored; null for a new one. */
  history: Omit<HistoryProps, 'askBefore'> | null
}

/** The form for a city, package or pooja: its errors, the security key, the questions, the way back. */
export function EditForm<Answer, Draft extends object>({
  title,
  prefix,
  labels,
  amounts,
  list,
  stored,
  read,
  previewOf,
  save,
  next,
  saved,
  children,
  after,
  history,
}: Props<Answer, Draft>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { form: ref, markSaved, askBefore, question } = useUnsavedEdits()
  const drafts = { form: ref, stored, read }
  const [withZero, setWithZero] = useState<FormData | null>(null)
  const saving = useMutation({
    call: save,
    saved,
    fallback: m.common_update_failed,
    done: (answer) => {
      markSaved()
      return navigate(next(answer))
    },
    reloads: false,
    reloadsAfterConflict: true,
  })
  const issueOf = (name: string) => saving.issueOf(`${prefix}.${name}`)
  const key = t(m.desk_security_key)
  const newZeros = (form: FormData) =>
    Object.entries(amounts ?? {}).flatMap(([name, before]) => (rupeesOf(form, name) === 0 && before !== 0 ? name : []))
  const send = (form: FormData) => (newZeros(form).length > 0 ? setWithZero(form) : saving.run(form))

  return (
    <Page width={previewOf ? 'desk' : 'table'}>
      <div className="grid">
        <h1>{title}</h1>
        <TextLink to={list}>{t(m.offers_to_list)}</TextLink>
      </div>
      <BesidePreview of={drafts} previewOf={previewOf}>
        <AjaxForm
          ref={ref}
          onSend={send}
          summary={<ErrorSummary failure={saving.failure} labels={{ ...labels, key }} prefix={prefix} />}
        >
          {children(issueOf)}
          <MissingTexts of={drafts} />
          <PasswordField label={key} name="key" autoComplete="off" error={issueOf('key')} />
          <Button type="submit" busy={saving.busy} className="sm:min-w-48 sm:justify-self-start">
            {t(m.common_save)}
          </Button>
          {question}
        </AjaxForm>
        {after}
        <Suspense>{history && <History {...history} askBefore={askBefore} />}</Suspense>
      </BesidePreview>
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
