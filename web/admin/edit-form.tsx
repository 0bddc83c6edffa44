import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import type { Place } from './form-values.ts'

type Props = {
  title: string
  /** The key of the fields in the body, such as `content` in the issue of `content.price`. */
  prefix: string
  save: (form: FormData) => Promise<unknown>
  saved: Message
  back: string
  children: (issueOf: (name: string) => string | undefined) => ReactNode
}

/** The form for a package or pooja: the fields of its place, the security key, the way back. */
export function EditForm({ title, prefix, save, saved, back, children }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const saving = useMutation({
    call: save,
    saved,
    fallback: m.common_update_failed,
    done: () => navigate(back),
    reloads: false,
  })
  const issueOf = (name: string) => saving.issueOf(`${prefix}.${name}`)

  return (
    <Page>
      <h1>{title}</h1>
      <AjaxForm onSend={saving.run}>
        {children(issueOf)}
        <PasswordField label={t(m.admin_security_key)} name="key" autoComplete="off" error={issueOf('key')} />
        <FormError text={saving.error} />
        <Button type="submit" busy={saving.busy}>
          {t(m.common_save)}
        </Button>
      </AjaxForm>
    </Page>
  )
}

type Issues = (name: string) => string | undefined

export function PlaceFields({ of, issueOf }: { of: Place; issueOf: Issues }) {
  const t = useTranslate()
  const fields = [
    ['name', m.admin_name, undefined],
    ['nameHindi', m.admin_name_hindi, 'hi'],
    ['city', m.admin_city, undefined],
    ['cityHindi', m.admin_city_hindi, 'hi'],
    ['state', m.admin_state, undefined],
    ['stateHindi', m.admin_state_hindi, 'hi'],
  ] as const
  return fields.map(([name, label, lang]) => (
    <Field key={name} label={t(label)} name={name} lang={lang} defaultValue={of[name]} error={issueOf(name)} />
  ))
}

export const MoneyField = ({
  label,
  name,
  value,
  issueOf,
}: {
  label: string
  name: string
  value: number
  issueOf: Issues
}) => (
  <Field
    label={label}
    name={name}
    type="number"
    inputMode="decimal"
    min={0}
    step="0.01"
    defaultValue={value}
    error={issueOf(name)}
  />
)

/** A field for a list with one item per line. */
export function LinesField({
  label,
  name,
  value,
  lang,
  issueOf,
}: {
  label: string
  name: string
  value: string[]
  lang?: string
  issueOf: Issues
}) {
  const t = useTranslate()
  return (
    <TextArea
      label={label}
      help={t(m.admin_one_a_line)}
      name={name}
      lang={lang}
      rows={6}
      defaultValue={value.join('\n')}
      error={issueOf(name)}
    />
  )
}
