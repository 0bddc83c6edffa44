import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { staffRoleText } from '../../messages/staff-role.ts'
import type { Route } from './+types/invitation'
import { api, orToast } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { startPage } from '../session/start-page.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

export const meta = noindexMeta(m.invitation_title)

const CODE_LENGTH = 12

/** The token stands behind the # of the address, so that neither the server nor another page learns it. */
export async function clientLoader() {
  const token = location.hash.slice(1)
  // A code from a phone call is short; it may also be typed.
  if (token.length <= CODE_LENGTH) return { code: token, token: undefined }
  const { data } = await orToast(unwrap(api.user.invitation.$post({ json: { token } })), m.invitation_failed)
  return { ...data, token }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <>
    <Skeletons />
    <ScriptsOff />
  </>
)
export const ErrorBoundary = pageFailure({ fallback: m.invitation_failed })

export default function Invitation({ loaderData: invitation }: Route.ComponentProps) {
  const t = useTranslate()
  if (invitation.code !== undefined)
    return (
      <Suspense>
        <ClaimAccount code={invitation.code} />
      </Suspense>
    )
  return (
    <Page width="form">
      <h1>{t(m.invitation_title)}</h1>
      <AcceptForm {...invitation} />
    </Page>
  )
}

// Most people who come here have another link.
const ClaimAccount = lazy(async () => ({ default: (await import('./claim-account.tsx')).ClaimAccount }))

type Props = Exclude<Route.ComponentProps['loaderData'], { code: string }>

function AcceptForm({ token, name, email, staffRole, hasAccount }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const accepting = useMutation({
    call: (form: FormData) =>
      unwrap(api.user.invitation.accept.$post({ json: { token, password: fieldText(form, 'password') } })),
    saved: m.staff_welcome,
    fallback: m.invitation_failed,
    done: ({ data }) => {
      storeSession(data)
      return navigate(startPage(data.user), { replace: true })
    },
    reloads: false,
  })
  return (
    <AjaxForm onSend={accepting.run}>
      <p>{t(m.invitation_text, { name, role: t(staffRoleText[staffRole]) })}</p>
      <p>{t(hasAccount ? m.invitation_own_password : m.invitation_new_password, { email })}</p>
      {/* Password managers store a password under its account. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label={t(m.common_password)}
        help={hasAccount ? undefined : t(m.common_password_help)}
        name="password"
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        error={accepting.issueOf('password')}
      />
      <FormError text={accepting.errorBeside('password')} advice={accepting.advice} />
      <Button type="submit" busy={accepting.busy}>
        {t(m.invitation_accept)}
      </Button>
    </AjaxForm>
  )
}
