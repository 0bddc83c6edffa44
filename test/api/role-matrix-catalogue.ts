import { storeSecurityKey } from '../../server/account/security-key.ts'
import { makePackage, makePooja } from '../factories.ts'
import { present } from '../present.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

const inWords = { cost: 1, details: 'What is done', detailsHindi: 'विधि' }

const texts = { price: 1, additionalPerson: 1, itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] }

const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }

const names = { name: 'Mathura', nameHindi: 'मथुरा', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }

async function keyIn(db: World['db']) {
  await storeSecurityKey(db, 'a key of the house')
  return { key: 'a key of the house' }
}

type Table = 'cities' | 'packages' | 'poojas'

async function idsIn(db: World['db'], table: Table): Promise<string[]> {
  if (table === 'packages') await makePackage(db)
  if (table === 'poojas') await makePooja(db)
  return (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
}

const idIn = async (db: World['db'], table: Table) => present((await idsIn(db, table))[0])

const withdrawal =
  (area: string, table: Table) =>
  async ({ db }: World) => ({
    path: `/${area}/${await idIn(db, table)}/status`,
    body: { status: 'WITHDRAWN', ...(await keyIn(db)) },
  })

const orderOf =
  (table: 'packages' | 'poojas') =>
  async ({ db }: World) => ({ body: { city: 'Varanasi', order: await idsIn(db, table), ...(await keyIn(db)) } })

/** The calls for cities, packages and poojas that need the security key, and the list of cities. */
export const catalogueRows: Row[] = [
  ['GET /cities', () => ({}), 200, 200, 200],
  ['POST /cities', async ({ db }) => ({ body: { city: { ...names, ...(await keyIn(db)) } } }), 401, 403, 201],
  [
    'POST /cities/update',
    async ({ db }) => ({ body: { city: { ...names, id: await idIn(db, 'cities'), ...(await keyIn(db)) } } }),
    401,
    403,
    200,
  ],
  ['POST /cities/{id}/status', withdrawal('cities', 'cities'), 401, 403, 200],
  [
    'PUT /cities/order',
    async ({ db }) => ({ body: { order: await idsIn(db, 'cities'), ...(await keyIn(db)) } }),
    401,
    403,
    200,
  ],
  [
    'POST /packages',
    async ({ db }) => ({ body: { content: { name: 'X', nameHindi: 'X', ...place, ...texts, ...(await keyIn(db)) } } }),
    401,
    403,
    201,
  ],
  ['POST /packages/{id}/status', withdrawal('packages', 'packages'), 401, 403, 200],
  ['PUT /packages/order', orderOf('packages'), 401, 403, 200],
  [
    'POST /events',
    async ({ db }) => ({ body: { event: { name: 'X', nameHindi: 'X', ...place, ...inWords, ...(await keyIn(db)) } } }),
    401,
    403,
    201,
  ],
  ['POST /events/{id}/status', withdrawal('events', 'poojas'), 401, 403, 200],
  ['PUT /events/order', orderOf('poojas'), 401, 403, 200],
  [
    'POST /packages/update',
    async ({ db }) => ({
      body: { content: { ...(await makePackage(db)), nameHindi: 'पैकेज', ...place, ...texts, ...(await keyIn(db)) } },
    }),
    401,
    403,
    200,
  ],
  [
    'POST /events/edit',
    async ({ db }) => ({
      body: { event: { ...(await makePooja(db)), nameHindi: 'पूजा', ...place, ...inWords, ...(await keyIn(db)) } },
    }),
    401,
    403,
    200,
  ],
  [
    'GET /admin/history/{id}',
    async ({ db }) => ({ path: `/admin/history/${await idIn(db, 'packages')}` }),
    401,
    403,
    200,
  ],
  [
    'POST /admin/history/{id}/undo',
    async ({ db }) => ({
      path: `/admin/history/${await idIn(db, 'packages')}/undo`,
      body: { entryId: crypto.randomUUID(), ...(await keyIn(db)) },
    }),
    401,
    403,
    404,
  ],
  ['GET /admin/offers/export', () => ({ path: '/admin/offers/export?format=csv' }), 401, 403, 200],
  // Without a form a file is refused with 415, after the role was checked.
  ['POST /admin/offers/preview', () => ({}), 401, 403, 415],
  ['POST /admin/offers/import', () => ({}), 401, 403, 415],
]
