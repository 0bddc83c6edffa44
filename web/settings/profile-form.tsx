import { useState } from 'react'
import type { Settings } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { type Language, useChooseLanguage, useSay } from '../language/language.ts'
import { readSession, storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Choose, Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

const languages = [
  { value: 'en', text: 'English' },
  { value: 'hi', text: 'हिन्दी' },
] as const

export function ProfileForm({ user, language: before }: Pick<Settings, 'user' | 'language'>) {
  const say = useSay()
  const choose = useChooseLanguage()
  const [language, setLanguage] = useState<Language>(before)
  const task = useTask(m.failed_update)

  const save = (form: FormData) =>
    task.run(async () => {
      const json = { name: String(form.get('name')), phoneNumber: String(form.get('phoneNumber')), language }
      const { data, message } = await unwrap(api.user.update.$post({ json }))
      const session = readSession()
      if (session) storeSession({ ...session, user: data })
      showToast('success', message ?? say(m.profile_saved))
      // Shows the page in the language of the mails, and reads anew what has been saved.
      await choose(language)
    })

  return (
    <Section title={say(m.own_details)}>
      <SentForm onSend={(form) => void save(form)}>
        <Field
          key={user.name}
          label={say(m.full_name)}
          name="name"
          autoComplete="name"
          required
          defaultValue={user.name}
          error={task.issueOf('name')}
        />
        <Field
          key={user.phoneNumber}
          label={say(m.phone_number)}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={user.phoneNumber}
          error={task.issueOf('phoneNumber')}
        />
        <Choose
          label={say(m.language_of_mails)}
          help={say(m.language_of_mails_help)}
          choices={languages}
          value={language}
          onChoose={(value) => setLanguage(value as Language)}
        />
        <Button type="submit" className="justify-self-start" busy={task.busy}>
          {say(m.save)}
        </Button>
      </SentForm>
    </Section>
  )
}
