/** @module-tag thorough */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { adminBookings } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { type Size, sizes } from './visitor.ts'

const site = browserSite()

test.each<[Language, Size]>([
  ['en', 'phone'],
  ['hi', 'desktop'],
])('AUDIT in %s: staff filter the log, read an entry, open its booking and download it', async (language, size) => {
  const { page, say, id, booking, staff, leave } = await adminBookings(site, { language, size })
  await unwrap(staff.api.bookings.note.$post({ json: { id, note: 'Needs a wheelchair.' } }))
  await unwrap(staff.api.bookings.verification.$post({ json: { id, status: true } }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(m.nav_audit), exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: say(m.audit_title) }).waitFor()

  await page.getByLabel(say(m.audit_filter_subject)).fill(` ${booking.reference.toLowerCase()} `)
  const filters = page.getByRole('button', { name: say(m.list_filters) })
  if (size === 'phone') {
    // On a phone the entries are visible, and the other filters are folded.
    const first = page.getByRole('main').getByRole('listitem').first()
    expect((await first.boundingBox())?.y).toBeLessThan(sizes.phone.height)
    expect(await page.getByLabel(say(m.audit_filter_action)).isVisible()).toBe(false)
    await filters.click()
  }
  await page.getByLabel(say(m.audit_filter_action)).selectOption('booking_note')
  await page.getByRole('button', { name: say(m.desk_apply) }).click()
  const entries = page.getByRole('main').getByRole('list').getByRole('listitem')
  await expect.poll(() => entries.count()).toBe(1)
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'booking_note',
    subject: booking.reference.toLowerCase(),
  })
  await entries
    .getByText(say(m.audit_booking_note, { staff: staff.session.user.name, subject: booking.reference }), {
      exact: true,
    })
    .waitFor()
  await entries.locator('summary').click()
  await entries.getByText('Needs a wheelchair.').waitFor()

  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: say(m.audit_export) }).click()
  const file = await readFile(await (await downloads).path(), 'utf8')
  expect(file.split('\r\n').filter((line) => line.includes(booking.reference))).toHaveLength(1)

  // The filter is in the address, so a reload and Back keep it.
  await page.reload()
  await expect.poll(() => entries.count()).toBe(1)
  await entries.getByRole('link', { name: say(m.audit_open, { subject: booking.reference }) }).click()
  await page.waitForURL(`**/admin/bookings/${id}`)
  await page.goBack()
  await expect.poll(() => entries.count()).toBe(1)
  if (size === 'phone') {
    await filters.filter({ hasText: booking.reference.toLowerCase() }).click()
    expect(await page.getByLabel(say(m.audit_filter_action)).isVisible()).toBe(true)
  }
  expect(await page.getByLabel(say(m.audit_filter_action)).inputValue()).toBe('booking_note')
  await page.getByRole('link', { name: say(m.audit_clear) }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(1)
  await leave()
})
