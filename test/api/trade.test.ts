import { expect, test } from 'vitest'
import { call, detail, post } from '../calls.ts'
import { present } from '../present.ts'
import { tradeCsv, tradeDesk } from '../trade.ts'

const rows = [
  'B-1,Meena Tiwari,098390 12345,,Kashi Darshan,2,01/12/2026,"₹12,500.00","₹5,000",01/11/2026,A-117,By the river',
  'B-2,Ravi Rao,+91 98391 23456,ravi@example.com,Kashi Darshan,4,2026-12-05,,0,,,',
  'B-3,Old Friend,9839234567,,Rudrabhishek,,05-01-2026,1100,1100,04/01/2026,,',
]
const fileOf = ({ pack, pooja }: { pack: { name: string }; pooja: { name: string } }) =>
  tradeCsv(...rows)
    .replaceAll('Kashi Darshan', pack.name)
    .replaceAll('Rudrabhishek', pooja.name)

test('TRADE: a file is shown row by row before anything is written, and then imported as a whole', async () => {
  const desk = await tradeDesk()
  const { w, preview, save, bookings, expectWhole } = desk
  const file = fileOf(desk)
  const plan = await preview(file)
  expect(plan).toMatchObject({
    status: 200,
    data: { counts: { add: 3, same: 0, wrong: 0, newDevotees: 3 }, paid: 6100, unread: [] },
  })
  expect(plan.data.rows).toMatchObject([
    { line: 2, act: 'ADD', reference: 'B-1', isNew: true, date: '2026-12-01', price: 12500, paid: 5000, warnings: [] },
    { line: 3, act: 'ADD', price: expect.any(Number), paid: 0 },
    { line: 4, act: 'ADD', price: 1100, paid: 1100, warnings: [expect.stringMatching(/over/)] },
  ])
  expect(await bookings()).toEqual([])
  expect(await save(file, plan.data.digest)).toMatchObject({ status: 201, data: { rows: 3, kind: 'BOOKINGS' } })
  await expectWhole()
  expect(await w.db.selectFrom('documents').selectAll().execute()).toEqual([])
  expect(await w.sendMails()).toEqual([])
  const [first, second, past] = await bookings()
  const shown = (booking: { id: string } | undefined) => detail(desk.admin, present(booking).id)
  expect(await shown(first)).toMatchObject({
    status: 'VERIFIED',
    amountTotal: 12500,
    paymentRefNumber: '',
    money: { received: 5000, due: 7500 },
  })
  expect(first?.note).toBe('By the river')
  expect(await shown(second)).toMatchObject({ status: 'VERIFIED', money: { received: 0 } })
  expect(await shown(past)).toMatchObject({ status: 'PAST', money: { received: 1100, due: 0 } })
  // Importing the same file again changes nothing, and the answer says so.
  const again = await preview(file)
  expect(again.data.counts).toEqual({ add: 0, same: 3, wrong: 0, newDevotees: 0 })
  expect(await save(file, 'any')).toMatchObject({ status: 200, data: null, message: expect.stringMatching(/before/) })
  expect(await bookings()).toHaveLength(3)
  expect((await call(desk.admin, 'GET', '/admin/imports')).data).toMatchObject([{ rows: 3, undone: null, kept: 0 }])
})

test('TRADE: an import is undone as one act, and its file can be imported again', async () => {
  const desk = await tradeDesk()
  const { w, bring, undo, bookings, expectWhole } = desk
  const file = fileOf(desk)
  const { id } = await bring(file)
  expect(await undo(id)).toMatchObject({ status: 200, data: { undone: 3, kept: [] } })
  await expectWhole()
  for (const booking of await bookings()) expect(booking).toMatchObject({ verified: false, cancelled_by: 'OPERATOR' })
  const people = w.db.selectFrom('users').select('id').where('role', '=', 'USER').where('deleted_at', 'is', null)
  expect(await people.execute()).toEqual([])
  expect(await undo(id)).toMatchObject({ status: 409, code: 'TRADE_UNDONE' })
  expect(await w.sendMails()).toEqual([])
  await bring(file)
  await expectWhole()
  expect(await bookings()).toHaveLength(6)
})

test('TRADE: what something has happened to since stays, and is named', async () => {
  const desk = await tradeDesk()
  const { w, admin, bring, undo, bookings, expectWhole } = desk
  const { id } = await bring(fileOf(desk))
  const [first] = await bookings()
  const cash = { bookingId: present(first).id, amount: 1000, receivedOn: w.inDays(0) }
  expect((await post(admin, '/payments/cash', cash)).status).toBe(201)
  expect(await undo(id)).toMatchObject({
    data: { undone: 2, kept: [{ line: 2, reference: 'B-1', name: 'Meena Tiwari', bookingId: present(first).id }] },
  })
  await expectWhole()
  expect((await call(admin, 'GET', '/admin/imports')).data).toMatchObject([
    { kept: 1, undone: { by: expect.any(String) } },
  ])
})

test('TRADE: who imports chooses whether devotees of coming journeys are told, once and in their language', async () => {
  const desk = await tradeDesk()
  const file = fileOf(desk)
  const told = await desk.save(file, (await desk.preview(file)).data.digest, { tell: 'true' })
  expect((await desk.w.sendMails()).map(({ to }) => to)).toEqual(['ravi@example.com'])
  // An undo does not forget a devotee who was told.
  expect((await desk.undo(present(told.data).id)).data).toMatchObject({ undone: 2, kept: [{ reference: 'B-2' }] })
  await desk.expectWhole()
})
