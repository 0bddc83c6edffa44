/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { firstOf, lastOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const views = [{ language: 'en' }, { language: 'hi', size: 'phone' }] as const

const site = browserSite({ own: true })

/** The editor of the first package of a city, at the desk. */
async function editor(cityName: string, view: Parameters<typeof site.loggedIn>[0] = {}) {
  const say = wordsIn(view.language ?? 'en')
  const person = await site.loggedIn({ ...view, as: 'admin' })
  const read = async () =>
    firstOf((await unwrap(person.api.packages.city[':cityName'].$get({ param: { cityName }, query: {} }))).data)
  const before = await read()
  const { page } = person
  await page.goto(`/admin/edit/package/${before.id}`)
  const stops = page.getByRole('group', { name: say(m.desk_stops) })
  await stops.waitFor()
  const items = stops.locator('ol').first().locator('> li')
  const open = (index: number) => items.nth(index).locator('summary').click()
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  const save = async () => {
    await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
    await button(say(m.common_save)).click()
  }
  return { ...person, say, read, before, items, open, button, save }
}

test('§8 an admin adds, moves and removes stops by the keyboard, and visitors see them', async () => {
  const { page, leave, say, read, before, items, open, button, save } = await editor('sarnath')
  await open(0)
  await items
    .first()
    .getByLabel(say(m.desk_in_english, { label: say(m.desk_stop_note) }), { exact: true })
    .fill('Your driver waits at the gate.')
  await items
    .first()
    .getByRole('button', { name: say(m.desk_stop_remove) })
    .focus()

  await button(say(m.desk_stop_add)).press('Enter')
  const added = items.last()
  expect(await added.getByLabel(say(m.desk_stop_day)).evaluate((field) => field === document.activeElement)).toBe(true)
  await added.getByLabel(say(m.desk_stop_time)).fill('17:15')
  await added.getByLabel(say(m.desk_in_english, { label: say(m.desk_stop_place) }), { exact: true }).fill('Deer park')
  await added.getByLabel(say(m.desk_stop_place_hindi)).fill('मृगदाव')
  await added.getByLabel(say(m.desk_stop_steps)).fill('12')
  await added.getByLabel(say(m.desk_stop_means)).selectOption('ON_FOOT')
  await added.getByLabel(say(m.slip_wheelchair)).check()

  await added.getByRole('button', { name: say(m.desk_stop_up) }).press('Enter')
  const moved = items.nth(before.stops.length - 1)
  const up = moved.getByRole('button', { name: say(m.desk_stop_up) })
  expect(await up.evaluate((pressed) => pressed === document.activeElement)).toBe(true)
  expect(await moved.locator('summary').innerText()).toContain('Deer park')
  await open(1)
  await items
    .nth(1)
    .getByRole('button', { name: say(m.desk_stop_remove) })
    .press('Enter')
  await page.getByLabel(say(m.desk_nights)).selectOption('3')
  await page.getByLabel(say(m.desk_hotel_class)).selectOption('COMFORT')

  await page.getByText(say(m.desk_stop_preview)).click()
  await page.getByText('12 steps').first().waitFor()
  await save()
  await page.waitForURL('**/city/sarnath')
  const [first, , ...others] = before.stops
  const after = await read()
  expect(after).toMatchObject({ nights: 3, hotelClass: 'COMFORT', vehicle: before.vehicle })
  expect(after.stops).toEqual([
    { ...first, note: 'Your driver waits at the gate.' },
    ...others.slice(0, -1),
    expect.objectContaining({
      day: 1,
      time: '17:15',
      place: 'Deer park',
      placeHindi: 'मृगदाव',
      steps: 12,
      metres: null,
      means: 'ON_FOOT',
      wheelchair: true,
      spot: null,
    }),
    lastOf(others),
  ])
  await leave()
})

test('§8 a save that changes nothing sends the stops as they are', async () => {
  const { page, leave, read, before, save } = await editor('varanasi')
  await save()
  await page.waitForURL('**/city/varanasi')
  expect(await read()).toEqual(before)
  await leave()
})

testViews(views)('FORMS errors: a wrong stop is named, and its link opens it, in $language', async (view) => {
  const { page, leave, say, before, items, open, button, save, expectComplaint } = await editor('ayodhya', view)
  await open(2)
  await items.nth(2).getByLabel(say(m.desk_stop_steps)).fill('about 30')
  await items
    .nth(2)
    .getByLabel(say(m.desk_in_english, { label: say(m.desk_stop_place) }), { exact: true })
    .fill('')
  await open(2)
  await save()
  const label = say(m.desk_stop_field, {
    number: '3',
    field: say(m.desk_in_english, { label: say(m.desk_stop_place) }),
  })
  await page
    .getByRole('link')
    .filter({ hasText: `${label}: ${say(m.issue_required)}` })
    .click()
  const place = items.nth(2).getByLabel(say(m.desk_in_english, { label: say(m.desk_stop_place) }), { exact: true })
  expect(await place.evaluate((field) => field === document.activeElement)).toBe(true)
  await items
    .nth(2)
    .getByText(say(m.issue_too_small, { least: '0' }))
    .waitFor()
  expectComplaint(/400/)

  await page.goto(`/admin/edit/package/${before.id}`)
  await open(0)
  await items
    .first()
    .getByRole('button', { name: say(m.desk_stop_remove) })
    .click()
  await page.getByRole('link', { name: say(m.nav_home), exact: true }).click()
  await button(say(m.common_unsaved_stay)).click()
  expect(await items.count()).toBe(before.stops.length - 1)
  await leave()
})

testViews(views, 1)(
  '§8 stops that someone else changed are named before this list replaces them, in $language',
  async (view) => {
    const { page, leave, say, read, before, items, save, api, expectComplaint } = await editor('chitrakoot', view)
    const changed = before.stops.toSpliced(0, 1)
    await unwrap(api.packages.update.$post({ json: { content: { ...before, stops: changed, key: admin.key } } }))
    await save()
    const saved = changed.map(({ place }) => place).join(' | ')
    const text = say(m.error_stops_saved_now, { saved })
    await page
      .getByRole('link')
      .filter({ hasText: `${say(m.desk_stops)}: ${text}` })
      .click()
    expectComplaint(/409/)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text)
    expect(await items.count()).toBe(before.stops.length)
    await save()
    await page.waitForURL('**/city/chitrakoot')
    expect((await read()).stops).toEqual(before.stops)
    await leave()
  },
)
