import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { openPoojas } from './open-poojas.ts'
import { lastOf } from '../present.ts'
import { wordsIn } from './messages.ts'

const site = browserSite({ own: true })

const say = wordsIn('en')

test('§2 §6 an admin edits a price with the security key, and visitors see it', async () => {
  const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin' })
  await page.goto('/city/ayodhya')
  await hydrated(page)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('link', { name: say(m.city_edit_named, { name }) }).click()
  await page.getByLabel(say(m.desk_price_label)).fill('12345.50')
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill('a wrong key')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('main').getByText(say(m.error_bad_key)).first().waitFor()
  expectComplaint(/403/)
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText('Package updated successfully').waitFor()
  await page.waitForURL('**/city/ayodhya')
  await page.getByRole('article').first().getByText('₹12,345.50').waitFor()
  await leave()
  const visitor = await site.visit({ language: 'hi' })
  await visitor.page.goto('/city/ayodhya')
  await visitor.page.getByText('₹12,345.50').waitFor()
  await visitor.leave()
})

test.each(languages)(
  'FORMS city: none is offered that is not in the list, and one that is sent is refused at its field, in %s',
  async (language) => {
    const tell = wordsIn(language)
    const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin', language })
    for (const list of ['packages', 'poojas']) {
      await page.goto('/city/prayagraj')
      await hydrated(page)
      if (list === 'poojas') await openPoojas(page)
      await page.locator(`section[aria-labelledby=${list}]`).locator('a[href*="/admin/edit/"]').first().click()
      const city = page.getByLabel(tell(m.desk_city), { exact: true })
      await city.waitFor()
      expect(await city.locator('option').count()).toBe(5)
      // A form that was open while the city was deleted sends this.
      await city.locator('option:checked').evaluate((option: HTMLOptionElement) => (option.value = 'Delhi'))
      await page.getByLabel(tell(m.desk_security_key), { exact: true }).fill(admin.key)
      await page.getByRole('button', { name: tell(m.common_save), exact: true }).click()
      const refusal = tell(m.error_city_unknown, { city: 'Delhi' })
      await expect.poll(() => city.evaluate((field) => field.closest('div')?.innerText)).toContain(refusal)
      expectComplaint(/400/)
    }
    await leave()
  },
)

test('§2 an edit that someone else overtook keeps what was typed, and says what is saved now', async () => {
  const first = await site.loggedIn({ as: 'admin' })
  const second = await site.loggedIn({ as: 'admin' })
  const labels = {
    name: say(m.desk_in_english, { label: say(m.desk_name) }),
    price: say(m.desk_price_label),
    vehicle: say(m.desk_vehicle),
    key: say(m.desk_security_key),
  }
  const open = async ({ page }: typeof first) => {
    await page.goto('/city/chitrakoot')
    await hydrated(page)
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByLabel(labels.price).waitFor()
  }
  const save = async ({ page }: typeof first) => {
    await page.getByLabel(labels.key, { exact: true }).fill(admin.key)
    await page.getByRole('button', { name: say(m.common_save) }).click()
  }
  await open(first)
  await open(second)
  await first.page.getByLabel(labels.price).fill('6600')
  await first.page.getByLabel(labels.vehicle).selectOption('')
  await save(first)
  await first.page.waitForURL('**/city/chitrakoot')

  const { page } = second
  const name = page.getByLabel(labels.name, { exact: true })
  await name.fill('A quiet stay')
  await save(second)
  await page.locator('form').getByText(say(m.error_edited_meanwhile)).waitFor()
  second.expectComplaint(/409/)
  await page.getByRole('link', { name: `${labels.price}: ${say(m.error_saved_now, { saved: '6600' })}` }).waitFor()
  // The page loads the saved data only after it says so.
  await expect.poll(() => page.getByLabel(labels.price).inputValue()).toBe('6600')
  await expect.poll(() => page.getByLabel(labels.vehicle).inputValue()).toBe('')
  expect(await name.inputValue()).toBe('A quiet stay')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL('**/city/chitrakoot')
  await page.getByRole('article').first().getByText('₹6,600').waitFor()
  await page.getByRole('heading', { name: 'A quiet stay' }).waitFor()
  await first.leave()
  await second.leave()
})

test.each([
  ['package', 'en'],
  ['package', 'hi'],
  ['pooja', 'en'],
  ['pooja', 'hi'],
] as const)('§2 an admin edits the season of a %s, in %s', async (what, language) => {
  const words = wordsIn(language)
  const { page, leave } = await site.loggedIn({ as: 'admin', language })
  const season = page.getByLabel(words(m.desk_season))
  const open = async () => {
    await page.goto('/city/prayagraj')
    await hydrated(page)
    if (what === 'pooja') await openPoojas(page)
    const articles = page.getByRole('article')
    await (what === 'pooja' ? articles.last() : articles.first()).getByRole('link').click()
    await season.waitFor()
  }
  const save = async () => {
    await page.getByLabel(words(m.desk_security_key), { exact: true }).fill(admin.key)
    await page.getByRole('button', { name: words(m.common_save) }).click()
    await page.waitForURL('**/city/prayagraj')
  }
  await open()
  expect(await season.inputValue()).toBe('')
  await season.selectOption({ label: language === 'hi' ? 'केवल माघ मेले के समय' : 'Magh Mela only' })
  await save()
  await open()
  expect(await season.inputValue()).toBe('magh-mela')
  await season.selectOption({ label: words(m.desk_all_year) })
  await save()
  await open()
  expect(await season.inputValue()).toBe('')
  await leave()
})

test('§2 an admin edits a pooja', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await openPoojas(page)
  await page.getByRole('article').last().getByRole('link').click()
  await page.getByLabel(say(m.desk_cost_label)).fill('777')
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText('Event updated successfully').waitFor()
  await page.waitForURL('**/city/sarnath')
  await openPoojas(page)
  await page.getByRole('article').last().getByText('₹777').waitFor()
  await leave()
})

const place = { state: 'Uttar Pradesh (north)', stateHindi: 'उत्तर प्रदेश (उत्तर)' }

test('§2 an admin edits every field of a package and of a pooja', async () => {
  const { page, api, leave } = await site.loggedIn({ as: 'admin' })
  const varanasi = { param: { cityName: 'varanasi' }, query: {} }
  const sarnath = { city: 'Sarnath', cityHindi: 'सारनाथ' }
  const edit = async (path: string, fields: Record<string, string | number | string[]>) => {
    await page.goto(path)
    await hydrated(page)
    for (const [name, value] of Object.entries(fields))
      await page.locator(`main form [name=${name}]`).fill(Array.isArray(value) ? value.join('\n') : String(value))
    await page.locator('main form [name=city]').selectOption(sarnath.city)
    await page.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
    await page.getByRole('button', { name: say(m.common_save) }).click()
    await page.waitForURL('**/city/sarnath')
  }

  const pack = lastOf((await unwrap(api.packages.city[':cityName'].$get(varanasi))).data)
  const ofPackage = {
    name: 'Quiet days',
    nameHindi: 'शांत दिन',
    ...place,
    // The stops end on the last day of the itinerary.
    itinerary: pack.itinerary.map((_, index) => `Ghat ${index + 1}`),
    itineraryHindi: pack.itinerary.map((_, index) => `घाट ${index + 1}`),
    facility: ['A driver'],
    facilityHindi: ['एक ड्राइवर'],
  }
  const prices = { price: 4321.5, additionalPerson: 987 }
  await edit(`/admin/edit/package/${pack.id}`, { ...ofPackage, ...prices })
  expect((await unwrap(api.packages[':id'].$get({ param: { id: pack.id } }))).data).toEqual({
    ...pack,
    ...ofPackage,
    ...prices,
    ...sarnath,
  })

  const pooja = lastOf((await unwrap(api.events.city[':cityName'].$get(varanasi))).data)
  const details = { details: 'Lamps at dusk', detailsHindi: 'शाम के दीप' }
  const ofPooja = { name: 'Deep daan at the stupa', nameHindi: 'स्तूप पर दीप दान', ...place, ...details, cost: 501 }
  await edit(`/admin/edit/event/${pooja.id}`, ofPooja)
  expect((await unwrap(api.events.id[':id'].$get({ param: { id: pooja.id } }))).data).toEqual({
    ...pooja,
    ...ofPooja,
    ...sarnath,
  })
  await leave()
})
