import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Place = { name: string; nameHindi: string; city: string; cityHindi: string; state: string; stateHindi: string }

type Props = {
  title: string
  /** What the form's fields are below in the body: a field is named `content.price` when it is refused. */
  prefix: string
  save: (form: FormData) => Promise<unknown>
  saved: Message
  back: string
  children: (issueOf: (name: string) => string | undefined) => ReactNode
}

/** What editing a package and editing a pooja share: the fields of a place, the security key, the way back. */
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
    <main className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8">
      <h1>{title}</h1>
      <AjaxForm onSend={saving.run}>
        {children(issueOf)}
        <PasswordField label={t(m.admin_security_key)} name="key" autoComplete="off" error={issueOf('key')} />
        <FormError text={saving.error} />
        <Button type="submit" busy={saving.busy}>
          {t(m.common_save)}
        </Button>
      </AjaxForm>
    </main>
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

/** One entry a line. */
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

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
export const rupeesOf = (form: FormData, name: string): number => Number(textOf(form, name) || Number.NaN)
export const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const placeOf = (form: FormData): Place => ({
  name: textOf(form, 'name'),
  nameHindi: textOf(form, 'nameHindi'),
  city: textOf(form, 'city'),
  cityHindi: textOf(form, 'cityHindi'),
  state: textOf(form, 'state'),
  stateHindi: textOf(form, 'stateHindi'),
})
