import { matchPath } from 'react-router'
import { cities } from '../demo-cities.ts'
import routes from '../../web/routes.ts'
import type { Fixtures } from './fixtures.ts'
import { nextUtr } from './people.ts'
import { deskStates } from './desk-states.ts'
import {
  addToCart,
  alert,
  fieldError,
  askForCode,
  askToCancel,
  booked,
  both,
  chooseFirst,
  chooseLast,
  enterUtr,
  forget,
  leaveUnsaved,
  logInWrongly,
  makeLink,
  namesAsked,
  openDetails,
  openNames,
  openPanchang,
  openTithis,
  chooseDay,
  submit,
  typeUtr,
  undoOffered,
  withEarlierQuote,
  withoutNetwork,
} from './page-acts.ts'
import type { PageState } from './page-state.ts'
import { present } from '../present.ts'

const all: readonly PageState[] = [
  { name: 'landing', path: '/landing' },
  { name: 'landing-language', path: '/landing', firstVisit: true },
  { name: 'day-ended', path: '/day/nobody', complaint: /404/ },
  { name: 'ask', path: '/ask/varanasi' },
  { name: 'ask-errors', path: '/ask/varanasi', act: both(submit, alert), complaint: /400/ },
  { name: 'offer-ended', path: '/ask/nobody', complaint: /404/ },
  { name: 'landing-devotee', path: '/landing', as: 'newcomer' },
  ...Object.keys(cities).map((city) => ({ name: `city-${city}`, path: `/city/${city}` })),
  { name: 'city-package', path: '/city/varanasi', as: 'newcomer', act: chooseFirst },
  { name: 'city-pooja', path: '/city/varanasi', as: 'newcomer', act: chooseLast },
  { name: 'city-no-date', path: '/city/varanasi', as: 'newcomer', act: both(chooseFirst, addToCart, fieldError) },
  { name: 'city-replaced', path: '/city/varanasi', as: 'newcomer', act: both(chooseFirst, chooseLast, undoOffered) },
  { name: 'city-panchang', path: '/city/varanasi', as: 'newcomer', act: both(chooseLast, openPanchang) },
  { name: 'city-tithis', path: '/city/varanasi', as: 'newcomer', act: both(chooseLast, openPanchang, openTithis) },
  { name: 'city-tithi', path: '/city/varanasi', as: 'newcomer', act: both(chooseLast, openPanchang, chooseDay) },
  { name: 'city-days', path: '/city/varanasi', act: openDetails },
  { name: 'city-admin', path: '/city/varanasi', as: 'admin' },
  { name: 'city-unknown', path: '/city/atlantis', complaint: /404/ },
  { name: 'feedback', path: '/feedback' },
  { name: 'feedback-devotee', path: '/feedback', as: 'pilgrim' },
  { name: 'feedback-admin', path: '/feedback', as: 'admin' },
  { name: 'priest', path: '/priest' },
  { name: 'poojas', path: '/poojas' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'questions', path: '/questions' },
  { name: 'terms', path: '/terms' },
  { name: 'cancellation', path: '/cancellation' },
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
  { name: 'booked', path: ({ bookedReference }) => `/user/booked/${bookedReference}`, as: 'pilgrim' },
  { name: 'checkout-booked', path: '/user/checkout', as: 'buyer', act: both(enterUtr(nextUtr), booked, namesAsked) },
  { name: 'checkout-hint', path: '/user/checkout', as: 'shopper', act: typeUtr('४२६८ १२३४ ५६') },
  { name: 'checkout-earlier', path: '/user/checkout', as: 'shopper', before: withEarlierQuote },
  ...(['checking', 'verified', 'rest', 'less', 'several', 'rejected', 'cancelled', 'refunded'] as const).map(
    (state) => ({
      name: `booking-${state}`,
      path: ({ bookings }: Fixtures) => `/user/bookings/${bookings[state]}`,
      as: 'payer' as const,
    }),
  ),
  { name: 'booking-past', path: ({ past }) => `/user/bookings/${past}`, as: 'pilgrim' },
  {
    name: 'booking-cancel',
    path: ({ bookings }) => `/user/bookings/${bookings.checking}`,
    as: 'payer',
    act: askToCancel,
  },
  {
    name: 'booking-sankalp',
    path: ({ bookings }) => `/user/bookings/${bookings.rest}`,
    as: 'payer',
    act: openNames,
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
  ...deskStates,
]

/** The patterns of all routes that show a page, without redirects. */
const pagePatterns = routes.flatMap(({ path, file }) => (path && file.endsWith('.tsx') ? [`/${path}`] : []))

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
  festivalsPath: '/admin/festivals',
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
