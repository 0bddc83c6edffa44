/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite({ own: true })
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const
type Say = ReturnType<typeof wordsIn>

/** An admin who has opened the form of the first package of a city. */
async function editing(view: (typeof views)[number], cityName = 'prayagraj') {
  const say = wordsIn(view.language)
  const staff = await site.loggedIn({ ...view, as: 'admin' })
  const packagesOf = async (name: string) =>
    (await unwrap(staff.api.packages.city[':cityName'].$get({ param: { cityName: name }, query: {} }))).data
  const pack = firstOf(await packagesOf(cityName))
  await staff.page.goto(`/admin/edit/package/${pack.id}`)
  await staff.page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  return { ...staff, say, pack, packagesOf }
}

const save = (page: Page, say: Say) => page.getByRole('button', { name: say(m.common_save), exact: true }).click()

testViews(views)(
  'FORMS amounts: the wheel does not change an amount, and 1e3 is refused, in $language',
  async (view) => {
    const { page, say, pack, packagesOf, expectComplaint, leave } = await editing(view)
    const price = page.getByLabel(say(m.desk_price_label))
    await price.focus()
    await price.hover()
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await price.inputValue()).toBe(String(pack.price))
    for (const wrong of ['1e3', '-5', '12.345', 'free']) {
      await price.fill(wrong)
      await save(page, say)
      await page.getByText(say(m.issue_no_number), { exact: true }).waitFor()
      expectComplaint(/400/)
    }
    await price.fill('₹ 5,400.50')
    await save(page, say)
    await page.waitForURL('**/city/prayagraj')
    expect((await packagesOf('prayagraj')).find(({ id }) => id === pack.id)?.price).toBe(5400.5)
    await leave()
  },
)

testViews(views)('FORMS amounts: a price of 0 is saved only after a question, in $language', async (view) => {
  const { page, say, pack, packagesOf, leave } = await editing(view, 'sarnath')
  const priceNow = async () => present((await packagesOf('sarnath')).find(({ id }) => id === pack.id)).price
  await page.getByLabel(say(m.desk_price_label)).fill('0')
  await save(page, say)
  const question = page.getByRole('dialog', { name: say(m.desk_zero_title) })
  await question.getByText(say(m.desk_zero_text, { fields: say(m.desk_price_label) })).waitFor()
  await question.getByRole('button', { name: say(m.desk_back) }).click()
  expect(await priceNow()).toBe(pack.price)
  await save(page, say)
  await question.getByRole('button', { name: say(m.desk_zero_save) }).click()
  await page.waitForURL('**/city/sarnath')
  expect(await priceNow()).toBe(0)

  // A field that is already 0 causes no question.
  await page.goto(`/admin/edit/package/${pack.id}`)
  await page.getByLabel(say(m.desk_additional_person_label)).fill('10')
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  await save(page, say)
  await page.waitForURL('**/city/sarnath')
  await page.goto(`/admin/edit/package/${pack.id}`)
  await page.getByLabel(say(m.desk_price_label)).fill(String(pack.price || 2500))
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  await save(page, say)
  await page.waitForURL('**/city/sarnath')
  await leave()
})

testViews(views)('FORMS city: a package moves to the page of the chosen city, in $language', async (view) => {
  const { page, say, pack, packagesOf, leave } = await editing(view, 'chitrakoot')
  const city = page.getByLabel(say(m.desk_city), { exact: true })
  expect(await city.inputValue()).toBe('Chitrakoot')
  const offered = await city.locator('option').allInnerTexts()
  expect(offered).toHaveLength(5)
  await city.selectOption({ label: view.language === 'hi' ? 'वाराणसी' : 'Varanasi' })
  await save(page, say)
  await page.waitForURL('**/city/varanasi')
  await page
    .getByRole('article')
    .filter({ hasText: view.language === 'hi' ? pack.nameHindi : pack.name })
    .waitFor()
  const moved = (await packagesOf('varanasi')).find(({ id }) => id === pack.id)
  expect(moved).toMatchObject({ city: 'Varanasi', cityHindi: 'वाराणसी' })
  await leave()
})

test('FORMS city: no package moves to a city without a page', async () => {
  const { page, api, pack, packagesOf, leave } = await editing(views[0], 'ayodhya')
  const content = { ...pack, city: 'Allahabad', cityHindi: 'इलाहाबाद', key: admin.key }
  const moving = unwrap(api.packages.update.$post({ json: { content } }))
  await expect(moving).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Allahabad') })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await packagesOf('ayodhya')).map(({ id }) => id)).toContain(pack.id)
  await leave()
})
