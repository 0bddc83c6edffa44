import { lazy, Suspense } from 'react'
import { Link, NavLink, useLocation, useNavigation } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../language/language.ts'
import { isDesk, TODAY } from '../session/desk-path.ts'
import { deleteDrafts } from '../session/draft.ts'
import { storeSession, useSession } from '../session/session.ts'
import { LanguageSwitch } from './language-switch.tsx'

const item =
  'inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center border-b-4 border-transparent px-1 pt-1 text-[0.95rem] whitespace-nowrap hover:border-stone aria-[current=page]:border-marigold aria-[current=page]:font-bold'

// Only staff load these.
const DeskNumbers = lazy(() => import('../desk/desk-numbers.tsx'))
const DeskSearch = lazy(async () => ({ default: (await import('../admin/desk-search.tsx')).DeskSearch }))

/** Deletes the session also when the call fails, and reloads the page (specification, section 2). */
async function logOut(): Promise<void> {
  await unwrap(api.user.logout.$post({ json: {} })).catch(() => {})
  storeSession(null)
  deleteDrafts()
  // Not `reload`, which would send a form again whose answer is this page.
  location.replace(location.pathname + location.search)
}

/** The links for visitors, devotees and admins (specification, section 2, "Header"). */
const links = {
  none: [
    ['/auth/login', m.nav_login],
    ['/auth/register', m.nav_register],
  ],
  USER: [
    ['/user/cart', m.nav_cart],
    ['/user/bookings', m.nav_bookings],
  ],
  ADMIN: [
    [TODAY, m.nav_today],
    ['/admin/statements', m.nav_statements],
    ['/admin/lists/bookings', m.nav_lists],
    ['/admin/users', m.nav_users],
    ['/admin/numbers', m.nav_numbers],
    ['/admin/audit', m.nav_audit],
  ],
} as const

export function Header() {
  const t = useTranslate()
  const session = useSession()
  const isDeskPage = isDesk(useLocation().pathname)
  // The pages of the desk are many: on a phone their links are one row that scrolls.
  const isStaff = session?.user.role === 'ADMIN'
  return (
    <header className="relative border-t-[6px] border-action bg-card shadow-[inset_0_2px_0_var(--marigold),0_1px_0_var(--stone)]">
      <nav
        aria-label={t(m.common_navigation)}
        className={`mx-auto flex flex-wrap items-center justify-between gap-x-6 px-4 ${isDeskPage ? 'max-w-[84rem]' : 'max-w-6xl pt-2 sm:py-2'}`}
      >
        <Link
          to="/landing"
          className="inline-flex min-h-12 items-center gap-2 font-heading text-[1.65rem] leading-none font-bold text-river sm:me-auto"
        >
          <img src="/icon.svg" alt="" width={40} height={40} />
          {t(m.common_brand)}
        </Link>
        <div className="flex items-center gap-2 sm:order-last">
          {session && (
            <NavLink
              to="/user/settings"
              aria-label={t(m.nav_settings)}
              title={t(m.nav_settings)}
              className="grid size-11 place-items-center rounded-lg text-river hover:bg-glow aria-[current=page]:bg-glow"
            >
              <svg aria-hidden viewBox="0 0 24 24" className="size-7 fill-none stroke-current stroke-2">
                <circle cx="12" cy="8" r="4" />
                <path d="M4 21c0-5 3.5-7 8-7s8 2 8 7z" />
              </svg>
            </NavLink>
          )}
          <LanguageSwitch />
        </div>
        <div
          className={`flex basis-full justify-between sm:basis-auto ${isStaff ? 'gap-x-3 overflow-x-auto' : 'flex-wrap sm:gap-5'}`}
        >
          <NavLink to="/" end className={item}>
            {t(m.nav_home)}
          </NavLink>
          {links[session?.user.role ?? 'none'].map(([to, name]) => (
            <NavLink key={to} to={to} end={to === TODAY} className={item}>
              {t(name)}
              {to === '/user/cart' && <CartCount />}
            </NavLink>
          ))}
          {session && (
            <button type="button" className={item} onClick={() => void logOut()}>
              {t(m.nav_logout)}
            </button>
          )}
        </div>
        {isStaff && isDeskPage && (
          <Suspense>
            <DeskSearch />
          </Suspense>
        )}
      </nav>
      {isStaff && isDeskPage && (
        <Suspense fallback={<div className="min-h-11 border-t border-stone bg-paper lg:min-h-[37px]" />}>
          <DeskNumbers />
        </Suspense>
      )}
      <LoadingIndicator />
    </header>
  )
}

/** A flame while the next page loads; its class delays it, so that quick pages do not flash. */
function LoadingIndicator() {
  const { state } = useNavigation()
  const t = useTranslate()
  if (state === 'idle') return null
  return (
    <p role="status" className="late absolute inset-x-0 top-full z-10 flex justify-center pt-1">
      <span className="rounded-full border border-stone bg-card px-3 py-1 text-kumkum shadow">
        <span className="flame" /> <span className="text-ink">{t(m.common_loading)}</span>
      </span>
    </p>
  )
}

/** The number of entries in the cart; nothing while it is empty. */
function CartCount() {
  const count = useCartCount()
  return (
    count !== null &&
    count > 0 && (
      <span className="ms-1.5 min-w-6 rounded-full bg-kumkum px-1.5 text-center text-sm font-bold text-card tabular-nums">
        {count}
      </span>
    )
  )
}
