import type { Db } from '../../db/connect.ts'
import { post, type Sender } from '../calls.ts'
import { sendTradeFile, tradeCsv } from '../trade.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'

const MOST = 3

type Offer = { name: string }
type Trade = {
  admin: Sender & { token: string }
  request: World['request']
  packages: readonly [Offer, Offer]
  act: Act
}

/**
 * An owner imports past and future bookings from before, of a new or a known devotee, imports the same file again, or undoes an
 * import.
 */
export async function tendTrade(w: World, db: Db, { admin, request, packages, act }: Trade): Promise<void> {
  const { which, flag } = act
  const made = await db.selectFrom('trade_imports').select(['id', 'undone_at']).orderBy('id').execute()
  const chosen = made[which % Math.max(made.length, 1)]
  if (chosen && (flag || made.length >= MOST)) return void (await post(admin, `/admin/imports/${chosen.id}/undo`, {}))
  const day = (days: number) => new Date(w.inDays(days)).toISOString().slice(0, 10)
  const rows = Array.from({ length: 1 + (which % 3) }, (_, row) => {
    const { name } = packages[(which + row) % 2 === 0 ? 0 : 1]
    const paid = [0, 1500.5, 3000][(which + row) % 3] ?? 0
    const cells = [
      `B-${which % 5}-${row}`,
      'Meena',
      `98390 1234${row}`,
      `meena${row}@example.com`,
      name,
      2 + row,
      day(5 + 8 * row - (which % 2) * 40),
    ]
    return [...cells, 3000, paid, paid > 0 ? day(-45) : '', which % 2 === 0 ? 'A-1' : '', ''].join(',')
  })
  const content = tradeCsv(...rows)
  const { data } = (await (await sendTradeFile({ request }, admin, '/preview', { content })).json()) as {
    data?: { digest: string }
  }
  if (data) await sendTradeFile({ request }, admin, '', { content, digest: data.digest, tell: String(which % 4 === 3) })
}
