import { Link, useNavigate } from 'react-router'
import type { UserRow } from '../../../contract/desk/people.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/users'
import { api, orToast } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { Field } from '../../ui/field.tsx'
import { useDay } from '../../ui/format.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { StatusBadge } from '../../ui/status.tsx'
import { FilterLine, Folded } from '../parts/filter-line.tsx'
import './users.css'
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
    <Page width="desk" className="lines">
      <div className="lines-head">
        <h1>{t(m.nav_users)}</h1>
        <UserFilterLine key={JSON.stringify(filter)} filter={filter} />
      </div>
      <UserTable first={users} filter={filter} />
    </Page>
  )
}

function UserFilterLine({ filter: { date, email, number } }: { filter: UserFilter }) {
  const t = useTranslate()
  const day = useDay()
  return (
    <FilterLine
      addressOf={storeFilter}
      clear={{ to: '/admin/users', text: t(m.desk_clear_filters), stays: true }}
      set={[date && day(date), email, number]}
      search={<Field label={t(m.common_email)} name="email" inputMode="email" defaultValue={email} />}
    >
      <Folded>
        <Field label={t(m.desk_filter_date)} type="date" name="date" defaultValue={date} />
      </Folded>
      <Folded>
        <Field label={t(m.common_phone_number)} name="number" inputMode="tel" defaultValue={number} />
      </Folded>
    </FilterLine>
  )
}

const headings = [m.desk_user_id, m.desk_name, m.desk_email_id, m.common_phone_number, m.desk_payment_status]

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
      <div className="lines-box" tabIndex={0} role="region" aria-label={t(m.nav_users)}>
        <table className="lines-table users w-full table-fixed border-separate">
          <thead className="max-sm:sr-only">
            <tr>
              {headings.map((heading, index) => (
                <th key={index} scope="col" className="sticky top-0 h-9 bg-card">
                  {t(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.map(({ id, role, name, email, phoneNumber, verified }) => (
              <tr key={id} className="cursor-pointer" onClick={() => void navigate(`/admin/users/${id}`)}>
                <td title={id} className={role === 'ADMIN' ? 'text-kumkum' : 'text-tulsi'}>
                  {id}
                  <span className="sr-only">{role === 'ADMIN' ? t(m.desk_role_admin) : ''}</span>
                </td>
                <td>
                  <Link
                    to={`/admin/users/${id}`}
                    lang={langOf(name)}
                    title={name}
                    className="link block truncate font-bold"
                  >
                    {name}
                  </Link>
                </td>
                <td title={email ?? undefined}>{email}</td>
                <td className="tabular-nums">{phoneNumber}</td>
                <td>
                  <StatusBadge of={verified ? allVerified : notAllVerified} />
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
