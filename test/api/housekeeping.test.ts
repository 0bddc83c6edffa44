import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { detail, verifyPayment } from '../calls.ts'
import { statements } from '../database.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'

test('DESIGN: what has expired is deleted in batches, and nothing else', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const expire = (name: string) =>
    sql`insert into sessions (token_hash, id, user_id, created_at, expires_at)
      select ${name} || n, gen_random_uuid(), ${devotee.user.id}, ${w.clock.now()}, ${w.clock.now()} from generate_series(1, 1200) as n`
  await expire('expired').execute(w.db)
  statements.length = 0
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(statements.filter((text) => text.startsWith('delete from "sessions"'))).toHaveLength(3)
  const left = await w.db.selectFrom('sessions').select('user_id').execute()
  expect(left).toEqual([{ user_id: devotee.user.id }])
})

test('DESIGN: the rows that a killed import has left are deleted in batches, too', async () => {
  const w = await world()
  await sql`
    with import as (
      insert into statements (id, name, header_key, columns, created_at, matched_at, published)
      values (gen_random_uuid(), 'killed', '', 'null', ${w.clock.now()}, ${w.clock.now()}, null) returning id)
    insert into statement_rows (statement_id, line, text, unreadable, fingerprint, kind, reasons, payment_ids, refund_ids)
      select id, line, '', '[]', line, 'UNKNOWN', '[]', '[]', '[]' from import, generate_series(1, 1200) as line`.execute(
    w.db,
  )
  w.clock.pass({ days: 2 })
  statements.length = 0
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(statements.filter((text) => text.startsWith('delete from "statement_rows"'))).toHaveLength(3)
  expect(await w.db.selectFrom('statements').select('id').execute()).toEqual([])
})

test('DESIGN: seven years after its tax year a booking no longer says whose it was, and its sums stay', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await devotee.addPackage({ days: 20 })
  const { id } = firstOf(await devotee.book('426812345678'))
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  await admin.send('POST', '/bookings/note', { id, note: 'Their son calls' })
  const kept = () =>
    w.db
      .selectFrom('bookings')
      .innerJoin('documents', 'documents.booking_id', 'bookings.id')
      .select(['note', 'data', 'personal_data_deleted_at'])
      .where('bookings.id', '=', id)
      .executeTakeFirstOrThrow()
  const received = async () => (await detail(admin, id)).money.received
  const before = await received()
  w.clock.set('2033-12-31T12:00:00+05:30')
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(await kept()).toMatchObject({ note: 'Their son calls', personal_data_deleted_at: null })
  w.clock.set('2034-01-01T12:00:00+05:30')
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(await kept()).toMatchObject({
    note: '',
    data: { recipient: { name: '', phone: '', email: '' } },
    personal_data_deleted_at: w.clock.now(),
  })
  const again = await w.db
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum('received').as('sum'))
    .executeTakeFirst()
  expect(Number(again?.sum)).toBe(before * 100)
  statements.length = 0
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(statements.filter((text) => text.startsWith('update "bookings"'))).toEqual([])
})
