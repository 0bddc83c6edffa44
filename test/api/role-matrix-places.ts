import { makePackage, makePooja } from '../factories.ts'
import type { Row } from './role-matrix-payments.ts'

const days = '/days?from=2026-12-01&to=2026-12-31'

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
]
