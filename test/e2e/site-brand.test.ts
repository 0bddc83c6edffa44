import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { picture } from '../photos.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { admin } from '../data-template.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

test('DESIGN an owner names the site and uploads a logo: pages, titles and the installed site show them', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/user/settings#brand')
  await hydrated(page)
  const part = page.getByRole('region', { name: say(m.desk_site_brand) })
  await part.getByLabel(say(m.desk_in_english, { label: say(m.desk_site_name) })).fill('Ganga Seva')
  await part.getByLabel(say(m.desk_site_name_hindi)).fill('गंगा सेवा')
  const buffer = await picture({ width: 600, height: 300, color: '#125' }).png().toBuffer()
  await part
    .getByLabel(say(m.desk_site_logo), { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await part.getByRole('img', { name: say(m.desk_site_logo) }).waitFor()
  await part.getByLabel(say(m.desk_security_key)).fill(admin.key)
  await part.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText(say(m.desk_site_saved)).waitFor()
  const home = page.getByRole('banner').getByRole('link', { name: 'गंगा सेवा' })
  await home.waitFor()
  await leave()

  const visitor = await site.visit({ language: 'en', size: 'phone' })
  await visitor.page.goto('/landing')
  await hydrated(visitor.page)
  expect(await visitor.page.title()).toMatch(/ · Ganga Seva$/)
  const logo = visitor.page.getByRole('banner').locator('img')
  const src = String(await logo.getAttribute('src'))
  expect(src).toMatch(/^\/photos\/.+\.png$/)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  // The browser itself draws this page.
  await visitor.page
    .getByRole('navigation')
    .getByRole('link', { name: wordsIn('en')(m.nav_poojas) })
    .first()
    .click()
  await expect.poll(() => visitor.page.title()).toMatch(/ · Ganga Seva$/)
  const manifest = await visitor.page.request.get('/manifest.webmanifest')
  expect(await manifest.json()).toMatchObject({ short_name: 'Ganga Seva', icons: [{ src }] })
  await visitor.leave()
})
