import { lazy, Suspense } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/settings'
import { api, orToast } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { isOwner } from '../session/desk-path.ts'
import { requireLogin } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { useUnsavedEdits } from '../ui/unsaved-edits.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnConsent } from './own-consent.tsx'
import { OwnData } from './own-data.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

export const meta = noindexMeta(m.nav_settings)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireLogin(request)
  const reading = Promise.all([
    unwrap(api.user.settings.$get()),
    isOwner(user) ? unwrap(api.admin.settings.$get()) : null,
    // This is loaded together with the page; otherwise its list of parts would later push the content down.
    isOwner(user) && forStaff(),
  ])
  const [own, site, staff] = await orToast(reading, m.settings_failed)
  return { ...own.data, site: site?.data, isNew: Boolean(site && staff && staff.isNew(site.data)) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.settings_failed })

// Only staff need it, so it is loaded for staff alone.
const forStaff = () => import('./staff-settings.tsx')
const SiteContents = lazy(async () => ({ default: (await forStaff()).SiteContents }))
const StaffSettings = lazy(forStaff)

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { user, language, consent, sessions, site, isNew } = loaderData
  const t = useTranslate()
  const { form: forms, markFormSaved, question } = useUnsavedEdits<HTMLElement>()
  const forStaffOnly = user.role === 'ADMIN' && (
    <Suspense>
      <StaffSettings email={user.email} site={site} onSaved={markFormSaved} />
    </Suspense>
  )
  return (
    <Page ref={forms}>
      <h1>{t(m.nav_settings)}</h1>
      {/* Until it is said who sells, nothing stands before that question. */}
      {isNew && forStaffOnly}
      {site && !isNew && (
        <Suspense>
          <SiteContents />
        </Suspense>
      )}
      <ProfileForm user={user} language={language} onSaved={markFormSaved} />
      <PasswordForm email={user.email} />
      <OwnSessions sessions={sessions} />
      {!isNew && forStaffOnly}
      {user.role === 'USER' && (
        <>
          <OwnConsent consent={consent} />
          <OwnData />
          <DeleteAccount />
        </>
      )}
      {question}
    </Page>
  )
}
