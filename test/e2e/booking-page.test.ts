import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, open, staffAt, statusBadge } from './payer.ts'
import { browserSite } from './browser-site.ts'
import { untilKept } from './kept-pages.ts'
import { care } from './messages.ts'
import { openPanchang } from './page-acts.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages)(
  '§1 the date is changed once, free, and the page says until when it can be, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(site, language)
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.booking_act_date), exact: true }).click()
    await page.getByRole('button', { name: say(m.booking_change_send), exact: true }).click()
    await page.getByText(say(m.booking_change_choose)).waitFor()
    const { dateStart } = await booking.read()
    const day = page.getByLabel(say(m.city_arrival_date))
    const later = new Date(Date.parse(dateStart) + 3 * 86_400_000).toISOString().slice(0, 10)
    await openPanchang(page, say)
    const ofMonth = page.locator(`[data-day="${later}"]`)
    while ((await ofMonth.count()) === 0) await page.getByRole('button', { name: say(m.panchang_next) }).click()
    await ofMonth.click()
    expect(await day.inputValue()).toBe(later)
    await page.getByRole('button', { name: say(m.booking_change_send), exact: true }).click()
    const asked = page.getByRole('dialog', {
      name: say(m.booking_change_question, { date: formatDay(later, language) }),
    })
    await asked.getByText(say(m.booking_change_only_once, care)).waitFor()
    await asked.getByRole('button', { name: say(m.booking_change_no) }).click()
    expect((await booking.read()).dateStart).toBe(dateStart)
    await page.getByRole('button', { name: say(m.booking_change_send), exact: true }).click()
    await asked.getByRole('button', { name: say(m.booking_change_yes) }).click()
    await page.getByRole('status').getByText(say(m.booking_date_changed)).waitFor()
    await page.getByText(say(m.booking_change_used, care)).waitFor()
    expect((await booking.read()).dateStart).toBe(later)
    await leave()
  },
)

test('§1 the documents of a verified booking are files in the language of the page', async () => {
  const { page, booking, say, leave } = await booked(site, 'hi')
  const { verify } = await staffAt(site)
  await verify(await booking.paymentId())
  await open(page, `/user/bookings/${booking.id}`)
  const { reference } = await booking.read()
  for (const [words, name] of [
    [m.booking_voucher, `tirtha-${reference}-voucher.pdf`],
    [m.booking_receipt, `tirtha-${reference}-receipt.pdf`],
    [m.booking_calendar, `tirtha-${reference}-calendar.ics`],
  ] as const) {
    const [request, download] = await Promise.all([
      page.waitForRequest('**/papers/*'),
      page.waitForEvent('download'),
      page.getByRole('button', { name: say(words) }).click(),
    ])
    expect(request.headers()['accept-language']).toBe('hi')
    expect(download.suggestedFilename()).toBe(name)
  }
  await leave()
})

test('OFFLINE a visited booking opens without a network and offers nothing that needs one', async () => {
  const { page, booking, say, loseNetwork, leave } = await booked(site, 'en', { storesPages: true })
  await open(page, '/landing')
  await untilKept(page, '/offline')
  await open(page, `/user/bookings/${booking.id}`)
  await statusBadge(page, say(m.status_not_verified)).waitFor()
  // This part comes after the page: its scripts are kept once it is shown.
  await page.getByRole('heading', { name: say(m.travellers_title) }).waitFor()
  await untilKept(page, `/user/bookings/${booking.id}`)
  await loseNetwork()
  await open(page, `/user/bookings/${booking.id}`)
  await statusBadge(page, say(m.status_not_verified)).waitFor()
  await page.getByText(say(m.offline_cached_since, { moment: '' }).slice(0, 30)).waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  await leave()
})

test('§1 a printed booking has its content without buttons', async () => {
  const { page, booking, say, leave } = await booked(site)
  await open(page, `/user/bookings/${booking.id}`)
  await statusBadge(page, say(m.status_not_verified)).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('button:visible, input:visible, main a:visible').count()).toBe(0)
  await page.getByRole('heading', { level: 2, name: say(m.booking_history) }).waitFor()
  const coloursIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme })
    return page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['paper', 'card', 'ink', 'quiet', 'glow', 'marigold', 'stone', 'edge', 'arch'].map((name) => [
        name,
        style.getPropertyValue(`--${name}`),
      ])
    })
  }
  expect(await coloursIn('dark'), 'black on white in the dark scheme too').toEqual(await coloursIn('light'))
  await leave()
})
