import { sendTradeFile, tradeCsv } from '../trade.ts'
import { makePackage } from '../factories.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

async function imported(w: World) {
  const { name } = await makePackage(w.db)
  const owner = await w.admin()
  const content = tradeCsv(`B-1,Meena Tiwari,9839012345,,${name},2,01/12/2026,5000,,,,`)
  const { data } = await (await sendTradeFile(w, owner, '/preview', { content })).json()
  const saved = await (await sendTradeFile(w, owner, '', { content, digest: data.digest })).json()
  return String(saved.data.id)
}

/** The calls that import an earlier trade. */
export const tradeRows: Row[] = [
  ['GET /admin/imports', () => ({}), 401, 403, 200],
  ['GET /admin/imports/template', () => ({ path: '/admin/imports/template?kind=PEOPLE&format=csv' }), 401, 403, 200],
  // Without a form a file is refused with 415, after the role was checked.
  ['POST /admin/imports/preview', () => ({}), 401, 403, 415],
  ['POST /admin/imports', () => ({}), 401, 403, 415],
  [
    'POST /admin/imports/{id}/undo',
    async (w) => ({ path: `/admin/imports/${await imported(w)}/undo`, body: {} }),
    401,
    403,
    200,
  ],
]
