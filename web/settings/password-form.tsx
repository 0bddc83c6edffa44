import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useSay } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

export function PasswordForm({ email }: { email: string }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_update)
  const [changes, setChanges] = useState(0)

  const change = (form: FormData) =>
    task.run(async () => {
      const json = { password: String(form.get('password')), newPassword: String(form.get('newPassword')) }
      const { data, message } = await unwrap(api.user.password.$post({ json }))
      storeSession(data)
      setChanges(changes + 1)
      showToast('success', message ?? say(m.password_changed))
      await revalidate()
    })

  return (
    <Section title={say(m.change_password)}>
      <p>{say(m.change_password_help)}</p>
      {/* The key empties the fields once they have served. */}
      <SentForm key={changes} onSend={(form) => void change(form)}>
        {/* For password managers, which keep a password by its account. */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={say(m.current_password)}
          name="password"
          autoComplete="current-password"
          error={task.issueOf('password')}
        />
        <PasswordField
          label={say(m.new_password)}
          help={say(m.password_help)}
          name="newPassword"
          autoComplete="new-password"
          error={task.issueOf('newPassword')}
        />
        <Button type="submit" className="justify-self-start" busy={task.busy}>
          {say(m.change_password)}
        </Button>
      </SentForm>
    </Section>
  )
}
