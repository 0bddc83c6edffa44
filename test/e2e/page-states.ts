import type { Page } from 'playwright-core'
import { matchPath } from 'react-router'
import { cities } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import routes from '../../web/routes.ts'
import type { Fixtures } from './fixtures.ts'
import { nextUtr } from './people.ts'
import type { wordsIn } from './messages.ts'

type Say = ReturnType<typeof wordsIn>
type Act = (page: Page, say: Say) => Promise<unknown>

export type PageState = {
  name: string
  path: string | ((fixtures: Fixtures) => string)
  as?: keyof Fixtures['people']
  /** What is arranged before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What is done on the page until the state shows. */
  act?: Act
  /** What the browser writes to its console in this state, once. */
  complaint?: RegExp
  /** It is the first visit: the language has not been chosen. */
  firstVisit?: true
  /** Nothing may be stored from another state. */
  ownProfile?: true
}

const submit: Act = (page) => page.getByRole('main').locator('button[type=submit]').first().click()
const alert: Act = (page) => page.getByRole('alert').getByText(/./).first().waitFor()
const both =
  (...acts: Act[]): Act =>
  async (page, say) => {
    for (const act of acts) await act(page, say)
  }

const chooseFirst: Act = (page) => page.getByRole('checkbox').first().check()
const chooseLast: Act = (page) => page.getByRole('checkbox').last().check()
const addToCart: Act = (page, say) => page.getByRole('button', { name: say(m.city_add_to_cart) }).click()

const logInWrongly: Act = async (page, say) => {
  await page.getByLabel(say(m.common_email)).fill('nobody@example.com')
  await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
  await submit(page, say)
}
const forget: Act = (page, say) => page.getByRole('button', { name: say(m.auth_forgot_password) }).click()
const askForCode: Act = async (page, say) => {
  await page.getByLabel(say(m.common_email)).fill('nobody@example.com')
  await page.getByRole('button', { name: say(m.auth_send_otp) }).click()
  await page.getByLabel(say(m.auth_otp), { exact: true }).waitFor()
}
const enterUtr = (utr: () => string): Act => {
  return async (page, say) => {
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr())
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  }
}
const booked: Act = (page, say) => page.getByText(say(m.checkout_success)).waitFor()
/** The server has an older quote of these entries, whose money may be under way. */
const withEarlierQuote = (page: Page) =>
  page.route('**/v1/payments/initiate', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const takenUntil = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString()
    const earlier = { reference: 'KQ7M4RXD', amountTotal: 9000, amountPayable: 4400, takenUntil }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, earlier } } })
  })
const typeUtr =
  (text: string): Act =>
  async (page, say) => {
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(text)
    await page.getByRole('main').getByRole('status').getByText(/./).first().waitFor({ state: 'attached' })
  }
const openDetails: Act = (page) => page.locator('main summary').first().click()
const askToCancel: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
  await page.getByRole('dialog').waitFor()
}
const makeLink: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.booking_share_open) }).click()
  await page.getByRole('link', { name: say(m.booking_share_whatsapp) }).waitFor()
}
const openNote: Act = (page, say) =>
  page
    .getByRole('button', { name: say(m.admin_note_add) })
    .first()
    .click()
const saveWithWrongKey: Act = async (page, say) => {
  await page.getByLabel(say(m.admin_security_key), { exact: true }).fill('a wrong key')
  await page.getByRole('button', { name: say(m.common_save), exact: true }).click()
}

const deskOf = ({ id }: Fixtures['toCheck']) => `/admin/bookings/${id}`
const enterLess: Act = (page, say) => page.getByLabel(say(m.admin_statement_amount)).fill('4000.50')
const rejectWithoutWords: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.admin_reject), exact: true }).click()
  await page.getByRole('combobox', { name: say(m.admin_reason), exact: true }).selectOption('OTHER')
  await page.getByRole('button', { name: say(m.admin_reject_do) }).click()
  await page.getByText(say(m.admin_reason_missing)).waitFor()
}
const saveNoDriver: Act = async (page, say) => {
  await page.getByLabel(say(m.admin_driver_name)).fill('रामखिलावन यादव')
  await page.getByLabel(say(m.common_phone_number)).fill('12')
  await page.getByLabel(say(m.admin_driver_vehicle)).fill('Ertiga')
  await page.getByRole('button', { name: say(m.admin_driver_save) }).click()
  await alert(page, say)
}
const askToCancelAtDesk: Act = (page, say) =>
  page.getByRole('button', { name: say(m.admin_cancel), exact: true }).click()
/** Of one site the waiting refunds are one list: an empty one is answered in its place. */
const noRefunds = (page: Page) =>
  page.route('**/v1/refunds*', (route) => route.fulfill({ json: { data: [], nextCursor: null } }))

const withoutNetwork = (path: string) => (page: Page) =>
  page.route(path, (route) => route.abort('internetdisconnected'))

const all: readonly PageState[] = [
  { name: 'landing', path: '/landing' },
  { name: 'landing-language', path: '/landing', firstVisit: true },
  { name: 'landing-devotee', path: '/landing', as: 'newcomer' },
  ...Object.keys(cities).map((city) => ({ name: `city-${city}`, path: `/city/${city}` })),
  { name: 'city-package', path: '/city/varanasi', as: 'newcomer', act: chooseFirst },
  { name: 'city-pooja', path: '/city/varanasi', as: 'newcomer', act: chooseLast },
  { name: 'city-no-date', path: '/city/varanasi', as: 'newcomer', act: both(chooseFirst, addToCart, alert) },
  { name: 'city-admin', path: '/city/varanasi', as: 'admin' },
  { name: 'city-unknown', path: '/city/atlantis', complaint: /404/ },
  { name: 'feedback', path: '/feedback' },
  { name: 'feedback-devotee', path: '/feedback', as: 'pilgrim' },
  { name: 'feedback-admin', path: '/feedback', as: 'admin' },
  { name: 'priest', path: '/priest' },
  { name: 'poojas', path: '/poojas' },
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
  { name: 'users', path: '/admin/users', as: 'admin' },
  { name: 'users-none', path: '/admin/users?email=nobody', as: 'admin' },
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
  { name: 'edit-package', path: ({ packageId }) => `/admin/edit/package/${packageId}`, as: 'admin' },
  {
    name: 'edit-package-error',
    path: ({ packageId }) => `/admin/edit/package/${packageId}`,
    as: 'admin',
    act: both(saveWithWrongKey, alert),
    complaint: /403/,
  },
  { name: 'edit-pooja', path: ({ poojaId }) => `/admin/edit/event/${poojaId}`, as: 'admin' },
]

/** The pages of the map, as it writes them; what only leads elsewhere is none. */
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
  sharedPath: '/shared/some',
} as Fixtures
const patternOf = (state: PageState) => pagePatterns.find((pattern) => matchPath(pattern, pathOf(state)))

/** Every page in every state worth looking at. A page may stand in the list before it stands in the map. */
export const pageStates = all.filter(patternOf)

/** The pages of the map that no state shows. */
export const patternsWithoutState = () =>
  pagePatterns.filter((pattern) => !all.some((state) => patternOf(state) === pattern))
