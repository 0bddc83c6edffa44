import { Link, useNavigate, useSearchParams } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { nextPath } from '../session/require-role.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

export const meta = noindexMeta(m.nav_register)

export default function Register() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const mutation = useMutation(m.auth_register_failed)

  const register = (form: FormData) =>
    mutation.run(async () => {
      const text = (name: string) => String(form.get(name))
      const json = {
        name: text('name'),
        phoneNumber: text('phoneNumber'),
        email: text('email'),
        password: text('password'),
      }
      const { data, message } = await unwrap(api.user.register.$post({ json }))
      storeSession(data)
      showToast('success', message ?? t(m.auth_registered))
      await navigate(nextPath(search, '/landing'))
    })

  return (
    <main className="mx-auto grid w-full max-w-md gap-5 px-4 py-8">
      <span aria-hidden className="mark mark-diya -mb-3 text-4xl text-kumkum" />
      <h1>{t(m.nav_register)}</h1>
      <AjaxForm onSend={(form) => void register(form)}>
        <Field
          label={t(m.common_full_name)}
          name="name"
          autoComplete="name"
          required
          error={mutation.issueOf('name')}
        />
        <Field
          label={t(m.common_phone_number)}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          error={mutation.issueOf('phoneNumber')}
        />
        <Field
          label={t(m.common_email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={mutation.issueOf('email')}
        />
        <PasswordField
          label={t(m.common_password)}
          help={t(m.common_password_help)}
          name="password"
          autoComplete="new-password"
          error={mutation.issueOf('password')}
        />
        {mutation.error && <p className="font-bold text-kumkum">{mutation.error}</p>}
        <Button type="submit" busy={mutation.busy}>
          {t(m.nav_register)}
        </Button>
      </AjaxForm>
      <p>
        {t(m.auth_has_account)}{' '}
        <Link className="link" to={{ pathname: '/auth/login', search: search.toString() }}>
          {t(m.nav_login)}
        </Link>
      </p>
    </main>
  )
}
