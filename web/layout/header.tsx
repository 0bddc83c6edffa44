import { lazy, Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { isDesk, isOnMoney } from '../session/desk-path.ts'
import { useLogo } from '../root-data.ts'
import { deleteDrafts } from '../session/draft.ts'
import { storeSession, useSession } from '../session/session.ts'
import { headerItem } from './header-item.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LoadingIndicator } from './loading-indicator.tsx'
import { MainLinks } from './main-links.tsx'

// Only staff need these, so they are loaded for staff alone.
const DeskLinks = lazy(() => import('./desk-links.tsx'))
const DeskNumbers = lazy(() => import('../desk/today/desk-numbers.tsx'))
const DeskSearch = lazy(async () => ({ default: (await import('../desk/search/desk-search.tsx')).DeskSearch }))

/** A name of more characters is shown smaller, in two lines. */
const LONG_NAME = 14

/** Deletes the session also when the call fails, and reloads the page (specification, section 2). */
async function logOut(): Promise<void> {
  await unwrap(api.user.logout.$post({ json: {} })).catch(() => {})
  storeSession(null, false)
  deleteDrafts()
  // `reload` would send a form again if the page answers a form.
  location.replace(location.pathname + location.search)
}

export function Header() {
  const t = useTranslate()
  const session = useSession()
  const isDeskPage = isDesk(useLocation().pathname)
  const isStaff = session?.user.role === 'ADMIN'
  const hasToday = isDeskPage && isOnMoney(session?.user)
  const logout = session && (
    <button type="button" className={headerItem} onClick={() => void logOut()}>
      {t(m.nav_logout)}
    </button>
  )
  const ownChoices = (
    <div className={`flex items-center gap-2 ${isStaff ? 'lg:order-last' : ''}`}>
      {session && (
        <NavLink
          to="/user/settings"
          aria-label={t(m.nav_settings)}
          title={t(m.nav_settings)}
          className={`size-11 place-items-center rounded-lg text-river hover:bg-glow aria-[current=page]:bg-glow ${isStaff ? 'grid' : 'hidden sm:grid'}`}
        >
          <svg aria-hidden viewBox="0 0 24 24" className="size-7 fill-none stroke-current stroke-2">
            <circle cx="12" cy="8" r="4" />
            <path d="M4 21c0-5 3.5-7 8-7s8 2 8 7z" />
          </svg>
        </NavLink>
      )}
      <LanguageSwitch />
    </div>
  )
  return (
    <header className="border-t-[6px] border-action bg-card shadow-[inset_0_2px_0_var(--marigold),0_1px_0_var(--stone)]">
      <nav
        aria-label={t(m.common_navigation)}
        className={`mx-auto flex flex-wrap items-center justify-between gap-x-[8px] px-4 sm:gap-x-5 ${isStaff ? 'relative sm:flex-nowrap' : ''} ${isDeskPage ? 'max-w-[84rem]' : 'max-w-6xl py-1 sm:py-2'}`}
      >
        {/* With large text only the picture has enough space. */}
        <div className={`@container min-w-[44px] flex-1 ${isStaff ? 'lg:flex-[0_0_8rem]' : ''}`}>
          <Link
            to="/landing"
            className="inline-flex min-h-[48px] min-w-[44px] items-center gap-2 font-heading text-[1.5rem] leading-none font-bold text-river sm:text-[1.65rem]"
          >
            <img src={useLogo()} alt="" width={40} height={40} />
            <span
              className={`@max-[6.8rem]:sr-only ${t(m.common_brand).length > LONG_NAME ? 'line-clamp-2 text-base leading-normal' : ''}`}
            >
              {t(m.common_brand)}
            </span>
          </Link>
        </div>
        {isStaff ? (
          <>
            <Suspense fallback={<div className="nav-bar sm:flex-1">{logout}</div>}>
              <DeskLinks>{logout}</DeskLinks>
            </Suspense>
            {hasToday && (
              <Suspense>
                <DeskSearch />
              </Suspense>
            )}
          </>
        ) : (
          <>
            <MainLinks role={session ? 'USER' : 'none'} />
            {logout}
          </>
        )}
        {ownChoices}
      </nav>
      {hasToday && (
        <Suspense fallback={<div className="border-t border-stone bg-paper lg:min-h-[37px]" />}>
          <DeskNumbers />
        </Suspense>
      )}
      <LoadingIndicator />
    </header>
  )
}
