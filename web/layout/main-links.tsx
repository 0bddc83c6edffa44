import { NavLink } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { useCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../language/language.ts'

/** The icons: lines of one width in a square of 24. */
const icons = {
  home: 'M3 11l9-8 9 8M6 9v12h4v-6h4v6h4V9',
  cart: 'M2 4h3l3 12h10l3-9H6M10 20h.01M17 20h.01',
  bookings: 'M5 3h14v18l-3-2-4 2-4-2-3 2zM9 8h6M9 13h6',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 3-7 8-7s8 2 8 7',
  poojas: 'M12 2c3 4 3 6 0 8-3-2-3-4 0-8zM3 13h18c0 5-4 8-9 8s-9-3-9-8z',
  login: 'M10 17l5-5-5-5M15 12H3M14 4h6v16h-6',
  register: 'M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 21c0-5 3-7 7-7 2 0 3 0 4 1M18 14v7M15 18h7',
} as const

type MainLink = {
  to: string
  name: Message
  icon: keyof typeof icons
  /** A wide screen shows this link elsewhere. */
  onlyOnPhones?: true
}

const HOME: MainLink = { to: '/', name: m.nav_home, icon: 'home' }

/** The links for visitors and devotees (specification, section 2, "Header"), four of each on a phone. */
const links: Record<'none' | 'USER', readonly MainLink[]> = {
  none: [
    HOME,
    { to: '/poojas', name: m.nav_poojas, icon: 'poojas', onlyOnPhones: true },
    { to: '/auth/login', name: m.nav_login, icon: 'login' },
    { to: '/auth/register', name: m.nav_register, icon: 'register' },
  ],
  USER: [
    HOME,
    { to: '/user/cart', name: m.nav_cart, icon: 'cart' },
    { to: '/user/bookings', name: m.nav_bookings, icon: 'bookings' },
    { to: '/user/settings', name: m.nav_settings, icon: 'account', onlyOnPhones: true },
  ],
}

/** The main pages: in the header of a wide screen, in a bar at the lower edge of a phone. */
export function MainLinks({ role }: { role: 'none' | 'USER' }) {
  const t = useTranslate()
  return (
    <div className="nav-bar">
      {links[role].map(({ to, name, icon, onlyOnPhones }) => (
        <NavLink key={to} to={to} end={to === '/'} className={`nav-item ${onlyOnPhones ? 'sm:hidden' : ''}`}>
          <svg aria-hidden viewBox="0 0 24 24" className="nav-icon">
            <path d={icons[icon]} />
          </svg>
          {/* With large text there is room for the icons only. */}
          <span className="max-sm:@max-[15.5rem]:sr-only">{t(name)}</span>
          {to === '/user/cart' && <CartCount />}
        </NavLink>
      ))}
    </div>
  )
}

/** The number of entries in the cart; nothing while it is empty. */
function CartCount() {
  const count = useCartCount()
  return (
    count !== null &&
    count > 0 && (
      <span className="ms-1.5 min-w-6 rounded-full bg-river px-1.5 text-center text-sm leading-normal font-bold text-card tabular-nums max-sm:absolute max-sm:start-1/2 max-sm:top-0">
        {count}
      </span>
    )
  )
}
