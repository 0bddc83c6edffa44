import { useRef } from 'react'
import type { Language } from '../../domain/language.ts'
import type { Settings } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useChooseLanguage, useLanguage, useTranslate } from '../language/language.ts'
import { withNumber } from '../phone/phone-entry.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { readSession, storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Select, Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import type { OnSaved } from '../ui/unsaved-edits.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

const languages = [
  { value: 'en', text: 'English' },
  { value: 'hi', text: 'हिन्दी' },
] as const

type Props = Pick<Settings, 'user' | 'language'> & { onSaved: OnSaved }

export function ProfileForm({ user, language: before, onSaved }: Props) {
  const t = useTranslate()
  const shown = useLanguage()
  const choose = useChooseLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const saving = useMutation({
    call: (form: FormData) =>
      withNumber(form, shown, (phoneNumber) => {
        const language: Language = fieldText(form, 'language') === 'hi' ? 'hi' : 'en'
        const call = api.user.update.$post({ json: { name: fieldText(form, 'name'), phoneNumber, language } })
        return unwrap(call).then(({ data, message }) => ({ data, message, language }))
      }),
    saved: m.settings_profile_saved,
    fallback: m.common_update_failed,
    done: ({ data, language }) => {
      if (ref.current) onSaved(ref.current)
      const session = readSession()
      if (session) storeSession({ ...session, user: data })
      // The change can also change the language of the page, which then loads its data again.
      return choose(language)
    },
    reloads: false,
  })
  const labels = { name: t(m.common_full_name), phoneNumber: t(m.common_phone_number) }

  return (
    <Section title={t(m.settings_own_details)}>
      <AjaxForm
        data-edits
        ref={ref}
        onSend={saving.run}
        summary={<ErrorSummary failure={saving.failure} labels={labels} />}
      >
        <Field
          key={user.name}
          label={labels.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={user.name}
          error={saving.issueOf('name')}
        />
        <PhoneField key={user.phoneNumber} number={user.phoneNumber} error={saving.issueOf('phoneNumber')} />
        <Select
          key={before}
          label={t(m.settings_language_of_mails)}
          help={t(m.settings_language_of_mails_help)}
          name="language"
          choices={languages}
          defaultValue={before}
        />
        <Button type="submit" className="justify-self-start" busy={saving.busy}>
          {t(m.common_save)}
        </Button>
      </AjaxForm>
    </Section>
  )
}
