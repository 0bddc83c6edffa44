import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

/** Email, Send OTP; then OTP and new password, Submit; then back to the login (specification, section 4). */
export function ResetPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const sending = useMutation({
    call: () => unwrap(api.user.sendOtp.$post({ json: { email } })),
    saved: m.auth_otp_sent,
    fallback: m.auth_send_otp_failed,
    fallbackInPage: m.auth_send_otp_error,
    done: () => setSent(true),
    reloads: false,
  })

  return (
    <>
      <AjaxForm onSend={() => sending.run()}>
        <Field
          label={t(m.common_email)}
          type="email"
          autoComplete="username"
          value={email}
          error={sending.error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind={sent ? 'second' : 'main'} busy={sending.busy}>
          {t(sent ? m.auth_send_otp_again : m.auth_send_otp)}
        </Button>
      </AjaxForm>
      {sent && <NewPasswordForm email={email} onDone={onDone} />}
      <button type="button" className="link min-h-11 justify-self-start" onClick={onDone}>
        {t(m.auth_back_to_login)}
      </button>
    </>
  )
}

function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslate()
  const setting = useMutation({
    call: (form: FormData) => {
      const json = { email, otp: String(form.get('otp')), password: String(form.get('password')) }
      return unwrap(api.user.verifyOtp.$post({ json }))
    },
    saved: m.auth_password_reset,
    fallback: m.auth_verify_otp_failed,
    fallbackInPage: m.auth_verify_otp_error,
    done: onDone,
    reloads: false,
  })

  return (
    <AjaxForm onSend={setting.run}>
      <Field
        label={t(m.auth_otp)}
        help={t(m.auth_otp_help)}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <PasswordField
        label={t(m.common_new_password)}
        help={t(m.common_password_help)}
        name="password"
        autoComplete="new-password"
      />
      <FormError text={setting.error} />
      <Button type="submit" busy={setting.busy}>
        {t(m.common_submit)}
      </Button>
    </AjaxForm>
  )
}
