import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar-day.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { browserSite } from './browser-site.ts'
import { nextUtr } from './people.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite({ newProfiles: true })
// One of the amounts has paise.
const rupees = (amount: number) => formatRupees(paiseFromRupees(amount), 'en')

/** A devotee with a booking of a package and one of a pooja, paid together. */
async function devoteeWithTwo() {
  const devotee = await site.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  await devotee.addPooja()
  const utr = nextUtr()
  const bookings = await devotee.book(utr)
  await devotee.leave()
  const pooja = present(bookings.find(({ headCount }) => headCount === 0))
  const stay = present(bookings.find(({ headCount }) => headCount > 0))
  return { user: devotee.session.user, utr, stay, pooja }
}

async function openUser(page: Page, userId: string) {
  await page.goto(`/admin/users/${userId}`)
  await page.locator('main:not([aria-busy=true]) h1').waitFor()
}
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

/** Chooses Yes or No, and confirms the question that follows. */
async function chooseVerified(page: Page, selector: Locator, told: 'yes' | 'no') {
  await selector.selectOption(told)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: told === 'yes' ? 'Yes, mark as received' : 'Yes, no longer received', exact: true })
    .click()
}

/** The values of a description list by their names. */
const factsOf = async (card: Locator): Promise<Record<string, string>> => {
  const [names, facts] = [
    await card.getByRole('term').allInnerTexts(),
    await card.getByRole('definition').allInnerTexts(),
  ]
  return Object.fromEntries(names.map((name, index) => [name, present(facts[index])]))
}

test('§2 /admin/users/:userId: the page has the user and dates, place, people, amounts and UTR', async () => {
  const { user, utr, stay } = await devoteeWithTwo()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await openUser(page, user.id)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(user.name)
  const email = page.getByRole('link', { name: user.email, exact: true })
  expect(await email.getAttribute('href')).toBe(`mailto:${user.email}`)
  await page.getByText(user.phoneNumber, { exact: true }).waitFor()

  expect(await factsOf(cardOf(page, stay.Package.name))).toMatchObject({
    'Start date': formatDay(stay.dateStart, 'en'),
    'Booked on': formatDay(dayOf(Date.parse(stay.createdAt)), 'en'),
    Location: `${stay.Package.city}, ${stay.Package.state}`,
    'Total people': '4',
    'Total amount': rupees(stay.amountTotal),
    'Paid amount': rupees(stay.amountPaid),
    'UTR Number': utr,
    'Booking code': stay.reference,
    'Whole amount of the transfer': rupees(5000),
    'Bookings paid by this transfer': '2',
    Poojas: 'No events selected',
  })
  await leave()
})

test('§2 /admin/users/:userId: a pooja is "No package selected!" at the place of its first event', async () => {
  const { user, pooja } = await devoteeWithTwo()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await openUser(page, user.id)
  const { Event: event, date } = firstOf(pooja.BookingEvents)
  expect(pooja.Package.city).toBe('NA')
  const card = cardOf(page, event.name)
  await card.getByText('No package selected!', { exact: true }).waitFor()
  expect(await factsOf(card)).toMatchObject({
    Location: `${event.city}, ${event.state}`,
    'Total people': '0',
    Poojas: `${event.name} (${formatDay(date, 'en')})`,
  })
  await leave()
})

test('§2 /admin/users/:userId: the choice of Yes or No is shown after a reload', async () => {
  const { user, stay } = await devoteeWithTwo()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await openUser(page, user.id)
  const selector = cardOf(page, stay.Package.name).getByLabel('Verified', { exact: true })
  expect(await selector.locator('option').allInnerTexts()).toEqual(['Yes', 'No'])
  for (const [value, told] of [
    ['no', 'yes'],
    ['yes', 'no'],
  ] as const) {
    expect(await selector.inputValue()).toBe(value)
    await Promise.all([
      page.waitForResponse(`**/v1/admin/user/${user.id}?*`),
      page.waitForResponse('**/v1/bookings/verification'),
      chooseVerified(page, selector, told),
      page.getByRole('status').getByText('Verification status successfully updated').waitFor(),
    ])
    await openUser(page, user.id)
  }
  expect(await selector.inputValue()).toBe('no')
  await leave()
})

test('§2 /admin/users/:userId: a choice of Yes or No asks first, and does nothing when it is stopped', async () => {
  const { user, utr, stay } = await devoteeWithTwo()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/bookings/')) sent.push(request.url())
  })
  await openUser(page, user.id)
  const selector = cardOf(page, stay.Package.name).getByLabel('Verified', { exact: true })
  const dialog = page.getByRole('dialog')
  await selector.focus()
  await page.keyboard.press('ArrowUp')
  const question = await dialog.innerText()
  for (const said of ['bank statement', '₹5,000', utr, 'email the devotee', '2 bookings', rupees(stay.amountPaid)])
    expect(question).toContain(said)
  await dialog.getByRole('button', { name: 'Change nothing', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect([await selector.inputValue(), sent]).toEqual(['no', []])

  await Promise.all([
    page.waitForResponse('**/v1/bookings/verification'),
    page.waitForResponse(`**/v1/admin/user/${user.id}?*`),
    chooseVerified(page, selector, 'yes'),
    page.getByRole('status').getByText('Verification status successfully updated').waitFor(),
  ])
  // The data is loaded again after the message.
  await expect.poll(() => selector.inputValue()).toBe('yes')
  await selector.selectOption('no')
  expect(await dialog.innerText()).toContain(utr)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect([await selector.inputValue(), sent.length]).toEqual(['yes', 1])
  await leave()
})

test('§2 /admin/users/:userId: the note opens in a popup, and Close sends nothing', async () => {
  const { user, stay } = await devoteeWithTwo()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/bookings/')) sent.push(request.url())
  })
  await openUser(page, user.id)
  await cardOf(page, stay.Package.name).getByRole('button', { name: 'Add a note', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Note', exact: true })
  await popup.getByRole('textbox').fill('Needs a wheelchair at the ghat.')
  await popup.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await popup.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Close without saving', exact: true }).click()
  await popup.waitFor({ state: 'hidden' })
  expect(sent).toEqual([])
  await leave()
})

test('§2 /admin/users/:userId: a user without bookings has "No bookings available"', async () => {
  const devotee = await site.loggedIn()
  await devotee.leave()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await openUser(page, devotee.session.user.id)
  await page.getByText('No bookings available', { exact: true }).waitFor()
  await leave()
})
