import type { Page } from 'playwright-core'
import { matchPath } from 'react-router'
import { cities } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import routes from '../../web/routes.ts'
import type { Fixtures } from './fixtures.ts'
import { nextUtr } from './people.ts'
import {
  type Act,
  addToCart,
  alert,
  askForCode,
  askToCancel,
  askToCancelAtDesk,
  booked,
  both,
  chooseFirst,
  chooseLast,
  choosePdf,
  chooseStatement,
  confirmPayment,
  enterLess,
  enterUtr,
  filterForNobody,
  forget,
  leaveUnsaved,
  logInWrongly,
  makeLink,
  noRefunds,
  openDetails,
  openNote,
  openPayment,
  openTables,
  press,
  rejectWithoutWords,
  saveNoDriver,
  saveWithWrongKey,
  saveWithZero,
  searchFor,
  searchForNothing,
  submit,
  typeUtr,
  undoOffered,
  withEarlierQuote,
  withoutNetwork,
} from './page-acts.ts'
import { present } from '../present.ts'

export type PageState = {
  name: string
  path: string | ((fixtures: Fixtures) => string)
  as?: keyof Fixtures['people']
  /** Prepares the state before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  act?: Act
  /** What the browser writes once to its console in this state. */
  complaint?: RegExp
  /** No language has been chosen yet. */
  firstVisit?: true
  /** The state does not share the storage of another state. */
  ownProfile?: true
}

const deskOf = ({ id }: Fixtures['toCheck']) => `/admin/bookings/${id}`

const all: readonly PageState[] = [
  { name: 'landing', path: '/landing' },
  { name: 'landing-language', path: '/landing', firstVisit: true },
  { name: 'landing-devotee', path: '/landing', as: 'newcomer' },
  ...Object.keys(cities).map((city) => ({ name: `city-${city}`, path: `/city/${city}` })),
  { name: 'city-package', path: '/city/varanasi', as: 'newcomer', act: chooseFirst },
  { name: 'city-pooja', path: '/city/varanasi', as: 'newcomer', act: chooseLast },
  { name: 'city-no-date', path: '/city/varanasi', as: 'newcomer', act: both(chooseFirst, addToCart, alert) },
  { name: 'city-replaced', path: '/city/varanasi', as: 'newcomer', act: both(chooseFirst, chooseLast, undoOffered) },
  { name: 'city-admin', path: '/city/varanasi', as: 'admin' },
  { name: 'city-unknown', path: '/city/atlantis', complaint: /404/ },
  { name: 'feedback', path: '/feedback' },
  { name: 'feedback-devotee', path: '/feedback', as: 'pilgrim' },
  { name: 'feedback-admin', path: '/feedback', as: 'admin' },
  { name: 'priest', path: '/priest' },
  { name: 'poojas', path: '/poojas' },
  { name: 'privacy', path: '/privacy' },
  { name: 'offline', path: '/offline' },
  { name: 'login', path: '/auth/login' },
  { name: 'login-error', path: '/auth/login', act: both(logInWrongly, alert), complaint: /400/ },
  { name: 'login-reset', path: '/auth/login', act: forget },
  { name: 'login-reset-code', path: '/auth/login', act: both(forget, askForCode) },
  { name: 'register', path: '/auth/register' },
  { name: 'register-errors', path: '/auth/register', act: both(submit, alert), complaint: /400/ },
  { name: 'cart', path: '/user/cart', as: 'shopper' },
  { name: 'cart-empty', path: '/user/cart', as: 'newcomer' },
  { name: 'checkout', path: '/user/checkout', as: 'shopper' },
  { name: 'checkout-error', path: '/user/checkout', as: 'shopper', act: enterUtr(() => '12345') },
  { name: 'checkout-booked', path: '/user/checkout', as: 'buyer', act: both(enterUtr(nextUtr), booked) },
  { name: 'checkout-hint', path: '/user/checkout', as: 'shopper', act: typeUtr('४२६८ १२३४ ५६') },
  { name: 'checkout-earlier', path: '/user/checkout', as: 'shopper', before: withEarlierQuote },
  ...(['checking', 'verified', 'rest', 'less', 'rejected', 'cancelled', 'refunded'] as const).map((state) => ({
    name: `booking-${state}`,
    path: ({ bookings }: Fixtures) => `/user/bookings/${bookings[state]}`,
    as: 'payer' as const,
  })),
  { name: 'booking-past', path: ({ past }) => `/user/bookings/${past}`, as: 'pilgrim' },
  {
    name: 'booking-cancel',
    path: ({ bookings }) => `/user/bookings/${bookings.checking}`,
    as: 'payer',
    act: askToCancel,
  },
  { name: 'booking-link', path: ({ bookings }) => `/user/bookings/${bookings.rest}`, as: 'payer', act: makeLink },
  { name: 'booking-unknown', path: '/user/bookings/nothing', as: 'payer', complaint: /404/ },
  { name: 'pay-rest', path: ({ bookings }) => `/user/bookings/${bookings.verified}/pay`, as: 'payer' },
  {
    name: 'pay-correct',
    path: ({ bookings, payments }) => `/user/payments/${payments.checking}?booking=${bookings.checking}`,
    as: 'payer',
  },
  {
    name: 'pay-rejected',
    path: ({ payments }) => `/user/payments/${payments.rejected}`,
    as: 'payer',
    act: openDetails,
  },
  { name: 'shared', path: ({ sharedPath }) => sharedPath },
  { name: 'shared-ended', path: '/shared/no-such-link', complaint: /404/ },
  { name: 'bookings', path: '/user/bookings', as: 'pilgrim' },
  { name: 'bookings-states', path: '/user/bookings', as: 'payer' },
  { name: 'bookings-empty', path: '/user/bookings', as: 'newcomer' },
  {
    name: 'bookings-offline',
    path: '/user/bookings',
    as: 'pilgrim',
    before: withoutNetwork('**/v1/bookings/all*'),
    complaint: /ERR_INTERNET_DISCONNECTED/,
    ownProfile: true,
  },
  { name: 'history', path: '/user/history', as: 'pilgrim' },
  { name: 'settings', path: '/user/settings', as: 'pilgrim' },
  { name: 'settings-unsaved', path: '/user/settings', as: 'pilgrim', act: leaveUnsaved },
  { name: 'today', path: '/admin', as: 'admin' },
  { name: 'queue', path: '/admin/payments', as: 'admin' },
  { name: 'queue-open', path: '/admin/payments', as: 'admin', act: openPayment },
  { name: 'queue-keys', path: '/admin/payments', as: 'admin', act: press('?') },
  { name: 'queue-reject', path: '/admin/payments', as: 'admin', act: press('r') },
  { name: 'queue-undo', path: '/admin/payments', as: 'admin', act: confirmPayment },
  { name: 'queue-none', path: '/admin/payments', as: 'admin', act: searchForNothing },
  { name: 'queue-rejected', path: '/admin/payments?show=REJECTED', as: 'admin', act: openPayment },
  { name: 'users', path: '/admin/users', as: 'admin' },
  { name: 'users-none', path: '/admin/users', as: 'admin', act: filterForNobody },
  { name: 'user', path: ({ pilgrimId }) => `/admin/users/${pilgrimId}`, as: 'admin' },
  { name: 'user-without-bookings', path: ({ newcomerId }) => `/admin/users/${newcomerId}`, as: 'admin' },
  { name: 'user-note', path: ({ pilgrimId }) => `/admin/users/${pilgrimId}`, as: 'admin', act: openNote },
  { name: 'user-unknown', path: '/admin/users/nobody', as: 'admin', complaint: /404/ },
  { name: 'desk-to-check', path: ({ toCheck }) => deskOf(toCheck), as: 'admin' },
  { name: 'desk-amount-differs', path: ({ toCheck }) => deskOf(toCheck), as: 'admin', act: enterLess },
  { name: 'desk-reject', path: ({ toCheck }) => deskOf(toCheck), as: 'admin', act: rejectWithoutWords },
  { name: 'desk-verified', path: ({ verified }) => deskOf(verified), as: 'admin' },
  {
    name: 'desk-driver-error',
    path: ({ toCheck }) => deskOf(toCheck),
    as: 'admin',
    act: saveNoDriver,
    complaint: /400/,
  },
  { name: 'desk-cancel', path: ({ verified }) => deskOf(verified), as: 'admin', act: askToCancelAtDesk },
  { name: 'desk-past', path: ({ past }) => `/admin/bookings/${past}`, as: 'admin' },
  { name: 'desk-rejected', path: ({ rejected }) => deskOf(rejected), as: 'admin' },
  { name: 'desk-cancelled', path: ({ cancelled }) => deskOf(cancelled), as: 'admin' },
  { name: 'desk-scanned', path: ({ verified }) => `/admin/bookings/${verified.id}`, as: 'admin' },
  { name: 'desk-unknown', path: '/admin/bookings/nothing', as: 'admin', complaint: /404/ },
  { name: 'refunds', path: '/admin/refunds', as: 'admin' },
  {
    name: 'refunds-empty',
    path: '/admin/refunds',
    as: 'admin',
    before: noRefunds,
    act: (page, say) => page.getByText(say(m.admin_refunds_none)).waitFor(),
  },
  { name: 'statements', path: '/admin/statements', as: 'admin' },
  { name: 'statements-columns', path: '/admin/statements', as: 'admin', act: chooseStatement },
  { name: 'statements-unreadable', path: '/admin/statements', as: 'admin', act: choosePdf },
  ...(['REVIEW', 'UNKNOWN', 'UNREADABLE', 'WAITING', 'SEEN'] as const).map((kind) => ({
    name: `statement-${kind.toLowerCase()}`,
    path: ({ statementId }: Fixtures) => `/admin/statements/${statementId}?kind=${kind}`,
    as: 'admin' as const,
  })),
  { name: 'statement-missing', path: '/admin/statements/nothing', as: 'admin', complaint: /404/ },
  { name: 'search', path: '/admin/refunds', as: 'admin', act: searchFor('savitri') },
  { name: 'search-none', path: '/admin/refunds', as: 'admin', act: searchFor('zzzz') },
  { name: 'numbers', path: '/admin/numbers', as: 'admin', act: openTables },
  { name: 'numbers-year', path: '/admin/numbers?weeks=52', as: 'admin' },
  ...(['bookings', 'payments', 'people', 'feedback'] as const).map((list) => ({
    name: `list-${list}`,
    path: `/admin/lists/${list}`,
    as: 'admin' as const,
  })),
  { name: 'list-columns', path: '/admin/lists/bookings?columns=reference,status', as: 'admin', act: openDetails },
  { name: 'list-empty', path: '/admin/lists/payments?search=999999999999', as: 'admin' },
  { name: 'audit', path: '/admin/audit', as: 'admin', act: openDetails },
  { name: 'audit-none', path: '/admin/audit?subject=NOTHING&day=2026-01-01', as: 'admin' },
  { name: 'edit-package', path: ({ packageId }) => `/admin/edit/package/${packageId}`, as: 'admin' },
  {
    name: 'edit-package-error',
    path: ({ packageId }) => `/admin/edit/package/${packageId}`,
    as: 'admin',
    act: both(saveWithWrongKey, alert),
    complaint: /403/,
  },
  {
    name: 'edit-package-zero',
    path: ({ packageId }) => `/admin/edit/package/${packageId}`,
    as: 'admin',
    act: saveWithZero,
  },
  { name: 'edit-pooja', path: ({ poojaId }) => `/admin/edit/event/${poojaId}`, as: 'admin' },
]

/** The patterns of all routes that show a page, without redirects. */
export const pagePatterns = routes.flatMap(({ path, file }) => (path && file.endsWith('.tsx') ? [`/${path}`] : []))

const pathOf = ({ path }: PageState) =>
  new URL(typeof path === 'string' ? path : path(someFixtures), 'http://x').pathname

const someBooking = { id: 'some', userId: 'some' }

const someFixtures = {
  packageId: 'some',
  poojaId: 'some',
  pilgrimId: 'some',
  newcomerId: 'some',
  toCheck: someBooking,
  verified: someBooking,
  rejected: someBooking,
  cancelled: someBooking,
  bookings: {},
  payments: {},
  statementId: 'some',
  sharedPath: '/shared/some',
} as Fixtures

const patternOf = (state: PageState) => pagePatterns.find((pattern) => matchPath(pattern, pathOf(state)))

/** A path of each route. */
export const pagePaths = pagePatterns.map((pattern) =>
  pathOf(present(all.find((state) => patternOf(state) === pattern))),
)

/** Every page in each of its states. A page may be in this list before it is among the routes. */
export const pageStates = all.filter(patternOf)

/** The routes without a state. */
export const patternsWithoutState = () =>
  pagePatterns.filter((pattern) => !all.some((state) => patternOf(state) === pattern))
