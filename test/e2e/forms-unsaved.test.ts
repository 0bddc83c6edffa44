/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'
import { firstOf } from '../present.ts'

const site = browserSite({ own: true, newProfiles: true })
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const
type Say = ReturnType<typeof wordsIn>

/** Whether the browser itself asks when the page is loaded again; the test then stays. */
async function reloadAsks(page: Page): Promise<boolean> {
  let asked = false
  page.once('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload'
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toBe(true)
  return asked
}

const question = (page: Page, say: Say) => page.getByRole('dialog', { name: say(m.common_unsaved_title) })
const home = (page: Page, say: Say) => page.getByRole('link', { name: say(m.nav_home), exact: true })

/** A link asks; staying keeps the typed text and gives the focus back; leaving leaves. */
async function expectQuestion(page: Page, say: Say, isKept: () => Promise<boolean>) {
  const path = new URL(page.url()).pathname
  await home(page, say).click()
  await question(page, say)
    .getByRole('button', { name: say(m.common_unsaved_stay) })
    .click()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await isKept()).toBe(true)
  await expect.poll(() => home(page, say).evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await reloadAsks(page)).toBe(true)
  expect(await isKept()).toBe(true)
  await home(page, say).click()
  await question(page, say)
    .getByRole('button', { name: say(m.common_unsaved_leave) })
    .click()
  await page.waitForURL('**/landing')
}

testViews(views, 1)('FORMS unsaved: settings ask before a change is lost, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { page, leave } = await site.loggedIn(view)
  await page.goto('/user/settings')
  const name = page.getByLabel(say(m.common_full_name))
  await name.waitFor()

  // If nothing is changed, or a change was restored, no question appears.
  await name.fill('Kamala Devi')
  await name.fill('Savitri Devi')
  await home(page, say).click()
  await page.waitForURL('**/landing')
  await page.goBack()
  await name.fill('Kamala Devi')
  await expectQuestion(page, say, async () => (await name.inputValue()) === 'Kamala Devi')

  await page.goBack()
  await name.fill('Kamala Devi')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText(say(m.settings_profile_saved)).waitFor()
  await home(page, say).click()
  await page.waitForURL('**/landing')
  await page.goBack()
  await page.getByLabel(say(m.settings_language_of_mails)).selectOption(view.language === 'hi' ? 'en' : 'hi')
  await home(page, say).click()
  await question(page, say).waitFor()
  await page.keyboard.press('Escape')
  await question(page, say).waitFor({ state: 'detached' })
  await leave()
})

testViews(views)('FORMS unsaved: the form of a package asks before an edit is lost, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { page, api, leave } = await site.loggedIn({ ...view, as: 'admin' })
  const ayodhya = { param: { cityName: 'ayodhya' }, query: {} }
  const { data } = await unwrap(api.packages.city[':cityName'].$get(ayodhya))
  const path = `/admin/edit/package/${firstOf(data).id}`
  await page.goto(path)
  const itinerary = page.getByLabel(say(m.desk_in_english, { label: say(m.city_itinerary) }), { exact: true })
  await itinerary.fill('Day 1: rest.')
  await expectQuestion(page, say, async () => (await itinerary.inputValue()) === 'Day 1: rest.')
  await page.goto(path)
  await itinerary.fill(firstOf(data).itinerary.join('\n'))
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL('**/city/ayodhya')
  await leave()
})

test('FORMS unsaved: the form of the driver asks before an edit is lost', async () => {
  const say = wordsIn('en')
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  const booking = firstOf(await devotee.book())
  await devotee.leave()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto(`/admin/bookings/${booking.id}`)
  const driver = page.getByRole('region', { name: say(m.desk_driver), exact: true })
  await driver.getByLabel(say(m.desk_driver_name)).fill('Ramesh')
  await driver.getByLabel(say(m.common_phone_number)).fill('94150 12345')
  await driver.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga')
  await driver.getByRole('button').click()
  await page.getByRole('status').getByText(say(m.desk_driver_saved)).waitFor()
  await expect.poll(() => driver.getByLabel(say(m.common_phone_number)).inputValue()).toBe('+919415012345')
  const vehicle = driver.getByLabel(say(m.desk_driver_vehicle))
  await vehicle.fill('Innova')
  await expectQuestion(page, say, async () => (await vehicle.inputValue()) === 'Innova')
  await leave()
})

testViews(views)(
  'FORMS unsaved: feedback asks before it is lost, but not before the login, in $language',
  async (view) => {
    const say = wordsIn(view.language)
    const { page, leave } = await site.visit(view)
    await page.goto('/feedback')
    await hydrated(page)
    const field = page.getByPlaceholder(say(m.feedback_placeholder))
    await field.fill('शांत')
    await expectQuestion(page, say, async () => (await field.inputValue()) === 'शांत')
    await page.goto('/feedback')
    await hydrated(page)
    await field.fill('शांत')
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
    await page.waitForURL('**/auth/login?*')
    await leave()
  },
)

test('FORMS unsaved: the settings of the site ask before an edit of the payee, not their last form, is lost', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/user/settings')
  await hydrated(page)
  const branch = page.getByLabel(say(m.desk_site_branch))
  await branch.fill('Godowlia')
  await expectQuestion(page, say, async () => (await branch.inputValue()) === 'Godowlia')
  await leave()
})

test('FORMS unsaved: the page of drivers and priests asks before an edit of its first form is lost', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/people')
  await hydrated(page)
  await page.getByText(say(m.people_add_driver), { exact: true }).click()
  const name = page.getByLabel(say(m.desk_in_english, { label: say(m.desk_name) }), { exact: true }).first()
  await name.fill('Ramesh')
  await expectQuestion(page, say, async () => (await name.inputValue()) === 'Ramesh')
  await leave()
})
