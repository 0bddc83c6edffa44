import { newId } from '../../db/new-id.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { World } from '../world.ts'
import { bookingId, type Row } from './role-matrix-payments.ts'

const ramesh = { kind: 'DRIVER', name: 'Ramesh', phoneNumber: '98765 43210' } as const

async function personId({ db }: World) {
  const id = newId()
  const row = { id, kind: ramesh.kind, name: ramesh.name, phone: '+919876543210', created_at: new Date() }
  await db.insertInto('people').values(row).execute()
  return id
}

const sheetPath = async (w: World) => `/admin/sheets/driver/${await personId(w)}/${dayOf(w.inDays(0))}`

/** The token of a link of today for a driver without journeys. */
async function dayToken(w: World): Promise<string> {
  const admin = await w.admin()
  const { url } = (await (await admin.send('POST', `${await sheetPath(w)}/link`, {})).json()).data
  return url.split('/').at(-1)
}
const act = { id: newId(), bookingId: newId(), item: 'stop:0' }

/** The calls for the operator's drivers and priests. */
export const peopleRows: Row[] = [
  ['GET /admin/people', () => ({}), 401, 403, 200],
  ['POST /admin/people', () => ({ body: ramesh }), 401, 403, 201],
  [
    'PUT /admin/people/{id}',
    async (w) => ({ path: `/admin/people/${await personId(w)}`, body: ramesh }),
    401,
    403,
    200,
  ],
  ['DELETE /admin/people/{id}', async (w) => ({ path: `/admin/people/${await personId(w)}` }), 401, 403, 200],
  [
    'POST /admin/people/{id}/journeys',
    async (w) => ({
      path: `/admin/people/${await personId(w)}/journeys`,
      body: { bookingIds: [await bookingId(w)] },
    }),
    401,
    403,
    200,
  ],
  ['GET /admin/sheets/{kind}/{personId}/{date}', async (w) => ({ path: await sheetPath(w) }), 401, 403, 200],
  [
    'POST /admin/sheets/{kind}/{personId}/{date}/link',
    async (w) => ({ path: `${await sheetPath(w)}/link`, body: {} }),
    401,
    403,
    201,
  ],
  [
    'DELETE /admin/sheets/{kind}/{personId}/{date}/link',
    async (w) => ({ path: `${await sheetPath(w)}/link` }),
    401,
    403,
    200,
  ],
  ['GET /day/{token}', async (w) => ({ path: `/day/${await dayToken(w)}` }), 200, 200, 200],
  [
    'POST /day/{token}/acts',
    async (w) => ({ path: `/day/${await dayToken(w)}/acts`, body: { ...act, at: w.clock.now().toISOString() } }),
    409,
    409,
    409,
  ],
  [
    'POST /day/{token}/undo',
    async (w) => ({ path: `/day/${await dayToken(w)}/undo`, body: { id: newId() } }),
    404,
    404,
    404,
  ],
  // Without a form it is refused with 415, after the link was checked.
  ['POST /day/{token}/photos', async (w) => ({ path: `/day/${await dayToken(w)}/photos` }), 415, 415, 415],
  [
    'GET /admin/sheets/{kind}/{personId}/{date}/pdf',
    async (w) => ({ path: `${await sheetPath(w)}/pdf` }),
    401,
    403,
    200,
  ],
]
