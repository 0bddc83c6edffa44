import { describe, expect } from 'vitest'
import type { DeskPayment } from '../../contract/desk/queue.ts'
import { cleanUp } from '../../server/housekeeping.ts'
import { kindsOf, statementCsv, uploaded } from '../api/statement-files.ts'
import { call, rounds, withAdvance } from '../calls.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

describe.each(bothDatabases(pg))('STATEMENT a killed import on $name', ({ test, open }) => {
  test('shows nothing, and is deleted a day later with its rows', async () => {
    const w = await world({ database: await open() })
    const { admin, utr, reference } = await withAdvance(w)
    const other = await withAdvance(w)
    const shared = `${utr} ${reference} ${other.reference}`
    const many = rounds(1200).map((at): [string, number] => [`6325${String(at).padStart(8, '0')}`, 1])
    const killed = await uploaded(w, admin, statementCsv([[shared, 10_000], ...many]))
    // The state after a process was killed before it published its import.
    await w.db.updateTable('statements').set({ published: null }).where('id', '=', killed.id).execute()
    const queue = (await call<DeskPayment[]>(admin, 'POST', '/admin/payments', {})).data
    expect(queue.map(({ transfer }) => transfer)).toEqual([null, null])

    w.clock.pass({ hours: 23 })
    const whole = await uploaded(w, await w.admin(), statementCsv([[utr, 5000]]))
    const left = async () => {
      await cleanUp(w.db, w.clock.now(), w.env)
      const { rows } = await w.db
        .selectFrom('statement_rows')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('statement_id', '=', killed.id)
        .executeTakeFirstOrThrow()
      const ids = await w.db.selectFrom('statements').select('id').orderBy('id').execute()
      return { rows, ids: ids.map(({ id }) => id) }
    }
    expect(await left()).toEqual({ rows: 1201, ids: [killed.id, whole.id] })
    w.clock.pass({ hours: 2 })
    expect(await left()).toEqual({ rows: 0, ids: [whole.id] })
    expect(await kindsOf(await w.admin(), whole.id)).toEqual(['EXACT'])
  })
})
