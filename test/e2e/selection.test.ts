/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { openPoojas } from './open-poojas.ts'
import { hydrated } from './visitor.ts'
import { present } from '../present.ts'

const site = browserSite()

test('§4 selection: another pooja replaces the chosen one and its date', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.loggedIn()
  await page.goto('/city/varanasi')
  await hydrated(page)
  await openPoojas(page)
  const poojas = page.locator('section[aria-labelledby=poojas]').getByRole('checkbox')
  const date = page.getByLabel(say(m.city_pooja_date))
  await poojas.nth(0).check()
  await date.fill(present(await date.getAttribute('min')))
  await poojas.nth(1).check()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  expect(await poojas.nth(1).isChecked()).toBe(true)
  expect(await date.inputValue()).toBe('')
  await leave()
})

test('§4 selection: after an addition nothing is chosen, and the next choice is empty', async () => {
  const say = wordsIn('en')
  const { page, api, leave } = await site.loggedIn()
  await page.goto('/city/varanasi')
  await hydrated(page)
  const packages = page.locator('section[aria-labelledby=packages]').getByRole('checkbox')
  const date = page.getByLabel(say(m.city_arrival_date))
  await packages.first().check()
  await date.fill(present(await date.getAttribute('min')))
  await page.getByLabel(say(m.city_head_count)).selectOption('7')
  await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
  await page.getByRole('status').getByText('Added to cart').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await packages.first().check()
  expect([await date.inputValue(), await page.getByLabel(say(m.city_head_count)).inputValue()]).toEqual(['', '2'])
  const { data: cart } = await unwrap(api.cart.$get({ query: {} }))
  expect(cart.map(({ headCount }) => headCount)).toEqual([7])
  await leave()
})

const texts = (language: Language) => {
  const say = wordsIn(language)
  return [say(m.error_nothing_selected), say(m.error_arrival_date_required), say(m.error_pooja_date_required)]
}

test.each([
  ['en', 'Select something.', 'Date of arrival is required', "Event Date can't be empty"],
  ['hi', ...texts('hi')],
] as [Language, string, string, string][])(
  '§5 add to cart, in %s, says "%s", "%s" or "%s" and adds nothing',
  async (language, nothing, arrival, event) => {
    const { page, api, leave } = await site.loggedIn({ language })
    await page.goto('/city/prayagraj')
    await hydrated(page)
    await openPoojas(page)
    const add = page.getByRole('button', { name: wordsIn(language)(m.city_add_to_cart) })
    for (const [list, text] of [
      [null, nothing],
      ['packages', arrival],
      ['poojas', event],
    ] as const) {
      if (list) await page.locator(`section[aria-labelledby=${list}]`).getByRole('checkbox').first().check()
      await add.click()
      await page.locator('main .error-text').getByText(text, { exact: true }).waitFor()
    }
    expect((await unwrap(api.cart.$get({ query: {} }))).data).toEqual([])
    await leave()
  },
)
