import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { call, cancel, post, reject, type Sender, withAdvance } from '../calls.ts'
import { world } from '../world.ts'
import { actions, note, read, twoDays } from './audit-log.ts'

describe('AUDIT filters', () => {
  test('by action, staff member, subject and day in India, and all together', async () => {
    const { first, second } = await twoDays()
    const list = async (query: string) => actions(await read(second.admin, query))
    expect(await list('')).toEqual(['booking_note', 'booking_verification', 'booking_note'])
    expect(await list('?action=booking_note')).toHaveLength(2)
    expect(await list('?action=refund_sent')).toEqual([])
    expect(await list(`?staff=${first.admin.user.id}`)).toEqual(['booking_verification', 'booking_note'])
    expect(await list(`?subject=${second.id}`)).toEqual(['booking_note'])
    expect(await list('?day=2026-11-21')).toEqual(['booking_verification', 'booking_note'])
    expect(await list('?day=2026-11-22')).toEqual(['booking_note'])
    expect(
      await list(`?action=booking_note&staff=${first.admin.user.id}&subject=${first.id}&day=2026-11-21`),
    ).toHaveLength(1)
  })

  test('a booking code finds what is about the booking, its payment and its refund; a refund number too', async () => {
    const { w, first, second } = await twoDays()
    await cancel(second.admin, first.id, 5000)
    const refund = await w.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    await post(second.admin, '/refunds/sent', { id: refund.id, refNo: 'N326261234567' })
    await reject(second.admin, second.paymentId)
    for (const code of [first.reference, first.reference.toLowerCase(), refund.reference])
      expect(actions(await read(second.admin, `?subject=${code}`)), code).toEqual([
        'refund_sent',
        'booking_cancelled',
        'booking_verification',
        'booking_note',
      ])
    expect(actions(await read(second.admin, `?subject=${second.reference}`))).toEqual([
      'payment_rejected',
      'booking_note',
    ])
    expect(actions(await read(second.admin, '?subject=NOTHING'))).toEqual([])
  })

  test('it lists the staff to filter by, and no devotees', async () => {
    const w = await world()
    const [admin, other] = [await w.admin(), await w.admin()]
    await w.devotee()
    const { staff } = await read(admin)
    expect(staff.map(({ id }) => id).toSorted()).toEqual([admin.user.id, other.user.id].toSorted())
  })

  test('pages follow each other without gaps or repetitions while entries are added', async () => {
    const { w, admin, id } = await withAdvance(await world())
    for (let number = 0; number < 7; number++) await note(admin, id, `Note ${number}`)
    const notes: unknown[] = []
    for (let query = '?limit=3'; query;) {
      const { data, nextCursor } = await read(admin, query)
      notes.push(...data.map(({ after }) => (after as { note: string }).note))
      await note(admin, id, `Later ${notes.length}`)
      query = nextCursor ? `?limit=3&cursor=${nextCursor}` : ''
    }
    expect(notes).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Note ${number}`))
    expect((await w.bearer(admin.token).send('GET', '/admin/audit?cursor=x')).status).toBe(400)
  })

  test.each(['action=nothing', 'staff=x', 'subject=%00', 'subject=a b', 'day=2026-13-01', 'day=0001-01-01', 'limit=0'])(
    '%s is refused',
    async (query) => {
      const admin = await (await world()).admin()
      expect(await call(admin, 'GET', `/admin/audit?${query}`)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    },
  )
})

describe('AUDIT export', () => {
  const download = async (who: Sender, query = '') => {
    const response = await who.send('GET', `/admin/audit/export${query}`)
    expect(response.status).toBe(200)
    return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const rowsOf = (bytes: Uint8Array) => parse(Buffer.from(bytes), { bom: true })

  test('it is a CSV file for this reader alone, in UTF-8 with its mark', async () => {
    const { admin, id } = await withAdvance(await world())
    await note(admin, id, 'पहिया कुर्सी')
    const { headers, bytes } = await download(admin)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="tirtha-audit-2026-11-21.csv"')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(rowsOf(bytes)[1]).toContain('Note: पहिया कुर्सी')
  })

  test('it has the whole sentence in both languages, and follows the filter', async () => {
    const { w, first, second } = await twoDays()
    const english = rowsOf((await download(second.admin, `?staff=${first.admin.user.id}`)).bytes)
    expect(english.slice(1).map((row) => row[3])).toEqual([
      `${first.admin.user.name} confirmed booking ${first.reference}.`,
      `${first.admin.user.name} changed the note on booking ${first.reference}.`,
    ])
    const hindi = rowsOf((await download(w.bearer(second.admin.token, 'hi'), '?day=2026-11-22')).bytes)
    expect(hindi.slice(1).map((row) => row[3])).toEqual([
      `${second.admin.user.name} ने बुकिंग ${second.reference} की टिप्पणी बदली।`,
    ])
  })

  test('amounts are in rupees, also of entries that store rupees, under the names that fit the action', async () => {
    const w = await world()
    const admin = await w.admin({ name: 'Meera' })
    const add = (action: string, from: object | null, to: object | null, subject = 'gen_random_uuid()') =>
      sql`insert into audit (id, actor_id, action, subject_id, changed_from, changed_to)
        values (${newId()}, ${admin.user.id}, ${action}, ${sql.raw(subject)}, ${JSON.stringify(from)},
          ${JSON.stringify(to)})`.execute(w.db)
    const said: [action: string, from: object | null, to: object | null, before: string, after: string][] = [
      ['booking_written_off', {}, { amount: 5346, text: 'Gone' }, '', 'Amount: ₹5,346\nReason in words: Gone'],
      ['booking_write_off_undone', { amount: 5346 }, {}, 'Amount: ₹5,346', ''],
      ['booking_allowed', {}, { amount: 500.5, refund: 500.5 }, '', 'Amount: ₹500.50\nRefund: ₹500.50'],
      ['booking_allowance_undone', { amount: 500 }, {}, 'Amount: ₹500', ''],
      ['booking_changed', { total: 12500 }, { total: 13000 }, 'Total amount: ₹12,500', 'Total amount: ₹13,000'],
      ['booking_entered', { price: 4000 }, { price: 3500 }, 'Agreed price: ₹4,000', 'Agreed price: ₹3,500'],
      ['inquiry_answered', {}, { price: 90000 }, '', 'Agreed price: ₹90,000'],
      ['payment_verified', {}, { amount: 500000 }, '', 'Amount: ₹5,000'],
      ['booking_cancelled', {}, { refund: 500000 }, '', 'Refund: ₹5,000'],
      [
        'cash_counted',
        {},
        { day: '2026-11-20', expected: 500000, counted: 480000 },
        '',
        'Cash by the receipts: ₹5,000\nCash counted: ₹4,800\nDay: 20 Nov 2026',
      ],
      ['trade_undone', {}, { undone: 3 }, '', 'Rows undone: 3'],
    ]
    for (const [action, from, to] of said) await add(action, from, to)
    await add('payment_rejected', {}, { way: 'CASH', reason: 'OTHER' })
    await add('security_key_refused', null, null, `'${admin.user.id}'`)
    const rows = rowsOf((await download(admin)).bytes).slice(1)
    for (const [index, [action, , , before, after]] of said.toReversed().entries())
      expect([action, ...(rows[index + 2]?.slice(5, 7) ?? [])]).toEqual([action, before, after])
    expect(rows.slice(0, 2).map((row) => row[3])).toEqual([
      'Meera gave a wrong security key.',
      'Meera undid the cash of payment (no longer there).',
    ])
  })

  test('no cell is a formula', async () => {
    const { w, id } = await withAdvance(await world())
    const admin = await w.admin({ name: '=HYPERLINK("http://x.test")' })
    await note(admin, id, '=1+1')
    const cells = rowsOf((await download(admin)).bytes).flat()
    expect(cells).toContain(`'${admin.user.name}`)
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
  })

  test('it has all entries, also more than a page', async () => {
    const w = await world()
    const admin = await w.admin()
    await sql`insert into audit (id, actor_id, action, subject_id, changed_from, changed_to)
      select gen_random_uuid(), ${admin.user.id}, 'booking_note', gen_random_uuid(), '{}', '{}' from generate_series(1, 1203)`.execute(
      w.db,
    )
    const rows = rowsOf((await download(admin)).bytes)
    expect(new Set(rows.slice(1).map((row) => row.at(-1))).size).toBe(1203)
  })
})
