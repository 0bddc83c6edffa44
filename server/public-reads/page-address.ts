import { languageNamed } from '../../domain/address.ts'
import type { Language } from '../../domain/language.ts'

/** The parameters of a query that change the HTML of a page, besides the language: a name with these values, or with any value. */
type Shown = Readonly<Record<string, readonly string[] | 'any'>>

const NOTHING: Shown = {}

/**
 * The pages whose HTML is the same for everyone, by the pattern of `web/routes.ts`. Pages that need a login are among them, because
 * the browser loads the personal data. A test compares the list with the map of all pages, and the HTML of each pattern at several
 * addresses.
 */
export const pagesForAll: Readonly<Record<string, Shown>> = {
  '/landing': NOTHING,
  // The address contains the choice, for a reload and for the way back from the login.
  '/city/:cityName': { package: 'any', pooja: 'any' },
  '/feedback': NOTHING,
  '/priest': NOTHING,
  '/poojas': NOTHING,
  '/about': NOTHING,
  '/contact': NOTHING,
  '/questions': NOTHING,
  '/terms': NOTHING,
  '/cancellation': NOTHING,
  '/privacy': NOTHING,
  '/offline': NOTHING,
  '/auth/login': { step: ['reset', 'changed'], next: 'any' },
  '/auth/register': { next: 'any' },
  '/auth/invitation': NOTHING,
  '/user/cart': NOTHING,
  '/user/checkout': NOTHING,
  '/user/booked/:id': NOTHING,
  '/user/bookings': NOTHING,
  '/user/bookings/:id': NOTHING,
  '/user/bookings/:id/pay': NOTHING,
  '/user/payments/:id': NOTHING,
  '/user/history': NOTHING,
  '/user/settings': NOTHING,
  '/user/second-step': NOTHING,
  '/day/:token': NOTHING,
  '/admin': NOTHING,
  '/admin/payments': NOTHING,
  '/admin/users': NOTHING,
  '/admin/users/:id': NOTHING,
  '/admin/bookings/:id': NOTHING,
  '/admin/refunds': NOTHING,
  '/admin/statements': NOTHING,
  '/admin/statements/:id': NOTHING,
  '/admin/numbers': NOTHING,
  '/admin/lists/:list': NOTHING,
  '/admin/people': NOTHING,
  '/admin/sheets/:kind/:id': NOTHING,
  '/admin/inquiries': NOTHING,
  '/admin/festivals': NOTHING,
  '/admin/staff': NOTHING,
  '/admin/audit': NOTHING,
  '/admin/cities/:show': NOTHING,
  '/admin/places/:kind/:id': NOTHING,
  '/admin/edit/package/:id': NOTHING,
  '/admin/edit/event/:id': NOTHING,
}

/** Replaces a value of the address that the HTML does not show. */
const SOME = '-'

const withParameters = Object.keys(pagesForAll)
  .filter((pattern) => pattern.includes(':'))
  .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`) }))

/** The ending of the address from which an open page gets the data of the next page. */
const DATA = '.data'

type PageAddress = { route: string; url: string; named: Language | null }

const NO_QUERY = new URLSearchParams()

/**
 * The HTML that an address stands for: its pattern, and the address without parts that change nothing. Null for a page that is
 * rendered for one address only.
 */
export function pageAddress(url: string, isCity: (slug: string) => boolean): PageAddress | null {
  const at = url.indexOf('?')
  const whole = at < 0 ? url : url.slice(0, at)
  const isData = whole.endsWith(DATA)
  const path = isData ? whole.slice(0, -DATA.length) : whole
  const route = Object.hasOwn(pagesForAll, path)
    ? path
    : withParameters.find(({ matches }) => matches.test(path))?.pattern
  const shown = route && pagesForAll[route]
  if (!shown) return null
  const [, , slug = ''] = path.split('/')
  const city = route === '/city/:cityName' && isCity(slug.toLowerCase()) ? slug.toLowerCase() : null
  const query = at < 0 ? NO_QUERY : new URLSearchParams(url.slice(at))
  const kept = new URLSearchParams()
  for (const [name, values] of Object.entries(shown)) {
    const value = query.get(name)
    if (value === null) continue
    if (values === 'any') return null
    if (values.includes(value)) kept.set(name, value)
  }
  const named = languageNamed(query)
  if (named) kept.set('lang', named)
  const search = kept.size > 0 ? `?${kept}` : ''
  return {
    route,
    named,
    url: `${city === null ? withoutParameters(route) : `/city/${city}`}${isData ? DATA : ''}${search}`,
  }
}

/** All unknown cities get the same page, which says that the city does not exist. */
const withoutParameters = (route: string): string => route.replaceAll(/:\w+/g, SOME)
