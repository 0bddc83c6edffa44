/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { crawlerOf, thingsOf } from '../served-page.ts'
import { browserSite } from './browser-site.ts'
import { admin } from '../data-template.ts'
import { password } from '../factories.ts'
import { fixturesPast, pilgrimOfLongName } from './fixtures.ts'
import { m } from '../../messages/compiled/messages.js'
import { wordsIn } from './messages.ts'
import { inBoth, origin } from '../seo-pages.ts'
import { hydrated } from './visitor.ts'
import { firstOf } from '../present.ts'

const site = browserSite({ past: fixturesPast })
const { ask, read } = crawlerOf(() => site.origin)

test('SEO the scripts of a page keep its description, canonical address and structured data', async () => {
  const { page, leave } = await site.visit()
  await page.goto('/landing')
  await hydrated(page)
  for (const one of [
    'meta[name=description]',
    'link[rel=canonical]',
    'link[hreflang=hi]',
    'script[type="application/ld+json"]',
  ])
    expect(await page.locator(`head ${one}`).count(), one).toBe(1)
  await leave()
})

test('SEO landing: without real feedback the agency has no rating', async () => {
  for (const { address } of inBoth.filter(({ path }) => path === '/landing')) {
    const served = await read(address)
    const agency = firstOf(thingsOf(served, 'TravelAgency'))
    expect(agency).toMatchObject({
      url: `${origin}/landing`,
      logo: `${origin}/icons/512.png`,
      telephone: expect.any(String),
      email: expect.stringContaining('@'),
      knowsLanguage: ['en', 'hi'],
    })
    expect(agency).not.toHaveProperty('aggregateRating')
    expect(agency.areaServed).toHaveLength(5)
    expect(thingsOf(served, 'WebSite')).toHaveLength(1)
  }
})

test('SEO the lists and the priest have structured data', async () => {
  const [poojas, priest, feedback] = await Promise.all([read('/poojas'), read('/priest'), read('/feedback')])
  for (const page of [poojas, priest, feedback]) expect(thingsOf(page, 'BreadcrumbList')).toHaveLength(1)
  expect(thingsOf(poojas, 'ItemList')[0]).toMatchObject({ numberOfItems: 22 })
  expect(thingsOf(priest, 'ProfilePage')[0]).toMatchObject({ mainEntity: { '@type': 'Person' } })
})

test('SEO the rating and the reviews are of real devotees, and the demo examples are marked', async () => {
  const examples = await read('/feedback')
  expect(firstOf(thingsOf(examples, 'TravelAgency'))).not.toHaveProperty('review')
  const { api, page, leave } = await site.loggedIn({ as: { email: pilgrimOfLongName.email, password }, language: 'hi' })
  const staff = await site.loggedIn({ as: 'admin' })
  const { id } = firstOf((await unwrap(api.bookings.all.$get({ query: {} }))).data)
  await unwrap(staff.api.bookings.verification.$post({ json: { id, status: true } }))
  await staff.leave()
  await unwrap(api.feedback.create.$post({ json: { text: 'सब अच्छा रहा', rating: 4 } }))
  await page.goto('/feedback')
  expect(await page.getByText(wordsIn('hi')(m.feedback_example)).count()).toBe(10)
  await leave()

  const reviews = firstOf(thingsOf(await read('/feedback'), 'TravelAgency')).review
  expect(reviews).toEqual([
    expect.objectContaining({
      author: { '@type': 'Person', name: expect.any(String) },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reviewRating: expect.objectContaining({ ratingValue: 4, bestRating: 5 }),
    }),
  ])
  const [agency] = thingsOf(await read('/landing'), 'TravelAgency')
  expect(agency).toMatchObject({ aggregateRating: { ratingValue: 4, ratingCount: 1 } })
  expect(await (await ask('/landing')).text()).toContain('4.0 of 5, from one devotee')
})

test('SEO markup in a name or a text stays text, also in the structured data', async () => {
  const text = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)> & \u2028 "quoted"'
  const { api, page, leave } = await site.loggedIn({ as: { email: pilgrimOfLongName.email, password } })
  await unwrap(api.feedback.create.$post({ json: { text, rating: 1 } }))
  const staff = await site.loggedIn({ as: 'admin' })
  const pack = firstOf(
    (await unwrap(api.packages.city[':cityName'].$get({ param: { cityName: 'sarnath' }, query: {} }))).data,
  )
  const name = '"Quiet" </script><script>alert(3)</script>'
  await unwrap(staff.api.packages.update.$post({ json: { content: { ...pack, name, key: admin.key } } }))
  await staff.leave()

  const feedback = await read('/feedback')
  expect((firstOf(thingsOf(feedback, 'TravelAgency')).review as unknown[])[0]).toMatchObject({
    reviewBody: text.trim(),
  })
  expect(thingsOf(await read('/city/sarnath'), 'TouristTrip').map((trip) => trip.name)).toContain(name)
  page.on('dialog', () => expect.unreachable('markup has run'))
  for (const path of ['/feedback', '/city/sarnath']) {
    await page.goto(path)
    await page.getByText('</script><script>alert').first().waitFor()
  }
  await leave()
})
