import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

/** Email, Send OTP; then OTP and new password, Submit; then back to the login (specification, section 4). */
export function ResetPassword({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const sending = useTask(m.failed_send_otp)
  const setting = useTask(m.failed_verify_otp)

  const send = () =>
    sending.run(async () => {
      const { message } = await unwrap(api.user.sendOtp.$post({ json: { email } }))
      showToast('success', message ?? say(m.otp_sent))
      setSent(true)
    })
  const set = (form: FormData) =>
    setting.run(async () => {
      const json = { email, otp: String(form.get('otp')), password: String(form.get('password')) }
      const { message } = await unwrap(api.user.verifyOtp.$post({ json }))
      showToast('success', message ?? say(m.password_reset))
      onDone()
    })

  return (
    <>
      <SentForm onSend={() => void send()}>
        <Field
          label={say(m.email)}
          type="email"
          autoComplete="username"
          value={email}
          error={sending.error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind={sent ? 'second' : 'main'} busy={sending.busy}>
          {say(sent ? m.send_otp_again : m.send_otp)}
        </Button>
      </SentForm>
      {sent && (
        <SentForm onSend={(form) => void set(form)}>
          <Field
            label={say(m.otp)}
            help={say(m.otp_help)}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <PasswordField
            label={say(m.new_password)}
            help={say(m.password_help)}
            name="password"
            autoComplete="new-password"
          />
          {setting.error && <p className="font-bold text-kumkum">{setting.error}</p>}
          <Button type="submit" busy={setting.busy}>
            {say(m.submit)}
          </Button>
        </SentForm>
      )}
      <button type="button" className="link min-h-11 justify-self-start" onClick={onDone}>
        {say(m.back_to_login)}
      </button>
    </>
  )
}
