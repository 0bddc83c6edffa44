import { afterEach } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { statements } from '../database.ts'
import { makePackage, makePooja } from '../factories.ts'
import { memoryServer, type Received } from '../memory-server.ts'
import { type World, world } from '../world.ts'

const KEY = 'a key of the house'
const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
const texts = { itinerary: ['Day 1'], itineraryHindi: ['पहला'], facility: [], facilityHindi: [] }
export const newPackage = { name: 'Kashi', nameHindi: 'काशी', ...place, price: 3000, additionalPerson: 0.5, ...texts }
export const newPooja = {
  name: 'Aarti',
  nameHindi: 'आरती',
  ...place,
  cost: 501,
  details: 'At dusk',
  detailsHindi: 'सायं',
}

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** The product of a test, listening at a port, which closes after the test. */
export async function serve(w: World) {
  const server = await memoryServer(w)
  closing.push(server.close)
  return server
}

/** A served product with a package, a pooja and an admin. */
export async function publicSite() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const pack = await makePackage(w.db)
  const pooja = await makePooja(w.db)
  const admin = await w.admin()
  return {
    ...(await serve(w)),
    w,
    packageId: pack.id,
    poojaId: pooja.id,
    editPackage: () => admin.send('POST', '/packages/update', { content: { id: pack.id, ...newPackage, key: KEY } }),
    editPooja: () => admin.send('POST', '/events/edit', { event: { id: pooja.id, ...newPooja, key: KEY } }),
    paths: {
      packages: '/v1/packages/city/varanasi',
      package: `/v1/packages/${pack.id}`,
      poojas: '/v1/events/city/varanasi?limit=100',
      pooja: `/v1/events/id/${pooja.id}`,
      feedback: '/v1/feedback',
      rating: '/v1/feedback/rating',
      panchang: '/v1/panchang/2026-11',
      document: '/v1/openapi.json',
    },
    /** The number of statements that a request sends. */
    statementsOf: async (ask: () => Promise<Received>) => {
      statements.length = 0
      await ask()
      return statements.length
    },
  }
}
