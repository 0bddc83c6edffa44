import { Link, useNavigate } from 'react-router'
import type { UserRow } from '../../../contract/desk/people.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/users'
import { api, orToast } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { StatusBadge } from '../../ui/status.tsx'
import { useFoldedFilters } from '../parts/folded-filters.tsx'
import { storeFilter, storedFilter, toCall, type UserFilter } from './user-filter.ts'

export const meta = noindexMeta(m.nav_users)

/** The state of all bookings of a user together (specification, section 2). */
const allVerified = { label: m.status_verified, tone: 'done' } as const
const notAllVerified = { label: m.status_not_verified, tone: 'quiet' } as const

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const filter = storedFilter(new URL(request.url).searchParams)
  const users = await orToast(unwrap(api.admin.user.all.$post({ json: toCall(filter) })), m.desk_users_failed)
  return { filter, users }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_users_error })

export default function Users({ loaderData: { filter, users } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Page width="table">
      <h1>{t(m.nav_users)}</h1>
      <UserFilterForm key={JSON.stringify(filter)} filter={filter} />
      <UserTable first={users} filter={filter} />
    </Page>
  )
}

function UserFilterForm({ filter }: { filter: UserFilter }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { date, email, number } = filter
  const { folded, unfold } = useFoldedFilters([date, number].some(Boolean))
  const isEmpty = [date, email, number].every((value) => value === '')
  return (
    <AjaxForm
      className="card items-end max-sm:gap-3 md:grid-cols-3"
      onSend={(form) => void navigate(storeFilter(form))}
    >
      <div className={folded}>
        <Field label={t(m.desk_filter_date)} type="date" name="date" defaultValue={date} />
      </div>
      <Field label={t(m.common_email)} name="email" inputMode="email" defaultValue={email} />
      <div className={folded}>
        <Field label={t(m.common_phone_number)} name="number" inputMode="tel" defaultValue={number} />
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-3">
        <Button type="submit">{t(m.desk_apply)}</Button>
        {unfold}
        <ButtonLink kind="second" to="/admin/users" className={isEmpty ? folded : ''}>
          {t(m.desk_clear_filters)}
        </ButtonLink>
      </div>
    </AjaxForm>
  )
}

function UserTable({ first, filter }: { first: ListPage<UserRow>; filter: UserFilter }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const loadNext = (cursor: string) => unwrap(api.admin.user.all.$post({ json: { ...toCall(filter), cursor } }))
  const { items: users, more } = useLoadMore(first, loadNext, { fallback: m.desk_users_failed })

  if (users.length === 0) return <p>{t(m.desk_no_users)}</p>
  return (
    <>
      {/* An element that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={t(m.nav_users)}>
        <table className="w-full text-base">
          <thead className="max-sm:sr-only">
            <tr className="border-b-2 border-stone text-start">
              {[m.desk_user_id, m.desk_name, m.desk_email_id, m.common_phone_number, m.desk_payment_status].map(
                (heading, index) => (
                  <th key={index} scope="col" className="px-2 py-2 text-start">
                    {t(heading)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr
                key={user.id}
                className="cursor-pointer border-b border-stone hover:bg-card max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:py-2"
                onClick={() => void navigate(`/admin/users/${user.id}`)}
              >
                <td className="px-2 max-sm:order-last">
                  {/* `relative` keeps the text for screen readers in the table; outside it would widen the page. */}
                  <Link
                    to={`/admin/users/${user.id}`}
                    className={`relative inline-block min-h-11 w-[19ch] content-center py-1 font-mono font-bold underline max-sm:w-[13ch] max-sm:truncate sm:break-all ${user.role === 'ADMIN' ? 'text-kumkum' : 'text-tulsi'}`}
                  >
                    {user.id}
                    <span className="sr-only">{user.role === 'ADMIN' ? t(m.desk_role_admin) : ''}</span>
                  </Link>
                </td>
                <td lang={langOf(user.name)} className="px-2 max-sm:-order-2 max-sm:font-bold">
                  {user.name}
                </td>
                <td className="min-w-56 px-2 wrap-anywhere max-sm:col-span-2">{user.email}</td>
                <td className="px-2 whitespace-nowrap tabular-nums">{user.phoneNumber}</td>
                <td className="px-2 whitespace-nowrap max-sm:-order-1 max-sm:justify-self-end">
                  <StatusBadge of={user.verified ? allVerified : notAllVerified} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  )
}
