import { expect, test } from 'vitest'
import { crawledSite } from './crawled-site.ts'
import { inBoth, origin } from '../seo-pages.ts'
import { present } from '../present.ts'

const { ask, read } = crawledSite()

test.each(inBoth)(
  'SEO $address: the page has its language, its address and that of the other language',
  async (page) => {
    const { path, language, address } = page
    const served = await read(address)
    expect(served.language).toBe(language)
    expect(served.canonical).toEqual([origin + address])
    expect(served.alternates).toEqual({
      en: origin + path,
      hi: `${origin}${path}?lang=hi`,
      'x-default': origin + path,
    })
    expect(served.meta).not.toHaveProperty('robots')
    expect(served.meta).toMatchObject({
      'og:url': origin + address,
      'og:locale': `${language}_IN`,
      'og:locale:alternate': `${page.other}_IN`,
      'og:type': 'website',
      'og:site_name': language === 'hi' ? 'तीर्थ' : 'Tirtha',
      'og:description': served.meta.description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(served.title).toContain(served.meta['og:title'])
    for (const text of [served.meta['og:image:alt'], served.meta.description]) expect(text?.length).toBeGreaterThan(15)
    const picture = present(served.meta['og:image'])
    expect(picture.startsWith(`${origin}/share/`)).toBe(true)
    expect((await ask(picture.slice(origin.length))).headers.get('content-type')).toBe('image/png')
  },
)

test('SEO every page has a title and a description of its own', async () => {
  const served = await Promise.all(inBoth.map(({ address }) => read(address)))
  expect(new Set(served.map(({ title }) => title)).size).toBe(inBoth.length)
  expect(new Set(served.map(({ meta }) => meta.description)).size).toBe(inBoth.length)
})

test('SEO the address’s language wins over cookie and browser, and an unknown one is ignored', async () => {
  const hindi = { cookie: 'language=hi', 'accept-language': 'hi-IN' }
  const english = { cookie: 'language=en', 'accept-language': 'en-IN' }
  expect((await read('/poojas?lang=en', hindi)).language).toBe('en')
  expect((await read('/poojas?lang=hi', english)).language).toBe('hi')
  expect((await read('/poojas', hindi)).canonical).toEqual([`${origin}/poojas?lang=hi`])
  for (const lang of ['fr', '', 'HI', '<b>']) {
    expect((await read(`/poojas?lang=${encodeURIComponent(lang)}`, hindi)).language).toBe('hi')
    expect((await read(`/poojas?lang=${encodeURIComponent(lang)}`, english)).canonical).toEqual([`${origin}/poojas`])
  }
  const answer = await ask('/poojas?lang=hi', english)
  expect(answer.headers.get('content-language')).toBe('hi')
})

test('SEO a link to the landing page keeps the language of its address', async () => {
  for (const path of ['/', '/no/such/page']) {
    expect((await ask(path)).headers.get('location')).toBe('/landing')
    expect((await ask(`${path}?lang=hi`)).headers.get('location')).toBe('/landing?lang=hi')
    expect((await ask(`${path}?lang=fr&x=1`)).headers.get('location')).toBe('/landing')
  }
})

test('SEO a city in capitals is the same page', async () => {
  expect((await read('/city/Varanasi')).canonical).toEqual([`${origin}/city/varanasi`])
})

test.each([
  '/auth/login',
  '/auth/register',
  '/user/cart',
  '/user/checkout',
  '/user/bookings',
  '/user/history',
  '/user/settings',
  '/admin',
  '/admin/payments',
  '/admin/users',
  '/offline',
])('SEO %s has a title, and is not for search engines', async (path) => {
  const [english, hindi] = await Promise.all([read(path), read(`${path}?lang=hi`)])
  expect([english.meta.robots, hindi.meta.robots]).toEqual(['noindex', 'noindex'])
  expect(english.title).toMatch(/. · Tirtha$/)
  expect(hindi.title).toMatch(/. · तीर्थ$/)
  expect(english.canonical).toEqual([])
})

test('SEO an unknown city is a 404 that is not for search engines', async () => {
  expect((await ask('/city/atlantis')).status).toBe(404)
  const served = await read('/city/atlantis')
  expect(served.meta.robots).toBe('noindex')
  expect([served.canonical, served.things]).toEqual([[], []])
})

test('SEO the sitemap has each page at both addresses, and each entry names both', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const entries = [...sitemap.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(.*?)<\/url>/gs)].map(([, address, rest = '']) => ({
    address,
    alternates: Object.fromEntries(
      [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(([, to, href]) => [
        to,
        href,
      ]),
    ),
  }))
  expect(entries.map(({ address }) => address)).toEqual(inBoth.map(({ address }) => origin + address))
  for (const { address, alternates } of entries)
    expect(alternates).toEqual((await read(present(address).slice(origin.length))).alternates)
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
