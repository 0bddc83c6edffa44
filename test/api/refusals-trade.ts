import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import { makePackage } from '../factories.ts'
import { HEADINGS, sendTradeFile, tradeCsv } from '../trade.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

const send = async ({ w, language }: Stage, path: '' | '/preview', content: string | Uint8Array) =>
  sendTradeFile(w, await w.admin(), path, { content, language, ...(path === '' && { digest: 'another' }) })

async function undoTwice({ w, language }: Stage) {
  const { name } = await makePackage(w.db)
  const owner = await w.admin()
  const content = tradeCsv(`B-1,Meena Tiwari,9839012345,,${name},2,01/12/2026,5000,,,,`)
  const { data } = await (await sendTradeFile(w, owner, '/preview', { content })).json()
  const saved = await (await sendTradeFile(w, owner, '', { content, digest: data.digest })).json()
  const undo = () => w.bearer(owner.token, language).send('POST', `/admin/imports/${saved.data.id}/undo`, {})
  await undo()
  return undo()
}

/** The reasons for which the import of an earlier trade is refused. */
export const tradeWays = {
  TRADE_FILE_UNREADABLE: (stage) => send(stage, '/preview', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])),
  TRADE_COLUMNS_MISSING: (stage) => send(stage, '/preview', 'reference,name\nB-1,Meena'),
  TRADE_FILE_LONG: (stage) => send(stage, '/preview', `${HEADINGS}\n${'B-1,x\n'.repeat(5001)}`),
  TRADE_FILE_WRONG: (stage) => send(stage, '', tradeCsv('B-1,Meena')),
  TRADE_FILE_CHANGED: async (stage) => {
    const { name } = await makePackage(stage.w.db)
    return send(stage, '', tradeCsv(`B-1,Meena,9839012345,,${name},2,01/12/2026,5000,,,,`))
  },
  TRADE_UNDONE: undoTwice,
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
