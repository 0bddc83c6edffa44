import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

async function newPooja(size: 'phone' | 'desktop') {
  const say = wordsIn('hi')
  const person = await site.loggedIn({ as: 'admin', language: 'hi', size })
  const { page } = person
  await page.goto('/admin/edit/event/new?city=sarnath')
  await hydrated(page)
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  return { ...person, say, fill }
}

test('OFFERS preview: beside the form staff see what is not saved yet, in each language, and what is missing', async () => {
  const { page, leave, say, fill } = await newPooja('desktop')
  const preview = page.getByRole('complementary', { name: say(m.offers_preview) })
  await fill(say(m.desk_in_english, { label: say(m.desk_name) }), 'Buddha Vandana')
  await fill(say(m.desk_cost_label), '1100')
  await preview.getByRole('tab', { name: 'English' }).click()
  await preview.getByRole('heading', { name: 'Buddha Vandana' }).waitFor()
  await preview.getByRole('tabpanel', { name: 'English' }).getByText('₹1,100').waitFor()
  const missing = say(m.offers_missing_in_hindi, { fields: say(m.desk_name) })
  await page.getByText(missing).waitFor()
  await fill(say(m.desk_name_hindi), 'बुद्ध वंदना')
  await preview.getByRole('tab', { name: 'हिन्दी' }).click()
  await preview.getByRole('heading', { name: 'बुद्ध वंदना' }).waitFor()
  expect(await page.getByText(missing).count()).toBe(0)
  await leave()
})

test('OFFERS preview: on a phone it is behind a button; before missing texts are published staff are asked', async () => {
  const { page, leave, say, fill } = await newPooja('phone')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await fill(say(m.desk_in_english, { label: say(m.desk_name) }), 'Evening prayer')
  await fill(say(m.desk_name_hindi), 'संध्या वंदना')
  await fill(say(m.desk_cost_label), '501')
  await fill(say(m.desk_in_english, { label: say(m.desk_details) }), 'At dusk')
  await fill(say(m.desk_details_hindi), 'शाम को')
  await fill(say(m.offers_good_to_know_hindi), 'पानी साथ रखें।')
  await press(say(m.offers_preview))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'संध्या वंदना' }).waitFor()
  await dialog.getByRole('tab', { name: 'English' }).click()
  await dialog.getByRole('heading', { name: 'Evening prayer' }).waitFor()
  await dialog.getByRole('button', { name: say(m.common_close) }).click()
  await fill(say(m.desk_security_key), admin.key)
  await press(say(m.common_save))
  await page.getByText(say(m.desk_event_created)).first().waitFor()

  await page.getByRole('link', { name: say(m.offers_to_list) }).click()
  await page.getByRole('region', { name: say(m.offers_poojas) }).waitFor()
  await fill(say(m.desk_security_key), admin.key)
  const publish = `${say(m.publication_publish)} संध्या वंदना`
  await press(publish)
  await dialog.getByText(say(m.offers_missing_in_english, { fields: say(m.offers_good_to_know) })).waitFor()
  await dialog.getByRole('button', { name: say(m.publication_missing_no) }).click()
  await press(publish)
  await dialog.getByRole('button', { name: say(m.publication_missing_yes) }).click()
  await page.getByText(say(m.desk_offer_published)).first().waitFor()
  await leave()
})
