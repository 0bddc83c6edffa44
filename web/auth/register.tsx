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

export const meta = noindexMeta(m.nav_register)

const textsOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name))
  return { name: text('name'), phoneNumber: text('phoneNumber'), email: text('email'), password: text('password') }
}

export default function Register() {
  const t = useTranslate()
  const [search] = useSearchParams()
  return (
    <Page width="form">
      <span aria-hidden className="mark mark-diya -mb-3 text-4xl text-kumkum" />
      <h1>{t(m.nav_register)}</h1>
      <RegisterForm />
      <p>
        {t(m.auth_has_account)}{' '}
        <Link className="link" to={{ pathname: '/auth/login', search: search.toString() }}>
          {t(m.nav_login)}
        </Link>
      </p>
    </Page>
  )
}

function RegisterForm() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const registering = useMutation({
    call: (form: FormData) => unwrap(api.user.register.$post({ json: textsOf(form) })),
    saved: m.auth_registered,
    fallback: m.auth_register_failed,
    fallbackInPage: m.auth_register_error,
    done: ({ data }) => {
      storeSession(data)
      return navigate(nextPath(search, '/landing'))
    },
    reloads: false,
  })

  return (
    <AjaxForm onSend={registering.run}>
      <Field
        label={t(m.common_full_name)}
        name="name"
        autoComplete="name"
        required
        error={registering.issueOf('name')}
      />
      <Field
        label={t(m.common_phone_number)}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        required
        error={registering.issueOf('phoneNumber')}
      />
      <Field
        label={t(m.common_email)}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={registering.issueOf('email')}
      />
      <PasswordField
        label={t(m.common_password)}
        help={t(m.common_password_help)}
        name="password"
        autoComplete="new-password"
        error={registering.issueOf('password')}
      />
      <FormError text={registering.error} />
      <Button type="submit" busy={registering.busy}>
        {t(m.nav_register)}
      </Button>
    </AjaxForm>
  )
}
