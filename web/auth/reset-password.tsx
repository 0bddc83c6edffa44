import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { handedOn } from '../session/require-role.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { type RefusedForm, fieldText } from '../ui/form-action.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { forgetCodeRequest, keepCodeRequest, readCodeRequest } from './code-request.ts'
import { PasswordField } from './password-field.tsx'

/** Leaves room for six digits with a blank after each. */
const LONGEST_SPACED_CODE = 11

type Props = {
  refused?: RefusedForm
  /** Set when the page itself has sent a code, because the form was sent without scripts. */
  codeSent?: { email: string; message?: string }
}

/** Email, Send OTP; then OTP and new password, Submit; then back to the login (specification, section 4). */
export function ResetPassword({ refused, codeSent }: Props) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const isPasswordRefused = refused?.typed.step === 'password'
  const [sentNow, setSentNow] = useState(isPasswordRefused ? refused.typed.email : codeSent?.email)
  const { state } = useLocation() as { state: { email?: string } | null }
  const kept = useInBrowser(() => readCodeRequest(Date.now()))
  const typed = useInBrowser(() => state?.email ?? null)
  const sentTo = sentNow ?? kept ?? undefined
  const known = sentTo ?? typed ?? undefined
  const asked = useRef('')
  const open = (email: string) => {
    keepCodeRequest(email, Date.now())
    setSentNow(email)
  }
  const sending = useMutation({
    refused: isPasswordRefused ? undefined : refused,
    call: async (form: FormData) => {
      asked.current = fieldText(form, 'email')
      return unwrap(api.user.sendOtp.$post({ json: { email: asked.current } }))
    },
    saved: m.auth_otp_sent,
    fallback: m.auth_send_otp_failed,
    fallbackInPage: m.auth_send_otp_error,
    done: () => open(asked.current),
    // A code was sent before, so its field must be shown.
    failed: (error) => error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' && open(asked.current),
    reloads: false,
  })
  const toLogin = handedOn(search)

  return (
    <>
      <AjaxForm onSend={sending.run}>
        <input type="hidden" name="step" value="code" />
        <Field
          key={known}
          label={t(m.common_email)}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refused?.typed.email ?? known}
          error={sending.issueOf('email') ?? sending.error}
        />
        <Button type="submit" kind={sentTo === undefined ? 'main' : 'second'} busy={sending.busy}>
          {t(sentTo === undefined ? m.auth_send_otp : m.auth_send_otp_again)}
        </Button>
      </AjaxForm>
      {codeSent?.message && <p role="status">{codeSent.message}</p>}
      {sentTo !== undefined && (
        <NewPasswordForm
          email={sentTo}
          toLogin={`/auth/login?${toLogin}`}
          refused={isPasswordRefused ? refused : undefined}
        />
      )}
      <TextLink to={`/auth/login?${toLogin}`}>{t(m.auth_back_to_login)}</TextLink>
    </>
  )
}

const neverChanges = () => () => {}

/** A text that only the browser has; null on the server and while the page hydrates. */
const useInBrowser = (read: () => string | null): string | null => useSyncExternalStore(neverChanges, read, () => null)

type NewPasswordProps = {
  /** The email address to which the code was sent. */
  email: string
  toLogin: string
  refused?: RefusedForm
}

function NewPasswordForm({ email, toLogin, refused }: NewPasswordProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const setting = useMutation({
    refused,
    call: (form: FormData) => {
      const json = { email, otp: fieldText(form, 'otp'), password: fieldText(form, 'password') }
      return unwrap(api.user.verifyOtp.$post({ json }))
    },
    saved: m.auth_password_reset,
    fallback: m.auth_verify_otp_failed,
    fallbackInPage: m.auth_verify_otp_error,
    done: () => {
      forgetCodeRequest()
      return navigate(toLogin)
    },
    reloads: false,
  })
  const labels = { otp: t(m.auth_otp), password: t(m.common_new_password) }

  return (
    <AjaxForm onSend={setting.run} summary={<ErrorSummary failure={setting.failure} labels={labels} />}>
      <input type="hidden" name="step" value="password" />
      <input type="hidden" name="email" value={email} />
      <Field
        label={labels.otp}
        help={t(m.auth_otp_help)}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST_SPACED_CODE}
        error={setting.issueOf('otp')}
      />
      <PasswordField
        label={labels.password}
        help={t(m.common_password_help)}
        name="password"
        autoComplete="new-password"
        error={setting.issueOf('password')}
      />
      <Button type="submit" busy={setting.busy}>
        {t(m.common_submit)}
      </Button>
    </AjaxForm>
  )
}
