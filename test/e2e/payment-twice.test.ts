import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

test('§4 a double tap, two windows and Back make one booking', async () => {
  const { page, context, api, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPackage({ headCount: 4 })
  await open(page, '/user/checkout')
  const other = await context.newPage()
  await open(other, '/user/checkout')
  const utr = nextUtr()
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).dblclick()
  await page.getByText(say(m.checkout_success)).waitFor()
  // The same UTR in the other window gives the same booking.
  await enterUtr(other, 'en', utr)
  await other.getByText(say(m.checkout_success)).waitFor()
  await open(other, '/user/checkout')
  await other.waitForURL('**/user/cart')
  const read = async () => (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { id: string }[] }
  const { data: bookings } = await read()
  expect(bookings).toHaveLength(1)

  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.nav_bookings) })
    .click()
  await page.getByRole('link', { name: say(m.booking_open) }).waitFor()
  await page.goBack()
  await page.waitForURL('**/user/booked/*')

  // Another UTR for the same entries books nothing, and the page has a link to the booking.
  await addPackage({ headCount: 4 })
  await open(page, '/user/checkout')
  await open(other, '/user/checkout')
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.checkout_success)).waitFor()
  await enterUtr(other, 'en', nextUtr())
  await other.getByText(say(m.checkout_maybe_booked)).waitFor()
  expect((await read()).data).toHaveLength(2)
  await leave()
})

test('§4 presses while a booking is sent send nothing', async () => {
  const { page, addPackage, leave } = await site.loggedIn()
  const say = wordsIn('en')
  await addPackage()
  const sent: unknown[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/bookings/add', async (route) => {
    sent.push(route.request().postDataJSON())
    await released
    await route.continue()
  })
  await open(page, '/user/checkout')
  const utr = nextUtr()
  const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
  await field.fill(utr)
  await field.evaluate(({ form }: HTMLInputElement) => {
    for (let press = 1; press <= 3; press++) form?.requestSubmit()
  })
  await expect.poll(() => sent.length).toBe(1)
  await field.press('Enter')
  release()
  await page.getByText(say(m.checkout_success)).waitFor()
  expect(sent).toEqual([expect.objectContaining({ refNo: utr })])
  await leave()
})

testViews(languages)('§8 the UTR of another devotee is refused at its field, in %s', async (language) => {
  const utr = nextUtr()
  const first = await site.loggedIn()
  await first.addPackage()
  await first.book(utr)
  await first.leave()
  const { page, addPackage, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
  const say = wordsIn(language)
  await addPackage()
  await open(page, '/user/checkout')
  await enterUtr(page, language, utr)
  await page.getByRole('main').getByText(say(m.error_utr_taken, care)).waitFor()
  expectComplaint(/409/)
  expect(await page.getByRole('textbox', { name: say(m.common_utr_number) }).getAttribute('aria-invalid')).toBe('true')
  await leave()
})
