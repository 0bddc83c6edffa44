import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { ALL, unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/user'
import { api, orToast, textOf } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { telephone, TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { UserBooking } from './user-booking.tsx'

// Loaded late, because only people without an email need it, and they are few.
const NewClaim = lazy(async () => ({ default: (await import('./new-claim.tsx')).NewClaim }))

export const meta = noindexMeta(m.desk_user_details)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const userId = params.id.trim()
  if (userId === '') throw data({ message: textOf(m.desk_user_id_missing) }, { status: 400 })
  const call = api.admin.user[':userId'].$get({ param: { userId }, query: ALL })
  return (await orToast(unwrap(call), m.desk_user_failed)).data
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_user_failed })

export default function User({ loaderData: { user, bookings } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Page width="cards">
      <TextLink to="/admin/users">{t(m.desk_back_to_users)}</TextLink>
      <h1 lang={langOf(user.name)}>{user.name}</h1>
      {/* A deleted account has neither phone nor email; a devotee who booked by phone may have no email. */}
      {user.phoneNumber && (
        <div className="grid gap-1">
          <p>
            {user.email ? (
              <>
                {t(m.common_email)}:{' '}
                <a className="link" href={`mailto:${user.email}`}>
                  {user.email}
                </a>
              </>
            ) : (
              t(m.desk_no_email)
            )}
          </p>
          <p>
            {t(m.common_phone_number)}:{' '}
            <Unbroken>
              <a className="link inline-flex min-h-11 items-center" href={telephone(user.phoneNumber)}>
                {user.phoneNumber}
              </a>
            </Unbroken>
          </p>
        </div>
      )}
      {user.phoneNumber && !user.email && (
        <Suspense>
          <NewClaim userId={user.id} />
        </Suspense>
      )}
      <h2>{t(m.desk_bookings_of_user)}</h2>
      {bookings.length === 0 && <p>{t(m.desk_no_bookings)}</p>}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <UserBooking key={booking.id} booking={booking} />
        ))}
      </ul>
    </Page>
  )
}
