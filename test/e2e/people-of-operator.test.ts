import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const say = wordsIn('en')

test('PEOPLE a driver is added once, chosen in one press, and shown as busy that day', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  const booking = firstOf(await devotee.book())
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/people')
  await hydrated(page)
  await page.getByText(say(m.people_add_driver), { exact: true }).click()
  const drivers = page.getByRole('region', { name: say(m.people_drivers) })
  await drivers.getByLabel(say(m.desk_name), { exact: true }).fill('Ramesh Yadav')
  await drivers.getByLabel(say(m.common_phone_number)).fill('94150 12345')
  await drivers.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga UP 70 AB 1234')
  await drivers.getByLabel(say(m.people_seats)).fill('6')
  await drivers.getByRole('button', { name: say(m.common_save) }).click()
  await drivers.getByRole('button', { name: say(m.people_edit, { name: 'Ramesh Yadav' }) }).waitFor()

  await page.goto(`/admin/bookings/${booking.id}`)
  const choice = page
    .getByRole('region', { name: say(m.desk_driver), exact: true })
    .getByRole('button', { name: /Ramesh/ })
  await choice.click()
  await page.getByRole('status').getByText(say(m.people_assigned)).waitFor()
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true')
  const { data } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id: booking.id } }))
  expect(data.driver).toEqual({ name: 'Ramesh Yadav', phone: '+919415012345', vehicle: 'Ertiga UP 70 AB 1234' })

  await page.goto(`/admin/people?day=${data.dateStart}`)
  await drivers.getByText(say(m.people_busy, { codes: booking.reference })).waitFor()
  await leave()
  await devotee.leave()
})
