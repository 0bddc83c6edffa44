import { describe, expect } from 'vitest'
import { patient, post, rounds, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { expectWhole } from '../phone-bookings.ts'
import { present } from '../present.ts'
import { sendTradeFile, tradeCsv } from '../trade.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

describe.each(bothDatabases(pg))('TRADE races on $name', ({ name, test, open }) => {
  async function desks() {
    const one = await world({ database: await open() })
    const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : one
    const admin = await one.admin()
    const { name: offer } = await makePackage(one.db)
    const row = (reference: string, phone: number) =>
      `${reference},Meena,${phone},,${offer},2,01/12/2026,3000,1000,01/11/2026,,`
    const preview = async (content: string) =>
      (await (await sendTradeFile(one, admin, '/preview', { content })).json()).data.digest as string
    const save = async (w: typeof one, content: string, digest: string) => {
      const response = await sendTradeFile(w, admin, '', { content, digest })
      return { status: response.status, data: (await response.json()).data as { id: string } | null }
    }
    return { one, other, admin, row, preview, save }
  }

  test('two imports of one file at once make one', async () => {
    const { one, other, row, preview, save } = await desks()
    for (const round of rounds(4)) {
      const content = tradeCsv(row(`B-${round}`, 9_839_012_345 + round), row(`C-${round}`, 9_839_012_345 + round))
      const digest = await preview(content)
      const answers = await Promise.all([save(one, content, digest), save(other, content, digest)])
      expect(statuses(answers)).toEqual([200, 201])
    }
    expect(await one.db.selectFrom('bookings').select('id').execute()).toHaveLength(8)
    expect(await one.db.selectFrom('users').select('id').where('role', '=', 'USER').execute()).toHaveLength(4)
    await expectWhole(one)
  })

  test('an undo and cash for one of its bookings: the booking stays with its money, or the cash is refused', async () => {
    const { one, other, admin, row, preview, save } = await desks()
    for (const round of rounds(6)) {
      const content = tradeCsv(row(`B-${round}`, 9_839_012_345), row(`C-${round}`, 9_839_012_346))
      const { data } = await save(one, content, await preview(content))
      const { id } = present(data)
      const { booking_id: bookingId } = await one.db
        .selectFrom('imported_bookings')
        .select('booking_id')
        .where('import_id', '=', id)
        .orderBy('line')
        .limit(1)
        .executeTakeFirstOrThrow()
      const clerk = patient(other.bearer(admin.token))
      const cash = () => post(clerk, '/payments/cash', { bookingId, amount: 500, receivedOn: one.inDays(0) })
      const undo = () => post<{ kept: object[] }>(patient(admin), `/admin/imports/${id}/undo`, {})
      const both = round % 2 ? [cash(), undo()] : [undo(), cash()]
      const answers = await Promise.all(both)
      const [paid, undone] = round % 2 ? answers : answers.toReversed()
      expect(undone?.status).toBe(200)
      expect([201, 409]).toContain(paid?.status)
      expect(undone?.data.kept).toHaveLength(paid?.status === 201 ? 1 : 0)
      await expectWhole(one)
    }
  })
})
