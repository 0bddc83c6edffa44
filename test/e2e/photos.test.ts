import { expect, test } from 'vitest'
import sharp from 'sharp'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { present } from '../present.ts'
import { altTexts } from '../photos.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

/** The time limit on a busy machine. */
const encoded = { timeout: 90_000 }

const river = (color: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

test('PHOTOS upload on a phone: staff choose the cover, and visitors see it in the slip', async () => {
  const say = wordsIn('hi')
  const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/city/ayodhya')
  await hydrated(page)
  const slip = page.getByRole('article').first()
  expect(await slip.locator('source').count()).toBe(0)
  await slip.getByRole('link').click()
  const photos = page.getByRole('region', { name: say(m.photo_title) })
  const add = async (color: string, alt: string) => {
    await photos.getByLabel(say(m.photo_file), { exact: true }).setInputFiles({
      name: 'ghat.jpg',
      mimeType: 'image/jpeg',
      buffer: await river(color),
    })
    await photos.getByLabel(say(m.desk_in_english, { label: say(m.photo_alt) }), { exact: true }).fill(alt)
    await photos.getByLabel(say(m.photo_alt_hindi)).fill(altTexts.altHindi)
    await photos.getByRole('button', { name: say(m.photo_add) }).click()
  }
  await add('#a52', '')
  const alt = photos.getByLabel(say(m.desk_in_english, { label: say(m.photo_alt) }), { exact: true })
  await expect.poll(() => alt.getAttribute('aria-invalid')).toBe('true')
  expectComplaint(/400/)
  await add('#a52', 'The first photo')
  await photos.getByText('The first photo').waitFor(encoded)
  await add('#25a', 'The second photo')
  await photos.getByText('The second photo').waitFor(encoded)
  await photos.getByRole('button', { name: say(m.photo_make_cover) }).click()
  await page.getByRole('status').getByText(say(m.photo_ordered)).waitFor()
  await photos.getByRole('listitem').first().getByText('The second photo').waitFor()

  await photos
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: say(m.photo_delete) })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.photo_delete) })
    .click()
  await expect.poll(() => photos.getByRole('listitem').count()).toBe(1)
  await leave()

  const visitor = await site.visit({ language: 'en' })
  await visitor.page.goto('/city/ayodhya')
  const cover = visitor.page.getByRole('article').first().getByRole('img', { name: 'The second photo' })
  await cover.scrollIntoViewIfNeeded()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.480\..*\.avif$/)
  const served = await fetch(new URL(present(await cover.getAttribute('src')), site.origin))
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  await visitor.leave()
})

test('PHOTOS with a new offer: without words nothing is saved; one that is no photo leaves a draft, and says so', async () => {
  const say = wordsIn('en')
  const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/edit/event/new?city=sarnath')
  await hydrated(page)
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const publish = () => page.getByRole('button', { name: say(m.publication_save), exact: true }).click()
  await fill(say(m.desk_in_english, { label: say(m.desk_name) }), 'Lamp for a parent')
  await fill(say(m.desk_name_hindi), 'माता-पिता के नाम दीप')
  await fill(say(m.desk_cost_label), '251')
  await fill(say(m.desk_in_english, { label: say(m.desk_details) }), 'At dusk')
  await fill(say(m.desk_details_hindi), 'शाम को')
  await fill(say(m.desk_in_english, { label: say(m.offers_good_to_know) }), 'Bring a lamp.')
  await page.getByLabel(say(m.photo_file), { exact: true }).setInputFiles({
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo'),
  })
  await fill(say(m.desk_security_key), admin.key)
  await publish()
  // The text for "good to know" exists only in English.
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(m.publication_missing_yes) }).click()
  await page.locator('.error-text').getByText(say(m.photo_alt_first)).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/edit/event/new')

  await fill(say(m.desk_in_english, { label: say(m.photo_alt) }), altTexts.alt)
  await fill(say(m.photo_alt_hindi), altTexts.altHindi)
  await publish()
  await dialog.getByRole('button', { name: say(m.publication_missing_yes) }).click()
  const problem = say(m.offers_saved_in_part, { message: say(m.error_photo_unreadable) })
  await page.getByRole('main').getByText(problem).waitFor(encoded)
  expectComplaint(/400/)
  await page.waitForURL(/\/admin\/edit\/event\/[\da-f-]{36}$/)
  await publish()
  await dialog.getByRole('button', { name: say(m.publication_missing_yes) }).click()
  await page.waitForURL(/\/city\/sarnath/)
  const offers = await (await fetch(new URL('/v1/events/city/sarnath', site.origin))).text()
  expect(offers.split('"Lamp for a parent"').length).toBe(2)
  await leave()
})
