import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { peopleAt } from './people.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const say = wordsIn('en')

test('CHOOSING the filter for few steps counts only counted steps, and is there only where it divides the list', async () => {
  const { page, leave } = await site.visit()
  const packages = page.locator('section[aria-labelledby=packages]')
  const filter = packages.getByRole('button', { name: say(m.city_few_steps, { count: '30' }) })
  const open = async (city: string) => {
    await page.goto(`/city/${city}`)
    await hydrated(page)
    return packages.locator('article').count()
  }
  // Each package has stops whose steps nobody has counted.
  for (const city of ['varanasi', 'prayagraj', 'ayodhya', 'chitrakoot', 'sarnath']) {
    expect(await open(city)).toBeGreaterThan(1)
    expect(await filter.count(), city).toBe(0)
  }

  const { api } = await peopleAt(site.origin).admin()
  const { data } = await unwrap(api.packages.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: {} }))
  const counted = present(data.find(({ stops }) => stops.length > 0))
  const stops = counted.stops.map((stop) => ({ ...stop, steps: 12 }))
  await unwrap(api.packages.update.$post({ json: { content: { ...counted, stops, key: admin.key } } }))
  const all = await open('varanasi')
  await filter.click()
  expect(all).toBeGreaterThan(1)
  expect(await packages.locator('article').count()).toBe(1)
  await packages.getByText(say(m.city_few_steps, { count: '12' })).waitFor()
  expect(await filter.innerText()).toContain('(1)')
  await leave()
})
