import { useState } from 'react'
import type { Language } from '../../domain/language.ts'
import type { Settings } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useChooseLanguage, useTranslate } from '../language/language.ts'
import { readSession, storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Select, Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

const languages = [
  { value: 'en', text: 'English' },
  { value: 'hi', text: 'हिन्दी' },
] as const

export function ProfileForm({ user, language: before }: Pick<Settings, 'user' | 'language'>) {
  const t = useTranslate()
  const choose = useChooseLanguage()
  const [language, setLanguage] = useState<Language>(before)
  const saving = useMutation({
    call: (form: FormData) => {
      const json = { name: String(form.get('name')), phoneNumber: String(form.get('phoneNumber')), language }
      return unwrap(api.user.update.$post({ json }))
    },
    saved: m.settings_profile_saved,
    fallback: m.common_update_failed,
    done: ({ data }) => {
      const session = readSession()
      if (session) storeSession({ ...session, user: data })
      // Also changes the language of the page, which loads its data again.
      return choose(language)
    },
    reloads: false,
  })

  return (
    <Section title={t(m.settings_own_details)}>
      <AjaxForm onSend={saving.run}>
        <Field
          key={user.name}
          label={t(m.common_full_name)}
          name="name"
          autoComplete="name"
          required
          defaultValue={user.name}
          error={saving.issueOf('name')}
        />
        <Field
          key={user.phoneNumber}
          label={t(m.common_phone_number)}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={user.phoneNumber}
          error={saving.issueOf('phoneNumber')}
        />
        <Select
          label={t(m.settings_language_of_mails)}
          help={t(m.settings_language_of_mails_help)}
          choices={languages}
          value={language}
          onChoose={(value) => setLanguage(value as Language)}
        />
        <Button type="submit" className="justify-self-start" busy={saving.busy}>
          {t(m.common_save)}
        </Button>
      </AjaxForm>
    </Section>
  )
}
