import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.common_update_failed)
  const [changes, setChanges] = useState(0)

  const change = (form: FormData) =>
    mutation.run(async () => {
      const json = { password: String(form.get('password')), newPassword: String(form.get('newPassword')) }
      const { data, message } = await unwrap(api.user.password.$post({ json }))
      storeSession(data)
      setChanges(changes + 1)
      showToast('success', message ?? t(m.settings_password_changed))
      await revalidate()
    })

  return (
    <Section title={t(m.settings_change_password)}>
      <p>{t(m.settings_change_password_help)}</p>
      {/* The key empties the fields once they have served. */}
      <AjaxForm key={changes} onSend={(form) => void change(form)}>
        {/* For password managers, which keep a password by its account. */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={t(m.settings_current_password)}
          name="password"
          autoComplete="current-password"
          error={mutation.issueOf('password')}
        />
        <PasswordField
          label={t(m.common_new_password)}
          help={t(m.common_password_help)}
          name="newPassword"
          autoComplete="new-password"
          error={mutation.issueOf('newPassword')}
        />
        <Button type="submit" className="justify-self-start" busy={mutation.busy}>
          {t(m.settings_change_password)}
        </Button>
      </AjaxForm>
    </Section>
  )
}
