import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { detail, mailsTo, post, verification, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { present } from '../present.ts'
import { world } from '../world.ts'
import { statementCsv, undo, upload, uploaded, verifyAll } from './statement-files.ts'

describe('CONTRACT statements: undo', () => {
  test('undo takes back what the import verified and nothing else', async () => {
    const w = await world()
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = first
    await verifyPayment(admin, second.paymentId)
    const { id } = await uploaded(
      w,
      admin,
      statementCsv([
        [first.utr, 5000],
        [second.utr, 5000],
      ]),
    )
    await verifyAll(admin, id)
    expect((await undo(admin, id)).data).toEqual({ undone: 1 })
    expect((await detail(first.devotee, first.id)).verified).toBe(false)
    expect((await detail(second.devotee, second.id)).verified).toBe(true)
    const undone = await w.db.selectFrom('statements').select('undone_at').execute()
    w.clock.pass({ minutes: 1 })
    expect((await undo(await w.admin(), id)).data).toEqual({ undone: 0 })
    expect(await w.db.selectFrom('statements').select('undone_at').execute()).toEqual(undone)
    const told = w.db.selectFrom('audit').select('actor_id').where('action', '=', 'statement_undone')
    expect(await told.execute()).toEqual([{ actor_id: admin.user.id }])
    expect(await verifyAll(admin, id)).toMatchObject({ status: 409, code: 'IMPORT_UNDONE' })
    expect((await detail(first.devotee, first.id)).verified).toBe(false)
    expect(await ledgerViolations(w.db)).toEqual([])
    const again = await uploaded(w, admin, statementCsv([[first.utr, 5000]]))
    expect(again.counts).toMatchObject({ exact: 1, seen: 0 })
  })

  test('a file can be imported again after its first import was taken back, also if a second one has seen it', async () => {
    const w = await world()
    const { admin, utr, devotee, id: bookingId } = await withAdvance(w)
    const file = statementCsv([[utr, 5000]])
    const first = await uploaded(w, admin, file)
    await verifyAll(admin, first.id)
    expect((await uploaded(w, admin, file)).counts).toMatchObject({ exact: 0, seen: 1 })
    await undo(admin, first.id)
    const third = await uploaded(w, admin, file)
    expect(third.counts).toMatchObject({ exact: 1, seen: 0 })
    expect((await verifyAll(admin, third.id)).data).toMatchObject({ verified: 1 })
    expect((await detail(devotee, bookingId)).verified).toBe(true)
  })

  test('a row does not change what a colleague verified, so that its undo cannot take it back', async () => {
    const { w, devotee, admin, stay, pooja, utr } = await withTwo(await world())
    await verification(await w.admin(), stay.id, true)
    const { id } = await uploaded(w, admin, statementCsv([[utr, 4000]]))
    const skipped = [{ line: 2, reason: 'PAYMENT_HANDLED' }]
    expect((await verifyAll(admin, id, [2])).data).toEqual({ verified: 0, skipped })
    expect((await undo(admin, id)).data).toEqual({ undone: 0 })
    expect((await detail(devotee, stay.id)).verified).toBe(true)
    expect((await detail(devotee, pooja.id)).verified).toBe(false)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('an undo tells the devotee whom an email told of the verification, and nobody else', async () => {
    const w = await world()
    const [told, untold] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = told
    const rows = statementCsv([
      [told.utr, 5000],
      [untold.utr, 5000],
    ])
    const { id } = await uploaded(w, admin, rows)
    await verifyAll(admin, id)
    // The email to the second one waits for the mail server.
    await w.db
      .updateTable('outbox')
      .set({ due_at: new Date(w.inDays(1)) })
      .where('recipient', '=', untold.devotee.user.email)
      .where('kind', '=', 'booking_verified')
      .execute()
    w.clock.pass({ seconds: 13 })
    await w.sendMails()
    await undo(admin, id)
    w.clock.pass({ days: 2 })
    await w.sendMails()
    const received = ['booking_received']
    expect(await mailsTo(w, told.devotee.user.email)).toEqual([...received, 'booking_verified', 'verification_revoked'])
    expect(await mailsTo(w, untold.devotee.user.email)).toEqual(received)
  })

  test('an undo that a balance prevents names the booking and changes nothing', async () => {
    const { w, admin, utr, devotee, id: bookingId, reference } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    await verifyAll(admin, id)
    const { data } = await post<{ id: string }>(devotee, '/payments/balance', { bookingId })
    await post(devotee, '/payments/submit', { id: data.id, refNo: '426812345679' })
    expect(await undo(admin, id)).toMatchObject({
      status: 409,
      code: 'UNDO_BALANCE_PAID',
      message: expect.stringContaining(reference),
    })
    expect((await detail(devotee, bookingId)).verified).toBe(true)
  })
})

describe('CONTRACT statements: what is refused', () => {
  test('an unknown statement is not found, and a bad cursor or kind is refused', async () => {
    const w = await world()
    const admin = await w.admin()
    const nowhere = crypto.randomUUID()
    for (const [method, path] of [
      ['GET', 'rows'],
      ['POST', 'verify'],
      ['POST', 'undo'],
    ] as const)
      expect(
        (await admin.send(method, `/statements/${nowhere}/${path}`, method === 'POST' ? {} : undefined)).status,
      ).toBe(404)
    const { id } = await uploaded(w, admin, statementCsv([['X', 1]]))
    for (const query of ['cursor=x', 'kind=NEW', 'limit=0', 'limit=501'])
      expect((await admin.send('GET', `/statements/${id}/rows?${query}`)).status).toBe(400)
  })

  test('a file above 10 MB is refused, and so is a form that is none', async () => {
    const w = await world()
    const admin = await w.admin()
    for (const locale of ['en', 'hi'] as const) {
      const large = await upload(admin, w, 'x'.repeat(11 * 1024 * 1024), locale)
      expect(large.status).toBe(413)
      expect(await large.json()).toMatchObject({ message: m.error_file_too_large({ limit: '10 MB' }, { locale }) })
    }
    expect((await upload(admin, w, 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
    const headers = {
      Authorization: `Bearer ${present(admin.token)}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    expect((await w.request('/v1/statements', { method: 'POST', headers, body: 'nonsense' })).status).toBe(400)
    expect((await upload(admin, w, '%PDF-1.7')).status).toBe(400)
    expect(await w.db.selectFrom('statements').selectAll().execute()).toEqual([])
  })
})
