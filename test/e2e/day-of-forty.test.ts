import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const say = wordsIn('en')
const ANY = { limit: '100' }
const JOURNEYS = 40
const LONG_MS = 300_000

test(
  'PEOPLE a day of forty journeys goes by at the desk and on the phones of a driver and a priest',
  { tags: ['thorough'], timeout: LONG_MS },
  async () => {
    const { page, leave, api } = await site.loggedIn({ as: 'admin' })
    const varanasi = { param: { cityName: 'varanasi' }, query: ANY }
    const packages = (await unwrap(api.packages.city[':cityName'].$get(varanasi))).data
    const pack = present(packages.find(({ stops }) => stops.some(({ day }) => day === 1)))
    const pooja = present((await unwrap(api.events.city[':cityName'].$get(varanasi))).data[0])
    const [date, bookingIds] = [Date.now(), [] as string[]]
    for (let number = 0; number < JOURNEYS; number++) {
      const devotee = { name: `Family ${number}.`, phoneNumber: `98390 ${String(10_000 + number)}` }
      const events = [{ eventId: pooja.id, date }]
      const json = { devotee, packageId: pack.id, headCount: 2, date, events }
      bookingIds.push((await unwrap(api.admin.bookings.$post({ json }))).data.id)
    }
    const phoneFor = async (kind: 'DRIVER' | 'PRIEST', phoneNumber: string) => {
      const { data: person } = await unwrap(
        api.admin.people.$post({ json: { kind, name: `The ${kind}`, phoneNumber } }),
      )
      await unwrap(api.admin.people[':id'].journeys.$post({ param: { id: person.id }, json: { bookingIds } }))
      const of = kind === 'DRIVER' ? ('driver' as const) : ('priest' as const)
      const param = { kind: of, personId: person.id, date: dayOf(date) }
      const link = api.admin.sheets[':kind'][':personId'][':date'].link
      const { data } = await unwrap(link.$post({ param, json: {} }))
      const phone = await site.visit({ size: 'phone' })
      await phone.page.goto(new URL(data.url).pathname)
      await hydrated(phone.page)
      return { ...phone, param }
    }
    const driver = await phoneFor('DRIVER', '94150 12345')
    const priest = await phoneFor('PRIEST', '94150 12346')
    const stop = present(pack.stops.find(({ day }) => day === 1))
    for (let number = 0; number < JOURNEYS; number++) {
      const name = `Family ${number}.`
      const ofDriver = driver.page.getByRole('region', { name, exact: true })
      await ofDriver.getByRole('button', { name: `${say(m.day_reached)}: ${stop.place}`, exact: true }).click()
      await ofDriver.getByRole('button', { name: say(m.day_cash, { amount: '' }).trim() }).click()
      const ofPriest = priest.page.getByRole('region', { name, exact: true })
      await ofPriest.getByRole('button', { name: `${say(m.day_done)}: ${pooja.name}`, exact: true }).click()
    }
    await expect
      .poll(() => driver.page.getByText(say(m.day_receipt, { serial: '' }).trim()).count(), { timeout: LONG_MS })
      .toBe(JOURNEYS)
    const done = `✓ ${say(m.day_done)}: ${pooja.name}`
    await expect.poll(() => priest.page.getByText(done).count(), { timeout: LONG_MS }).toBe(JOURNEYS)
    for (const phone of [driver, priest]) await phone.page.getByRole('status').waitFor({ state: 'detached' })
    await page.goto('/admin/sheets/city/varanasi')
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count(), { timeout: LONG_MS }).toBe(JOURNEYS)
    expect(await page.getByText('✓').count()).toBe(3 * JOURNEYS)
    expect(await page.getByText(say(m.sheet_collect_sum)).count()).toBe(0)
    const { data: cash } = await unwrap(api.admin.cash.$get())
    expect(cash.find(({ staff }) => staff.id === driver.param.personId)).toMatchObject({ receipts: JOURNEYS })
    await driver.leave()
    await priest.leave()
    await leave()
  },
)
