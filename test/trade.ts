import { expect } from 'vitest'
import type { Kept, TradeImport, TradePlan } from '../contract/trade.ts'
import type { TradeKind } from '../domain/trade.ts'
import { makePackage, makePooja } from './factories.ts'
import { expectWhole } from './phone-bookings.ts'
import { present } from './present.ts'
import { fileOf, sendForm } from './send-form.ts'
import { world, type World } from './world.ts'

type Who = { token?: string | undefined }
type Sent = {
  kind?: TradeKind
  content: string | Uint8Array
  language?: string
  name?: string
  digest?: string
  tell?: string
}

/** Sends a file of an earlier trade as the page does. */
export const sendTradeFile = (
  w: Pick<World, 'request'>,
  who: Who,
  path: '' | '/preview',
  { kind = 'BOOKINGS', content, language, name = 'trade.csv', ...texts }: Sent,
): Promise<Response> =>
  sendForm(w, who, `/admin/imports${path}`, { file: fileOf(content, name), texts: { kind, ...texts }, language })

export type Answer<T> = { status: number; data: T; code?: string; message?: string }
const answerOf = async <T>(response: Response): Promise<Answer<T>> => ({
  status: response.status,
  ...((await response.json()) as { data: T; code?: string; message?: string }),
})

export const HEADINGS = 'reference,name,phone,email,offer,people,date,price,paid,paid on,receipt,note'

/** An owner with a package of ₹4,000 for two (₹4,720 with GST) and a pooja, who imports files. */
export async function tradeDesk(options?: Parameters<typeof world>[0]) {
  const w = await world(options)
  const admin = await w.admin()
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const preview = async (content: string | Uint8Array, over: Partial<Sent> = {}) =>
    answerOf<TradePlan>(await sendTradeFile(w, admin, '/preview', { content, ...over }))
  const save = async (content: string | Uint8Array, digest: string, over: Partial<Sent> = {}) =>
    answerOf<TradeImport | null>(await sendTradeFile(w, admin, '', { content, digest, ...over }))
  const bring = async (content: string | Uint8Array, over: Partial<Sent> = {}) => {
    const plan = await preview(content, over)
    expect(plan, JSON.stringify(plan)).toMatchObject({ status: 200, data: { counts: { wrong: 0 } } })
    const saved = await save(content, plan.data.digest, over)
    expect(saved).toMatchObject({ status: 201 })
    return present(saved.data)
  }
  const undo = async (id: string) =>
    answerOf<{ undone: number; kept: Kept[] }>(await admin.send('POST', `/admin/imports/${id}/undo`, {}))
  const bookings = () => w.db.selectFrom('bookings').selectAll().orderBy('id').execute()
  return { w, admin, pack, pooja, preview, save, bring, undo, bookings, expectWhole: () => expectWhole(w) }
}

/** The lines of a file; days count from today. */
export const tradeCsv = (...rows: readonly string[]): string => [HEADINGS, ...rows].join('\n')
