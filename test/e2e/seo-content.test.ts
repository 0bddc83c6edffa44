import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { crawledSite, thingsOf } from './served-page.ts'
import { admin } from '../data-template.ts'
import { inBoth, origin } from './seo-pages.ts'

const { site, ask, read } = crawledSite({ own: true })

test('SEO landing: the agency with its real rating, and the site', async () => {
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

test('SEO the lists, the priest and the feedback say what they are', async () => {
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

test('SEO markup in a name or a text stays text, in the data for search engines too', async () => {
  const text = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)> & \u2028 "quoted"'
  const { api, page, leave } = await site.loggedIn()
  await unwrap(api.feedback.create.$post({ json: { text, rating: 1 } }))
  const staff = await site.loggedIn({ as: 'admin' })
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
