import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { statementCsv, undo, uploaded, verifyAll, type Who } from '../api/statement-files.ts'
import { call, detail, rounds, type Sender, verifyPayment, withAdvance } from '../calls.ts'
import { killable } from '../histories/killable.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { lastOf } from '../present.ts'
import { type World, world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { test as onPostgres, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** So many advances on one statement. */
async function imported(w: World, count: number) {
  const made: Awaited<ReturnType<typeof withAdvance>>[] = []
  for (const _ of rounds(count)) made.push(await withAdvance(w))
  const [importer, colleague] = [await w.admin(), await w.admin()]
  const { id } = await uploaded(w, importer, statementCsv(made.map(({ utr }) => [utr, 5000])))
  const verified = () =>
    Promise.all(made.map(async ({ devotee, id: booking }) => (await detail(devotee, booking)).verified))
  return { made, importer, colleague, id, verified }
}

const jobOf = async (who: Sender, id: string) =>
  (await call<{ job: { running: boolean; verified: number; left: number } | null }>(who, 'GET', `/statements/${id}`))
    .data.job

async function expectWhole({ db }: World) {
  expect([...(await ledgerViolations(db)), ...(await actViolations(db))]).toEqual([])
}

describe.each(bothDatabases(pg))('CONTRACT statements: job on $name', ({ test, open }) => {
  /** An import of four payments that was killed after its second one. */
  async function interrupted() {
    const { database, during } = killable(await open())
    const w = await world({ database })
    const made = await imported(w, 4)
    // Without an id before them, it starts the job.
    await during({ at: 3, hasRun: true, ofEnds: true }, async () => {
      expect(await verifyAll(made.importer, made.id)).toMatchObject({ status: 202, data: { verified: 2, left: 2 } })
    })
    return { ...made, w }
  }
  const goOn = async (w: World) => {
    w.clock.pass({ seconds: 31 })
    await w.statementWork().takeUp()
  }

  test('a verification that was killed between two payments goes on when another process takes it up', async () => {
    const { w, importer, id, verified } = await interrupted()
    expect(await verified()).toEqual([true, true, false, false])
    await w.statementWork().takeUp()
    expect(await jobOf(importer, id)).toMatchObject({ running: true, verified: 2, left: 2 })
    await goOn(w)
    expect([await jobOf(importer, id), await verified()]).toMatchObject([
      { running: false, verified: 4, left: 0 },
      [true, true, true, true],
    ])
    await expectWhole(w)
  })

  test('an undo while the verification runs is refused, also after a kill, and afterwards it takes all back', async () => {
    const { w, importer, id, verified } = await interrupted()
    for (const ask of [undo, verifyAll])
      expect(await ask(importer, id)).toMatchObject({ status: 409, code: 'IMPORT_RUNNING' })
    await goOn(w)
    expect((await undo(importer, id)).data).toEqual({ undone: 4 })
    expect(await verified()).toEqual([false, false, false, false])
    expect(await verifyAll(importer, id)).toMatchObject({ status: 409, code: 'IMPORT_UNDONE' })
    await expectWhole(w)
  })

  test("a colleague's confirmation during a verification survives the undo of the import", async () => {
    const { w, made, importer, colleague, id, verified } = await interrupted()
    const { paymentId } = lastOf(made)
    expect((await verifyPayment(colleague, paymentId)).status).toBe(200)
    await goOn(w)
    expect(await jobOf(importer, id)).toMatchObject({ running: false, verified: 3, left: 0 })
    expect((await undo(importer, id)).data).toEqual({ undone: 3 })
    expect(await verified()).toEqual([false, false, false, true])
    await expectWhole(w)
  })
})

describe('MONEY races', () => {
  const byColleague = async (w: World, { user }: Who) =>
    w.db.selectFrom('acts').select(['payment_id', 'undone_at']).where('staff_id', '=', user.id).execute()

  onPostgres('an import and a colleague with its payments: the undo takes back only what the import did', async () => {
    const w = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    for (const _ of rounds(4)) {
      const { made, importer, colleague, id, verified } = await imported(w, 4)
      await Promise.all([
        verifyAll(importer, id),
        ...made.slice(2).map(({ paymentId }) => verifyPayment(other.bearer(colleague.token), paymentId)),
      ])
      await undo(importer, id)
      const own = await byColleague(w, colleague)
      expect(own.filter(({ undone_at }) => undone_at)).toEqual([])
      expect(await verified()).toEqual(
        made.map(({ paymentId }) => own.some(({ payment_id }) => payment_id === paymentId)),
      )
      await expectWhole(w)
    }
  })

  onPostgres('an import and its undo exclude each other', async () => {
    const w = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    for (const round of rounds(4)) {
      const { importer, id, verified } = await imported(w, 4)
      const race = [() => verifyAll(importer, id), () => undo(other.bearer(importer.token), id)]
      const order = round % 2 ? race : race.toReversed()
      const answers = await Promise.all(order.map((start) => start()))
      const refused = answers.find(({ code }) => code !== undefined)
      expect(['IMPORT_RUNNING', 'IMPORT_UNDONE', undefined]).toContain(refused?.code)
      const { undoneAt } = (await call<{ undoneAt: string | null }>(importer, 'GET', `/statements/${id}`)).data
      expect(new Set(await verified())).toEqual(new Set([undoneAt === null]))
      await expectWhole(w)
    }
  })
})
