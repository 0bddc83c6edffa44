import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/staff'
import { api, orToast } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { InviteForm } from './invite-form.tsx'
import { StaffRow } from './staff-row.tsx'

export const meta = noindexMeta(m.staff_title)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  const { data } = await orToast(unwrap(api.admin.staff.$get()), m.staff_failed)
  return { staff: data, ownId: user.id }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.staff_failed })

/** Who works at the desk, with their roles, and who is invited. */
export default function Staff({ loaderData: { staff, ownId } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Page width="cards">
      <h1>{t(m.staff_title)}</h1>
      <p>{t(m.staff_intro)}</p>
      <ul className="grid gap-4">
        {staff.map((member) => (
          <StaffRow key={`${member.id} ${member.staffRole}`} member={member} isSelf={member.id === ownId} />
        ))}
      </ul>
      <InviteForm key={staff.length} />
    </Page>
  )
}
