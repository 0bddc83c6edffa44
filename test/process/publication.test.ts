import { beforeAll, expect, test } from 'vitest'
import { admin } from '../data-template.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const { startPrepared } = useServers()

let running: ServerProcess
let token: string

beforeAll(async () => {
  running = await startPrepared({ PUBLIC_URL: 'https://tirtha.example', RATE_LIMIT_SCALE: '0' })
  token = (await running.call('POST', '/user/login', { email: admin.email, password: admin.password })).data
    .access_token
})

const CITY = 'Mathura'
const PACKAGE = 'Braj in two days'

/**
 * The city and its package as a visitor sees them, by page; each page is requested twice, so that the second answer comes from
 * memory.
 */
async function shown() {
  const texts: Record<string, string> = {}
  for (const path of [
    '/landing',
    '/city/mathura',
    '/poojas',
    '/sitemap.xml',
    '/v1/cities',
    '/v1/packages/city/mathura',
  ])
    for (const _ of ['rendered', 'from memory']) texts[path] = await (await fetch(running.url + path)).text()
  const { status } = await fetch(`${running.url}/city/mathura`)
  const where = Object.keys(texts).filter((path) => texts[path]?.includes('/city/mathura') && path !== '/city/mathura')
  return {
    status,
    where,
    lists: texts['/v1/cities']?.includes(CITY),
    offers: ['/city/mathura', '/v1/packages/city/mathura'].filter((path) => texts[path]?.includes(PACKAGE)),
  }
}

const nothing = { status: 404, where: [], lists: false, offers: [] }

const post = async (path: string, body: object) => {
  const answer = await running.call('POST', path, body, token)
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])])
  return answer.data
}

const setStatus = (path: string, status: string) => post(`${path}/status`, { status, key: admin.key })

test('CONTRACT publication: pages, lists and the sitemap show a city and its package while both are published', async () => {
  const place = { state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const city = await post('/cities', { city: { name: CITY, nameHindi: 'मथुरा', ...place, key: admin.key } })
  const content = {
    name: PACKAGE,
    nameHindi: 'ब्रज दो दिन में',
    city: CITY,
    cityHindi: 'मथुरा',
    ...place,
    price: 4000,
    additionalPerson: 500,
    itinerary: [],
    itineraryHindi: [],
    facility: [],
    facilityHindi: [],
    key: admin.key,
  }
  const pack = await post('/packages', { content })
  expect(await shown()).toEqual(nothing)

  await setStatus(`/packages/${pack.id}`, 'PUBLISHED')
  expect(await shown()).toEqual(nothing)

  await setStatus(`/cities/${city.id}`, 'PUBLISHED')
  const all = { status: 200, where: ['/landing', '/sitemap.xml'], lists: true }
  expect(await shown()).toEqual({ ...all, offers: ['/city/mathura', '/v1/packages/city/mathura'] })

  await setStatus(`/packages/${pack.id}`, 'WITHDRAWN')
  expect(await shown()).toEqual({ ...all, offers: [] })

  await setStatus(`/packages/${pack.id}`, 'PUBLISHED')
  await setStatus(`/cities/${city.id}`, 'WITHDRAWN')
  expect(await shown()).toEqual(nothing)
  await setStatus(`/cities/${city.id}`, 'DRAFT')
  expect(await shown()).toEqual(nothing)
})
