import { expect, test } from 'vitest'
import sharp from 'sharp'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { altTexts } from '../photos.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

/** On a busy machine. */
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
    await photos.getByLabel(say(m.photo_alt), { exact: true }).fill(alt)
    await photos.getByLabel(say(m.photo_alt_hindi)).fill(altTexts.altHindi)
    await photos.getByRole('button', { name: say(m.photo_add) }).click()
  }
  await add('#a52', '')
  const alt = photos.getByLabel(say(m.photo_alt), { exact: true })
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
