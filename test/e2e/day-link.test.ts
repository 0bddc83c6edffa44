import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { picture } from '../photos.ts'
import { firstOf, present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ environment: { DAY_PHOTOS: 'yes' } })
const say = wordsIn('en')
const sayHindi = wordsIn('hi')
const ANY = { limit: '100' }

test('PEOPLE the desk makes a link, the driver presses also without a network, and the desk sees it', async () => {
  const { page, leave, api } = await site.loggedIn({ as: 'admin' })
  const packages = await unwrap(api.packages.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: ANY }))
  const pack = present(packages.data.find(({ stops }) => stops.some(({ day }) => day === 1)))
  const devotee = { name: 'Meena Tiwari', phoneNumber: '98390 12345' }
  const booked = { devotee, packageId: pack.id, headCount: 2, date: Date.now(), events: [] }
  const { data: booking } = await unwrap(api.admin.bookings.$post({ json: booked }))
  const person = { kind: 'DRIVER', name: 'Ramesh Yadav', phoneNumber: '94150 12345' } as const
  const { data: driver } = await unwrap(api.admin.people.$post({ json: person }))
  const json = { bookingIds: [booking.id] }
  await unwrap(api.admin.people[':id'].journeys.$post({ param: { id: driver.id }, json }))

  await page.goto('/admin/people')
  await hydrated(page)
  const open = page.getByRole('link', { name: say(m.sheet_open, { name: person.name }) })
  await page.goto(present(await open.getAttribute('href')))
  await page.getByRole('heading', { name: devotee.name }).waitFor()
  await page.getByRole('button', { name: say(m.sheet_link_make), exact: true }).click()
  const whatsApp = await page.getByRole('link', { name: say(m.sheet_link_whatsapp) }).getAttribute('href')
  const text = new URL(present(whatsApp)).searchParams.get('text') ?? ''
  const url = present(/http\S+/.exec(text)?.[0])
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919415012345\?/)

  const phone = await site.visit({ size: 'phone', language: 'hi', storesPages: true })
  // Errors because of the lost network and the ended link.
  phone.allowComplaints(/ERR_INTERNET_DISCONNECTED|404|Failed to fetch|cross-world service worker/)
  await phone.page.goto(new URL(url).pathname)
  await hydrated(phone.page)
  const stop = present(pack.stops.find(({ day }) => day === 1))
  const reached = `${sayHindi(m.day_reached)}: ${stop.placeHindi}`
  await phone.page.getByRole('button', { name: reached, exact: true }).waitFor()
  await phone.page.context().setOffline(true)
  await phone.page.getByRole('button', { name: reached, exact: true }).click()
  await phone.page.getByText(sayHindi(m.day_waiting, { count: '1' })).waitFor()
  const cash = phone.page.getByRole('button', { name: sayHindi(m.day_cash, { amount: '' }).slice(0, 8) })
  await cash.click()
  await phone.page.getByText(sayHindi(m.day_waiting, { count: '2' })).waitFor()
  const section = phone.page
    .getByRole('listitem')
    .filter({ has: phone.page.getByText(stop.placeHindi) })
    .first()
  const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await picture({ width: 3000 }).jpeg().toBuffer() }
  const camera = phone.page.waitForEvent('filechooser')
  await section.getByRole('button', { name: `${sayHindi(m.day_photo)}: ${stop.placeHindi}` }).click()
  await (await camera).setFiles(file)
  await section.getByText(sayHindi(m.day_photo_waits)).waitFor()
  await phone.page.getByText(sayHindi(m.day_waiting, { count: '3' })).waitFor()
  await phone.page.context().setOffline(false)
  await section.getByText(sayHindi(m.day_photo_sent)).waitFor()
  await phone.page.getByText(sayHindi(m.day_receipt, { serial: '' }).trim()).waitFor()
  await expect.poll(() => phone.page.getByText(sayHindi(m.day_waiting, { count: '' }).slice(0, 10)).count()).toBe(0)
  const undo = `${sayHindi(m.day_undo)}: ${reached}`
  await phone.page.getByRole('button', { name: undo, exact: true }).click()
  await phone.page.getByRole('button', { name: reached, exact: true }).waitFor()

  await page.reload()
  await page.getByText(say(m.day_receipt, { serial: '' }).trim()).waitFor()
  const param = { kind: 'driver' as const, personId: driver.id, date: dayOf(Date.now()) }
  const { data: sheet } = await unwrap(api.admin.sheets[':kind'][':personId'][':date'].$get({ param }))
  expect(firstOf(sheet.journeys).amountToCollect).toBe(0)
  const [sent, ...others] = (await unwrap(api.bookings[':id'].$get({ param: { id: booking.id } }))).data.photos
  expect([sent?.name, others]).toEqual([stop.place, []])
  await page.goto(`/admin/bookings/${booking.id}`)
  await page.getByRole('button', { name: stop.place }).click()
  const shown = page.getByRole('img', { name: stop.place, exact: true })
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await page.goBack()
  await page.getByRole('button', { name: say(m.sheet_link_end) }).click()
  await page.getByText(say(m.sheet_link_ended)).first().waitFor()
  await phone.page.reload()
  await phone.page.getByText(say(m.error_day_link_ended)).waitFor()
  await phone.page.getByText(sayHindi(m.error_day_link_ended)).waitFor()
  expect(await phone.page.getByText(devotee.name).count()).toBe(0)
  await phone.leave()
  await leave()
})
