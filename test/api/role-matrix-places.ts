import { post } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { leaveTokenOf, placesOf } from '../places.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

const days = '/days?from=2026-12-01&to=2026-12-31'

/** A pooja whose fifth day is full. */
async function full(w: World) {
  const { id } = await makePooja(w.db)
  const subject = { kind: 'POOJA', id } as const
  await placesOf(w, await w.admin(), subject).set(5, { places: 0 })
  return { subject, date: w.inDays(5), headCount: 0 }
}

/** The token of a held place. */
async function heldToken(w: World): Promise<string> {
  const wish = await full(w)
  await post(await w.devotee(), '/waiting', wish)
  await placesOf(w, await w.admin(), wish.subject).set(5, { places: 1 })
  await offerFreePlaces(w.db, w.clock.now())
  return leaveTokenOf(w)
}

/** The calls for the places of days. */
export const placeRows: Row[] = [
  [
    'GET /packages/{id}/days',
    async ({ db }) => ({ path: `/packages/${(await makePackage(db)).id}${days}` }),
    200,
    200,
    200,
  ],
  [
    'GET /events/id/{id}/days',
    async ({ db }) => ({ path: `/events/id/${(await makePooja(db)).id}${days}` }),
    200,
    200,
    200,
  ],
  [
    'PUT /admin/places',
    async (w) => {
      const subject = { kind: 'POOJA', id: (await makePooja(w.db)).id }
      return { body: { subject, from: w.inDays(5), to: w.inDays(9), places: 3 } }
    },
    401,
    403,
    200,
  ],
  ['GET /admin/places', () => ({}), 401, 403, 200],
  ['POST /waiting', async (w) => ({ body: await full(w) }), 401, 201, 403],
  ['GET /waiting', () => ({}), 401, 200, 403],
  ['GET /waiting/link/{token}', async (w) => ({ path: `/waiting/link/${await heldToken(w)}` }), 200, 200, 200],
  ['DELETE /waiting/link/{token}', async (w) => ({ path: `/waiting/link/${await heldToken(w)}` }), 200, 200, 200],
  [
    'DELETE /waiting/{id}',
    async (w, caller) => {
      const { data } = await post<{ id: string }>(caller, '/waiting', await full(w))
      return { path: `/waiting/${data?.id ?? crypto.randomUUID()}` }
    },
    401,
    200,
    403,
  ],
  [
    'GET /admin/waiting/{id}',
    async ({ db }) => ({ path: `/admin/waiting/${(await makePooja(db)).id}` }),
    401,
    403,
    200,
  ],
]
