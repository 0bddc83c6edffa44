import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { cities } from '../../domain/city.ts'
import { foundStage, thingsOf } from './served-page.ts'
import { admin } from './site.ts'

const { on, ask, read } = foundStage()
/** PUBLIC_URL of the site under test. */
const origin = 'http://tirtha.test'
const cityPaths = Object.keys(cities).map((city) => `/city/${city}`)
const listed = ['/landing', ...cityPaths, '/poojas', '/priest', '/feedback']
const inBoth = listed.flatMap((path) => [
  { path, language: 'en', address: path, other: 'hi' },
  { path, language: 'hi', address: `${path}?lang=hi`, other: 'en' },
])

test.each(inBoth)('FOUND $address: its language, its own address, and that of the other language', async (page) => {
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
  const picture = served.meta['og:image']!
  expect(picture.startsWith(`${origin}/share/`)).toBe(true)
  expect((await ask(picture.slice(origin.length))).headers.get('content-type')).toBe('image/png')
})

test('FOUND every page has a title and a description of its own', async () => {
  const served = await Promise.all(inBoth.map(({ address }) => read(address)))
  expect(new Set(served.map(({ title }) => title)).size).toBe(inBoth.length)
  expect(new Set(served.map(({ meta }) => meta.description)).size).toBe(inBoth.length)
})

test('FOUND the address’s language is stronger than the cookie’s and the browser’s; an unknown one is none', async () => {
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

test('FOUND a way to the landing page keeps the language of its address', async () => {
  for (const path of ['/', '/no/such/page']) {
    expect((await ask(path)).headers.get('location')).toBe('/landing')
    expect((await ask(`${path}?lang=hi`)).headers.get('location')).toBe('/landing?lang=hi')
    expect((await ask(`${path}?lang=fr&x=1`)).headers.get('location')).toBe('/landing')
  }
})

test('FOUND a city in capitals is the same page as without', async () => {
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
  '/admin/users',
  '/offline',
])('FOUND %s has a title, and is not for search engines', async (path) => {
  const [english, hindi] = await Promise.all([read(path), read(`${path}?lang=hi`)])
  expect([english.meta.robots, hindi.meta.robots]).toEqual(['noindex', 'noindex'])
  expect(english.title).toMatch(/. · Tirtha$/)
  expect(hindi.title).toMatch(/. · तीर्थ$/)
  expect(english.canonical).toEqual([])
})

test('FOUND an unknown city is a 404 that is not for search engines', async () => {
  expect((await ask('/city/atlantis')).status).toBe(404)
  const served = await read('/city/atlantis')
  expect(served.meta.robots).toBe('noindex')
  expect([served.canonical, served.things]).toEqual([[], []])
})

test('FOUND the sitemap: each page at both addresses, each of which names both', async () => {
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
    expect(alternates).toEqual((await read(address!.slice(origin.length))).alternates)
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('FOUND landing: the agency with its real rating, and the site', async () => {
  const rating = (await (await ask('/v1/feedback/rating')).json()).data as { count: number; average: number }
  for (const { address } of inBoth.filter(({ path }) => path === '/landing')) {
    const served = await read(address)
    const [agency] = thingsOf(served, 'TravelAgency')
    expect(agency).toMatchObject({
      url: `${origin}/landing`,
      logo: `${origin}/icons/512.png`,
      telephone: expect.any(String),
      email: expect.stringContaining('@'),
      knowsLanguage: ['en', 'hi'],
      aggregateRating: { ratingValue: rating.average, ratingCount: rating.count },
    })
    expect(agency!.areaServed).toHaveLength(5)
    expect(thingsOf(served, 'WebSite')).toHaveLength(1)
  }
  const html = await (await ask('/landing')).text()
  expect(html).toContain(`${rating.average.toFixed(1)} of 5, from ${rating.count} devotees`)
})

test.each(Object.keys(cities))(
  'FOUND /city/%s: each package is a trip, each pooja an event of tomorrow',
  async (city) => {
    const packages = (await (await ask(`/v1/packages/city/${city}`)).json()).data as {
      nameHindi: string
      price: number
    }[]
    const poojas = (await (await ask(`/v1/events/city/${city}`)).json()).data as {
      nameHindi: string
      cost: number
      stateHindi: string
    }[]
    const served = await read(`/city/${city}?lang=hi`)
    expect(thingsOf(served, 'BreadcrumbList')).toHaveLength(1)
    expect(thingsOf(served, 'TouristTrip')).toEqual(
      packages.map(({ nameHindi, price }) =>
        expect.objectContaining({
          name: nameHindi,
          itinerary: expect.objectContaining({ '@type': 'ItemList' }),
          provider: expect.objectContaining({ '@type': 'TravelAgency' }),
          offers: expect.objectContaining({ price, priceCurrency: 'INR' }),
        }),
      ),
    )
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 86_400_000)
    expect(thingsOf(served, 'Event')).toEqual(
      poojas.map(({ nameHindi, cost, stateHindi }) =>
        expect.objectContaining({
          name: nameHindi,
          startDate: tomorrow,
          eventSchedule: expect.objectContaining({ repeatFrequency: 'P1D', scheduleTimezone: 'Asia/Kolkata' }),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: expect.objectContaining({
            '@type': 'Place',
            address: expect.objectContaining({ addressRegion: stateHindi, addressCountry: 'IN' }),
          }),
          offers: expect.objectContaining({ price: cost, priceCurrency: 'INR' }),
        }),
      ),
    )
  },
)

test('FOUND the lists, the priest and the feedback say what they are', async () => {
  const [poojas, priest, feedback] = await Promise.all([read('/poojas'), read('/priest'), read('/feedback')])
  for (const page of [poojas, priest, feedback]) expect(thingsOf(page, 'BreadcrumbList')).toHaveLength(1)
  expect(thingsOf(poojas, 'ItemList')[0]).toMatchObject({ numberOfItems: 22 })
  expect(thingsOf(priest, 'ProfilePage')[0]).toMatchObject({ mainEntity: { '@type': 'Person' } })
  const reviews = thingsOf(feedback, 'TravelAgency')[0]!.review as unknown[]
  expect(reviews).toHaveLength(10)
  expect(reviews[0]).toMatchObject({
    author: { '@type': 'Person', name: expect.any(String) },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    reviewRating: { ratingValue: expect.any(Number), bestRating: 5 },
  })
})

test('FOUND markup in a name or a text stays text, in the data for search engines too', async () => {
  const text = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)> & \u2028 "quoted"'
  const { api, page, leave } = await on.loggedIn()
  await unwrap(api.feedback.create.$post({ json: { text, rating: 1 } }))
  const staff = await on.loggedIn({ as: 'admin' })
  const [pack] = (await unwrap(api.packages.city[':cityName'].$get({ param: { cityName: 'sarnath' }, query: {} }))).data
  const name = '"Quiet" </script><script>alert(3)</script>'
  await unwrap(staff.api.packages.update.$post({ json: { content: { ...pack!, name, key: admin.key } } }))
  await staff.leave()

  const feedback = await read('/feedback')
  expect((thingsOf(feedback, 'TravelAgency')[0]!.review as unknown[])[0]).toMatchObject({ reviewBody: text.trim() })
  expect(thingsOf(await read('/city/sarnath'), 'TouristTrip').map((trip) => trip.name)).toContain(name)
  page.on('dialog', () => expect.unreachable('markup has run'))
  for (const path of ['/feedback', '/city/sarnath']) {
    await page.goto(path)
    await page.getByText('</script><script>alert').first().waitFor()
  }
  await leave()
})
