import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const say = wordsIn('hi')

test('SETUP an owner on a phone in Hindi sees what is missing and marks a test booking', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  const booking = firstOf(await devotee.book())
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/admin')
  await hydrated(page)
  const steps = page.getByRole('region', { name: say(m.first_run_title) })
  await steps.getByText(say(m.first_run_progress, { done: '2', all: '9' })).waitFor()
  await steps.getByRole('link', { name: say(m.first_run_payee) }).click()
  const payee = page.getByRole('heading', { name: say(m.desk_site_payee) })
  await payee.waitFor()
  // The part is far down, and is loaded after the page.
  const top = () => payee.evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(400)

  await page.goto(`/admin/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.first_run_test) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.first_run_test) })
    .click()
  await page.getByText(say(m.first_run_test_saved)).waitFor()
  await page.getByRole('button', { name: say(m.first_run_test) }).waitFor({ state: 'hidden' })

  await page.goto('/admin')
  await steps.getByText(say(m.first_run_progress, { done: '3', all: '9' })).waitFor()
  await leave()
  await devotee.leave()
})
