import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { altTexts, picture } from '../photos.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

/** A page of the desk, with the texts of its buttons. */
async function desk(path: string, view: Parameters<typeof site.loggedIn>[0] = {}) {
  const say = wordsIn(view.language ?? 'en')
  const person = await site.loggedIn({ ...view, as: 'admin' })
  const { page } = person
  await page.goto(path)
  await hydrated(page)
  const writeKey = (key: string) => page.getByLabel(say(m.desk_security_key), { exact: true }).fill(key)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const toast = (text: string) => page.getByRole('status').getByText(text).waitFor()
  const names = () => page.getByRole('main').locator('ol > li b').allInnerTexts()
  return { ...person, say, writeKey, press, toast, names }
}

test('OFFERS cities: staff put cities in another order, hide one with what follows, and show it again', async () => {
  const { page, leave, say, writeKey, press, toast, names, expectComplaint } = await desk('/admin/cities/_all')
  await writeKey('a wrong key')
  await press(`${say(m.desk_stop_up)} Varanasi`)
  await page.getByRole('main').getByText(say(m.error_bad_key)).waitFor()
  expectComplaint(/403/)
  await writeKey(admin.key)
  await press(`${say(m.desk_stop_up)} Varanasi`)
  await toast(say(m.desk_order_saved))
  await expect.poll(names).toEqual(['Varanasi', 'Prayagraj', 'Chitrakoot', 'Ayodhya', 'Sarnath'])

  await press(`${say(m.cities_hide)} Chitrakoot`)
  const question = page.getByRole('dialog')
  await question.getByText(say(m.cities_hide_text)).waitFor()
  await question.getByRole('button', { name: say(m.cities_hide) }).click()
  await page.getByText(say(m.publication_hidden), { exact: true }).waitFor()
  const visitor = await site.visit()
  expect((await visitor.page.goto('/city/chitrakoot'))?.status()).toBe(404)
  visitor.expectComplaint(/404/)

  await press(`${say(m.publication_publish)} Chitrakoot`)
  await expect.poll(() => page.getByText(say(m.publication_published), { exact: true }).count()).toBe(5)
  expect((await visitor.page.goto('/city/chitrakoot'))?.status()).toBe(200)
  await visitor.leave()
  await leave()
})

test('OFFERS cities: staff edit a city in both languages and choose another drawing', async () => {
  const view = { language: 'hi', size: 'phone' } as const
  const { page, leave, say, writeKey, press, toast, expectComplaint } = await desk('/admin/cities/_all', view)
  await page.getByRole('link', { name: `${say(m.offers_edit)} सारनाथ` }).click()
  await page.getByLabel(say(m.desk_in_english, { label: say(m.desk_name) }), { exact: true }).fill('Rishipatan')
  await page.getByLabel(say(m.desk_name_hindi)).fill('ऋषिपत्तन')
  await page.getByLabel(say(m.cities_scene_plain)).check()
  await page.getByLabel(say(m.cities_longitude)).fill('')
  await writeKey(admin.key)
  await press(say(m.common_save))
  await page.getByLabel(say(m.cities_longitude)).and(page.locator('[aria-invalid]')).waitFor()
  expectComplaint(/400/)
  await page.getByLabel(say(m.cities_longitude)).fill('83.02')
  await press(say(m.common_save))
  await toast(say(m.desk_city_updated))
  await page.getByRole('link', { name: `${say(m.offers_edit)} ऋषिपत्तन` }).waitFor()
  const visitor = await site.visit()
  await visitor.page.goto('/city/sarnath')
  await visitor.page.getByRole('heading', { level: 1, name: /Rishipatan/ }).waitFor()
  await visitor.leave()
  await leave()
})

test('OFFERS staff copy a pooja, publish the copy, and withdraw it again', async () => {
  const { page, leave, say, writeKey, press, toast } = await desk('/admin/cities/ayodhya')
  const poojas = page.getByRole('region', { name: say(m.offers_poojas) })
  const name = await poojas.locator('li b').first().innerText()
  const count = await poojas.getByRole('listitem').count()
  await page.getByRole('link', { name: `${say(m.offers_copy)} ${name}`, exact: true }).click()
  await page.getByLabel(say(m.desk_in_english, { label: say(m.desk_name) }), { exact: true }).waitFor()
  const copy = say(m.offers_copy_name, { name })
  expect(await page.getByLabel(say(m.desk_in_english, { label: say(m.desk_name) }), { exact: true }).inputValue()).toBe(
    copy,
  )
  await page.getByLabel(say(m.offers_starts_at)).fill('06:30')
  await writeKey(admin.key)
  await press(say(m.common_save))
  await toast(say(m.desk_event_created))
  await page.getByRole('link', { name: say(m.offers_to_list) }).click()
  await expect.poll(() => poojas.getByRole('listitem').count()).toBe(count + 1)

  await writeKey(admin.key)
  await press(`${say(m.publication_publish)} ${copy}`)
  await toast(say(m.desk_offer_published))
  const visitor = await site.visit()
  const seen = async () => {
    await visitor.page.goto('/city/ayodhya')
    return (await visitor.page.content()).includes(copy)
  }
  expect(await seen()).toBe(true)
  await press(`${say(m.publication_withdraw)} ${copy}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.publication_withdraw) })
    .click()
  await toast(say(m.desk_offer_withdrawn))
  expect(await seen()).toBe(false)
  await visitor.leave()
  await leave()
})

test('OFFERS cities: a photo that staff add is the picture of the city, in the language of the reader', async () => {
  const { page, leave, say } = await desk('/admin/cities/_all', { size: 'phone', language: 'hi' })
  await page.getByRole('link', { name: `${say(m.offers_edit)} चित्रकूट` }).click()
  const photos = page.getByRole('region', { name: say(m.photo_title) })
  await photos.getByLabel(say(m.photo_file), { exact: true }).setInputFiles({
    name: 'ghat.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture({ width: 1200, height: 800 }).jpeg().toBuffer(),
  })
  await photos.getByLabel(say(m.desk_in_english, { label: say(m.photo_alt) }), { exact: true }).fill(altTexts.alt)
  await photos.getByLabel(say(m.photo_alt_hindi), { exact: true }).fill(altTexts.altHindi)
  await photos.getByRole('button', { name: say(m.photo_add) }).click()
  await photos.getByText(altTexts.alt).waitFor({ timeout: 90_000 })
  const visitor = await site.visit()
  await visitor.page.goto('/city/chitrakoot')
  await visitor.page.getByRole('img', { name: altTexts.alt }).waitFor()
  await visitor.leave()
  await leave()
})
