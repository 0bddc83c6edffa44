import type { Page } from 'playwright-core'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { BrowserSite } from './browser-site.ts'
import type { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import { firstOf, present } from '../present.ts'

type Stage = BrowserSite
type Person = Awaited<ReturnType<Stage['loggedIn']>>
type Say = ReturnType<typeof wordsIn>
export type Story = {
  as: 'devotee' | 'admin'
  /** The failing call as `METHOD path`. */
  call: string
  /** Opens the page after its data exists. */
  path: (person: Person, on: Stage) => string | Promise<string>
  act?: (page: Page, say: Say) => Promise<void>
  /** The texts without a message of the server: the default of the call, then the text of the page. */
  texts: string[]
  /** Whether the specification puts the text, with the server's message, into the page. */
  isInline?: true
  /** The text with the message of the server, if the message is part of a sentence. */
  told?: (message: string) => string
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
const withCart = (path: string) => async (person: Person) => {
  await person.addPackage()
  return path
}
const userWithBooking = async (_: Person, on: Stage) => {
  const { addPackage, book, session, leave } = await on.loggedIn()
  await addPackage()
  await book()
  await leave()
  return `/admin/users/${session.user.id}`
}
const ayodhya = { param: { cityName: 'ayodhya' }, query: {} }
const editPackage = async ({ api }: Person) =>
  `/admin/edit/package/${firstOf((await unwrap(api.packages.city[':cityName'].$get(ayodhya))).data).id}`
const editPooja = async ({ api }: Person) =>
  `/admin/edit/event/${firstOf((await unwrap(api.events.city[':cityName'].$get(ayodhya))).data).id}`
const save = async (page: Page, say: Say) => {
  await page.getByLabel(say(m.desk_security_key)).first().fill('a key')
  await press(page, say(m.common_save))
}
const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.reload()
  await hydrated(page)
}
const sendOtp = async (page: Page, say: Say) => {
  await logOut(page)
  await page.getByRole('link', { name: say(m.auth_forgot_password) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.auth_reset_title) }).waitFor()
  await page.getByLabel(say(m.common_email)).fill('savitri@example.com')
  await press(page, say(m.auth_send_otp))
}

/** Each call whose texts for a failure are in section 8 of the specification. */
export const stories: Story[] = [
  {
    as: 'devotee',
    call: 'POST /v1/cart/add',
    path: () => '/city/ayodhya',
    act: async (page, say) => {
      await page.getByRole('checkbox').first().check()
      const date = page.getByLabel(say(m.city_arrival_date))
      await date.fill(present(await date.getAttribute('min')))
      await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    },
    texts: ['Error adding cart'],
  },
  {
    as: 'devotee',
    call: 'GET /v1/cart',
    path: () => '/user/cart',
    texts: ['Failed to get cart', 'Error loading Cart'],
  },
  { as: 'devotee', call: 'GET /v1/bookings/cost', path: withCart('/user/cart'), texts: ['Failed to get Cost'] },
  {
    as: 'devotee',
    call: 'DELETE /v1/cart/*',
    path: withCart('/user/cart'),
    act: async (page, say) =>
      page
        .getByRole('button', { name: say(m.cart_remove) })
        .first()
        .click(),
    texts: ['Failed to delete', 'Error deleting Cart'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/payments/initiate',
    path: withCart('/user/checkout'),
    texts: ['Failed too initiate payment', 'Error getting bookings'],
  },
  {
    as: 'devotee',
    call: 'GET /v1/payments/getKey',
    path: withCart('/user/checkout'),
    texts: ['Failed to get key', 'Error getting bookings'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/bookings/add',
    path: withCart('/user/checkout'),
    act: async (page, say) => {
      await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill('600000000001')
      await press(page, say(m.checkout_submit))
    },
    texts: ['Error booking'],
    isInline: true,
  },
  {
    as: 'devotee',
    call: 'GET /v1/bookings/all',
    path: () => '/user/bookings',
    texts: ['Failed to get bookings', 'Error getting bookings'],
  },
  {
    as: 'devotee',
    call: 'GET /v1/payments/*',
    path: () => '/user/payments/00000000-0000-4000-8000-000000000000',
    texts: ['Error fetching payments'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/user/login',
    path: () => '/auth/login',
    act: async (page, say) => {
      await logOut(page)
      await press(page, say(m.nav_login))
    },
    texts: ['Failed to login.', 'Error Loggin in'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/user/register',
    path: () => '/auth/register',
    act: async (page, say) => {
      await logOut(page)
      await press(page, say(m.nav_register))
    },
    texts: ['Failed to register', 'Error creating user'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/user/sendOtp',
    path: () => '/auth/login',
    act: sendOtp,
    texts: ['Failed to send otp.', 'Error sending OTP'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/user/verifyOtp',
    path: () => '/auth/login',
    act: async (page, say) => {
      await sendOtp(page, say)
      await press(page, say(m.common_submit))
    },
    texts: ['Failed to verify otp.', 'Error verifying OTP'],
  },
  {
    as: 'devotee',
    call: 'POST /v1/feedback/create',
    path: () => '/feedback',
    act: async (page, say) => {
      await page.getByPlaceholder(say(m.feedback_placeholder)).fill('Peaceful.')
      await press(page, say(m.common_submit))
    },
    texts: ['Error creating feedback: Something went wrong'],
    told: (message) => `Error creating feedback: ${message}`,
  },
  {
    as: 'devotee',
    call: 'DELETE /v1/feedback/id/*',
    path: async ({ api }) => {
      await unwrap(api.feedback.create.$post({ json: { text: 'Peaceful.', rating: 5 } }))
      return '/feedback'
    },
    act: (page, say) => press(page, say(m.feedback_delete_feedback)),
    texts: ['Error deleting feedback: Something went wrong'],
    told: (message) => `Error deleting feedback: ${message}`,
  },
  {
    as: 'admin',
    call: 'POST /v1/admin/user/all',
    path: () => '/admin/users',
    texts: ['Error getting users', 'Error loading users'],
  },
  { as: 'admin', call: 'GET /v1/admin/user/*', path: userWithBooking, texts: ['Error getting user details'] },
  {
    as: 'admin',
    call: 'POST /v1/bookings/verification',
    path: userWithBooking,
    act: async (page, say) => {
      await page.getByLabel(say(m.desk_verified_label)).selectOption('yes')
      await page.getByRole('button', { name: say(m.desk_ask_yes_do), exact: true }).click()
    },
    texts: ['Failed to toggle verification status', 'Error updating verification status'],
  },
  { as: 'admin', call: 'GET /v1/packages/*', path: editPackage, texts: ['Error getting package'] },
  {
    as: 'admin',
    call: 'POST /v1/packages/update',
    path: editPackage,
    act: save,
    texts: ['Something went wrong while updating'],
  },
  { as: 'admin', call: 'GET /v1/events/id/*', path: editPooja, texts: ['Error getting event'] },
  {
    as: 'admin',
    call: 'POST /v1/events/edit',
    path: editPooja,
    act: save,
    texts: ['Something went wrong while updating'],
  },
]
