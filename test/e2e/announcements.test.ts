import { expect, test } from 'vitest'
import { cities } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import { focused, tabTo } from './keyboard.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

test.each(['en', 'hi'] as const)('ACCESS the first focus stop skips to the content, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, leave } = await site.visit({ language, size: 'phone' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say(m.common_skip_to_content) })
  const box = (await skip.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.width).toBeGreaterThanOrEqual(44)
  expect(await focused(page)).toMatchObject({ isLost: false, isVisible: true, isCovered: false })
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').locator('summary').first())
  const stops = await page.evaluate(() => document.querySelector('header')!.contains(document.activeElement))
  expect(stops).toBe(false)
  await leave()
})

test.each(['en', 'hi'] as const)(
  'ACCESS a new page has its own title and the focus on its heading, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language })
    await page.goto('/landing')
    await hydrated(page)
    const before = await page.title()
    await page.getByRole('link', { name: say(m.landing_book, { city: cities.ayodhya[language] }) }).click()
    const name = say(m.city_title, { city: cities.ayodhya[language] })
    const heading = page.getByRole('heading', { level: 1, name })
    const isFocused = () => heading.evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    expect(await page.title()).toContain(name)
    expect(await page.title()).not.toBe(before)
    await page.goBack()
    await expect.poll(() => page.title()).toBe(before)
    await expect.poll(async () => (await focused(page)).isLost).toBe(false)
    await leave()
  },
)

test('ACCESS a wrong form marks each wrong field and focuses the first one', async () => {
  const say = wordsIn('hi')
  const { page, leave, expectComplaint } = await site.visit({ language: 'hi', size: 'phone' })
  await page.goto('/auth/register')
  await hydrated(page)
  await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_register) })
    .click()
  await page.getByRole('alert').getByText(say(m.error_fields_required)).waitFor()
  expectComplaint(/400/)
  const wrong = page.locator('[aria-invalid=true]')
  expect(await wrong.count()).toBe(3)
  const described = await wrong.evaluateAll((fields) =>
    fields.map((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ),
  )
  for (const text of described) expect(text).toContain(say(m.error_fields_required))
  const first = page.getByLabel(say(m.common_phone_number))
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  await leave()
})

test('ACCESS a missing date and a wrong UTR get the focus when they are refused', async () => {
  const say = wordsIn('en')
  const { page, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  await page.goto('/city/varanasi')
  await hydrated(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
  const date = page.getByLabel(say(m.city_arrival_date))
  await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await date.getAttribute('aria-invalid')).toBe('true')

  await addPackage()
  await page.goto('/user/checkout')
  const utr = page.getByRole('textbox', { name: say(m.common_utr_number) })
  await utr.fill('12345')
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  await expect.poll(() => utr.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await utr.getAttribute('aria-invalid')).toBe('true')
  await leave()
})
