import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { matchIn } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'

const site = browserSite()
const say = wordsIn('en')

/** A devotee whose checkout is open in a window, to which another window then adds a pooja. */
async function twoWindows() {
  const devotee = await site.loggedIn({ size: 'phone' })
  const { page, context, api } = devotee
  await devotee.addPooja()
  await open(page, '/user/checkout')
  const { data } = (await (await api.payments.$get({ query: {} })).json()) as { data: { reference: string }[] }
  const reference = data.map((payment) => payment.reference).join()
  const added = await devotee.addPackage({ headCount: 4 })
  const other = await context.newPage()
  await open(other, '/user/checkout')
  const read = async () => ({
    bookings: (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { reference: string }[] },
    cart: (await (await api.cart.$get({ query: {} })).json()) as { data: { id: string }[] },
  })
  return { ...devotee, other, reference, added, read }
}

test('MONEY a checkout books what it shows; what another window added stays in the cart', async () => {
  const { page, reference, added, read, leave } = await twoWindows()
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.checkout_success)).waitFor()
  const { bookings, cart } = await read()
  expect(bookings.data.map((booking) => booking.reference)).toEqual([reference])
  expect(cart.data.map(({ id }) => id)).toEqual([added.id])
  await leave()
})

test('MONEY after a reload the money sent for the smaller order is still taken', async () => {
  const { page, reference, read, leave } = await twoWindows()
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill('63251234')
  await page.reload()
  const earlier = page.getByRole('heading', { level: 2, name: /^Have you already paid/ })
  expect(matchIn(await earlier.innerText(), /code (\w{8})/)).toBe(reference)
  await page.getByRole('button', { name: /^Yes, enter the UTR/ }).click()
  const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
  expect(await field.inputValue()).toBe('63251234')
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.checkout_success)).waitFor()
  const { bookings } = await read()
  expect(bookings.data.map((booking) => booking.reference)).toEqual([reference])
  await leave()
})
