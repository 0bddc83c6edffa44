import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { adminBookings } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { rejectWithoutWords } from './page-acts.ts'

const site = browserSite()

test('§4 ADMIN on a phone, the error of a field is in sight above the buttons of its dialog', async () => {
  const { page, say, leave } = await adminBookings(site, { language: 'en', size: 'phone' })
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page.getByRole('button', { name: say(m.desk_reject), exact: true }).waitFor()
  await rejectWithoutWords(page, say)
  const error = page.getByText(say(m.desk_reason_missing))
  const isInSight = () =>
    error.evaluate((shown) => {
      const { left, top, bottom } = shown.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 5, y) === shown)
    })
  await expect.poll(isInSight).toBe(true)
  await leave()
})
