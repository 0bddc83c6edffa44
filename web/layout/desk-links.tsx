import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { mayOpen } from '../desk/parts/access.ts'
import { TODAY } from '../session/desk-path.ts'
import { useSession } from '../session/session.ts'
import { useCurrentInSight } from '../ui/current-in-sight.ts'
import { headerItem } from './header-item.ts'

/** The links for admins (specification, section 2, "Header"). */
const links = [
  [TODAY, m.nav_today],
  ['/admin/statements', m.nav_statements],
  ['/admin/lists/bookings', m.nav_lists],
  ['/admin/users', m.nav_users],
  ['/admin/numbers', m.nav_numbers],
  ['/admin/cities/_all', m.nav_offers],
  ['/admin/festivals', m.nav_festivals],
  ['/admin/staff', m.nav_staff],
  ['/admin/audit', m.nav_audit],
] as const

/** The desk has many pages: their links are one row that scrolls, on a phone at the lower edge, and fades where more links follow. */
export default function DeskLinks({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const user = useSession()?.user
  const row = useCurrentInSight<HTMLDivElement>()
  return (
    <div className="nav-bar min-w-0 sm:flex-1 lg:flex-initial">
      <div ref={row} className="scrolls-on flex w-full justify-between gap-x-3 overflow-x-auto lg:gap-x-1.5">
        <NavLink to="/" end className={headerItem}>
          {t(m.nav_home)}
        </NavLink>
        {links
          .filter(([to]) => user && mayOpen(user, to))
          .map(([to, name]) => (
            <NavLink key={to} to={to} end={to === TODAY} className={headerItem}>
              {t(name)}
            </NavLink>
          ))}
        {children}
      </div>
    </div>
  )
}
