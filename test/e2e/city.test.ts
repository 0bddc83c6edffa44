import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { openPoojas } from './open-poojas.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

const say = wordsIn('en')

test('§4 one package or one pooja is chosen, and unchecking clears its date', async () => {
  const { page, leave } = await site.loggedIn({ size: 'phone' })
  await page.goto('/city/prayagraj')
  await hydrated(page)
  await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
  await page.getByRole('alert').getByText('Select something.').waitFor()
  await openPoojas(page)
  const boxes = page.getByRole('checkbox')
  await boxes.first().check()
  await page.getByLabel(say(m.city_arrival_date)).fill('2027-02-03')
  await boxes.last().check()
  expect(await boxes.first().isChecked()).toBe(false)
  expect(await page.getByLabel(say(m.city_arrival_date)).count()).toBe(0)
  const date = page.getByLabel(say(m.city_pooja_date))
  await date.fill('2027-02-03')
  await boxes.nth(-2).check()
  expect([await boxes.last().isChecked(), await date.inputValue()]).toEqual([false, ''])
  await boxes.first().check()
  expect([await boxes.nth(-2).isChecked(), await date.count()]).toEqual([false, 0])
  await boxes.last().check()
  await date.fill('2027-02-03')
  await boxes.last().uncheck()
  await boxes.last().check()
  expect(await date.inputValue()).toBe('')
  await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
  await page.getByRole('main').getByText("Event Date can't be empty").waitFor()
  await leave()
})

test('§5 §9 head counts are 2 to 11, by default 2, and dates begin tomorrow', async () => {
  const { page, leave } = await site.loggedIn()
  await page.goto('/city/chitrakoot')
  await hydrated(page)
  await page.getByRole('checkbox').first().check()
  const counts = page.getByLabel(say(m.city_head_count))
  expect(await counts.inputValue()).toBe('2')
  expect(await counts.locator('option').allInnerTexts()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 86_400_000)
  expect(await page.getByLabel(say(m.city_arrival_date)).getAttribute('min')).toBe(tomorrow)
  await openPoojas(page)
  await page.getByRole('checkbox').last().check()
  expect(await page.getByLabel(say(m.city_pooja_date)).getAttribute('min')).toBe(tomorrow)
  await leave()
})
