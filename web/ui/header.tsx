import { Link, NavLink } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { storeSession, useSession } from '../session/session.ts'

const item = 'inline-flex min-h-11 items-center px-1 underline-offset-4 hover:underline aria-[current=page]:font-bold'

/** Ends the session here at once, whatever the network does, and has the page start anew (specification, section 2). */
async function logOut(): Promise<void> {
  await unwrap(api.user.logout.$post({ json: {} })).catch(() => {})
  storeSession(null)
  location.assign('/landing')
}

export function Header() {
  const say = useSay()
  const session = useSession()
  const role = session?.user.role
  return (
    <header className="border-b border-stone bg-card">
      <nav
        aria-label={say(m.navigation)}
        className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2"
      >
        <Link
          to="/landing"
          className="me-auto inline-flex min-h-11 items-center font-heading text-2xl font-bold text-river"
        >
          {say(m.brand)}
        </Link>
        <div className="sm:order-last">
          <LanguageSwitch />
        </div>
        <span aria-hidden className="basis-full sm:hidden" />
        <NavLink to="/" end className={item}>
          {say(m.nav_home)}
        </NavLink>
        {role === 'USER' && (
          <>
            <NavLink to="/user/cart" className={item}>
              {say(m.nav_cart)}
            </NavLink>
            <NavLink to="/user/bookings" className={item}>
              {say(m.nav_bookings)}
            </NavLink>
          </>
        )}
        {role === 'ADMIN' && (
          <NavLink to="/admin/users" className={item}>
            {say(m.nav_users)}
          </NavLink>
        )}
        {session && (
          <NavLink to="/user/settings" className={item}>
            {say(m.nav_settings)}
          </NavLink>
        )}
        {session ? (
          <button type="button" className={item} onClick={() => void logOut()}>
            {say(m.nav_logout)}
          </button>
        ) : (
          <>
            <NavLink to="/auth/login" className={item}>
              {say(m.nav_login)}
            </NavLink>
            <NavLink to="/auth/register" className={item}>
              {say(m.nav_register)}
            </NavLink>
          </>
        )}
      </nav>
    </header>
  )
}
