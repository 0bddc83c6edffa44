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
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

export const meta = unlistedPage(m.nav_register)

export default function Register() {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const task = useTask(m.failed_register)

  const register = (form: FormData) =>
    task.run(async () => {
      const text = (name: string) => String(form.get(name))
      const json = {
        name: text('name'),
        phoneNumber: text('phoneNumber'),
        email: text('email'),
        password: text('password'),
      }
      const { data, message } = await unwrap(api.user.register.$post({ json }))
      storeSession(data)
      showToast('success', message ?? say(m.registered))
      await navigate(nextPath(search, '/landing'))
    })

  return (
    <main className="mx-auto grid w-full max-w-md gap-5 px-4 py-8">
      <span aria-hidden className="mark mark-diya -mb-3 text-4xl text-kumkum" />
      <h1>{say(m.nav_register)}</h1>
      <SentForm onSend={(form) => void register(form)}>
        <Field label={say(m.full_name)} name="name" autoComplete="name" required error={task.issueOf('name')} />
        <Field
          label={say(m.phone_number)}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          error={task.issueOf('phoneNumber')}
        />
        <Field
          label={say(m.email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={task.issueOf('email')}
        />
        <PasswordField
          label={say(m.password)}
          help={say(m.password_help)}
          name="password"
          autoComplete="new-password"
          error={task.issueOf('password')}
        />
        {task.error && <p className="font-bold text-kumkum">{task.error}</p>}
        <Button type="submit" busy={task.busy}>
          {say(m.nav_register)}
        </Button>
      </SentForm>
      <p>
        {say(m.has_account)}{' '}
        <Link className="link" to={{ pathname: '/auth/login', search: search.toString() }}>
          {say(m.nav_login)}
        </Link>
      </p>
    </main>
  )
}
