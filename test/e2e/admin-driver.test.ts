import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { firstOf } from '../present.ts'

const site = browserSite()

test('§2 ADMIN staff scan a voucher, log in, return to the booking and name its driver', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  const booking = firstOf(await devotee.book())
  const say = wordsIn('hi')
  const { page, leave, expectComplaint } = await site.visit({ language: 'hi', size: 'phone' })
  await page.goto(`/admin/bookings/${booking.id}`)
  await page.waitForURL('**/auth/login?*')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(admin.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.waitForURL(`**/admin/bookings/${booking.id}`)

  const { phoneNumber } = devotee.session.user
  expect(await page.getByRole('link', { name: phoneNumber }).getAttribute('href')).toBe(`tel:${phoneNumber}`)
  const driver = page.getByRole('region', { name: say(m.desk_driver), exact: true })
  await driver.getByLabel(say(m.desk_driver_name)).fill('रामखिलावन यादव')
  await driver.getByLabel(say(m.common_phone_number)).fill('12')
  await driver.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga UP 70 AB 1234')
  await driver.getByRole('button').click()
  await driver.getByText(say(m.error_phone_invalid), { exact: true }).waitFor()
  expectComplaint(/400/)
  expect(await driver.getByLabel(say(m.common_phone_number)).getAttribute('aria-invalid')).toBe('true')
  await driver.getByLabel(say(m.common_phone_number)).fill('94150 12345')
  await driver.getByRole('button').dblclick()
  await page.getByRole('status').getByText(say(m.desk_driver_saved)).waitFor()
  await page.reload()
  expect(await driver.getByLabel(say(m.desk_driver_name)).inputValue()).toBe('रामखिलावन यादव')
  expect(await driver.getByLabel(say(m.common_phone_number)).inputValue()).toBe('+919415012345')
  const { data } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id: booking.id } }))
  expect(data.driver).toEqual({ name: 'रामखिलावन यादव', phone: '+919415012345', vehicle: 'Ertiga UP 70 AB 1234' })

  // The booking links to its devotee.
  await page.getByRole('link', { name: devotee.session.user.name }).click()
  await page.getByRole('link', { name: devotee.session.user.email }).waitFor()
  await leave()

  // A devotee has no access.
  await devotee.page.goto(`/admin/bookings/${booking.id}`)
  await devotee.page.waitForURL('**/landing')
  await devotee.leave()
})
