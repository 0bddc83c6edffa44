import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { nextPath } from '../session/require-role.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { unlistedPage } from '../ui/page-meta.ts'
import { useTask } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'
import { ResetPassword } from './reset-password.tsx'

export const meta = unlistedPage(m.nav_login)

export default function Login() {
  const say = useSay()
  const [resetting, setResetting] = useState(false)
  return (
    <main className="mx-auto grid w-full max-w-md gap-5 px-4 py-8">
      <span aria-hidden className="mark mark-diya -mb-3 text-4xl text-kumkum" />
      <h1>{say(resetting ? m.reset_title : m.nav_login)}</h1>
      {resetting ? (
        <ResetPassword onDone={() => setResetting(false)} />
      ) : (
        <LoginForm onForgot={() => setResetting(true)} />
      )}
    </main>
  )
}

function LoginForm({ onForgot }: { onForgot: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const task = useTask(m.failed_login)

  const logIn = (form: FormData) =>
    task.run(async () => {
      const json = { email: String(form.get('email')), password: String(form.get('password')) }
      const { data } = await unwrap(api.user.login.$post({ json }))
      storeSession(data)
      await navigate(nextPath(search, data.user.role === 'ADMIN' ? '/admin/users' : '/landing'))
    })

  return (
    <>
      <SentForm onSend={(form) => void logIn(form)}>
        <Field
          label={say(m.email)}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={task.issueOf('email')}
        />
        <PasswordField
          label={say(m.password)}
          name="password"
          autoComplete="current-password"
          error={task.issueOf('password')}
        />
        {task.error && <p className="font-bold text-kumkum">{task.error}</p>}
        <Button type="submit" busy={task.busy}>
          {say(m.nav_login)}
        </Button>
      </SentForm>
      <button type="button" className="link min-h-11 justify-self-start" onClick={onForgot}>
        {say(m.forgot_password)}
      </button>
      <p>
        {say(m.no_account)}{' '}
        <Link className="link" to={{ pathname: '/auth/register', search: search.toString() }}>
          {say(m.nav_register)}
        </Link>
      </p>
    </>
  )
}
