import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { nextPath } from '../session/require-role.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'
import { ResetPassword } from './reset-password.tsx'

export const meta = noindexMeta(m.nav_login)

export default function Login() {
  const t = useTranslate()
  const [resetting, setResetting] = useState(false)
  return (
    <Page width="form">
      <span aria-hidden className="mark mark-diya -mb-3 text-4xl text-kumkum" />
      <h1>{t(resetting ? m.auth_reset_title : m.nav_login)}</h1>
      {resetting ? (
        <ResetPassword onDone={() => setResetting(false)} />
      ) : (
        <LoginForm onForgot={() => setResetting(true)} />
      )}
    </Page>
  )
}

function LoginForm({ onForgot }: { onForgot: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const loggingIn = useMutation({
    call: (form: FormData) => {
      const json = { email: String(form.get('email')), password: String(form.get('password')) }
      return unwrap(api.user.login.$post({ json }))
    },
    fallback: m.auth_login_failed,
    fallbackInPage: m.auth_login_error,
    done: ({ data }) => {
      storeSession(data)
      return navigate(nextPath(search, data.user.role === 'ADMIN' ? '/admin/users' : '/landing'))
    },
    reloads: false,
  })

  return (
    <>
      <AjaxForm onSend={loggingIn.run}>
        <Field
          label={t(m.common_email)}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={loggingIn.issueOf('email')}
        />
        <PasswordField
          label={t(m.common_password)}
          name="password"
          autoComplete="current-password"
          error={loggingIn.issueOf('password')}
        />
        <FormError text={loggingIn.error} />
        <Button type="submit" busy={loggingIn.busy}>
          {t(m.nav_login)}
        </Button>
      </AjaxForm>
      <button type="button" className="link min-h-11 justify-self-start" onClick={onForgot}>
        {t(m.auth_forgot_password)}
      </button>
      <p>
        {t(m.auth_no_account)}{' '}
        <Link className="link" to={{ pathname: '/auth/register', search: search.toString() }}>
          {t(m.nav_register)}
        </Link>
      </p>
    </>
  )
}
