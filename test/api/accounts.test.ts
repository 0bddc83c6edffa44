import { read as readSheets, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { accountFiles } from '../../domain/account-file.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { call, cancel, post, refunds, reject, type Sender, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { expectWhole } from '../phone-bookings.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

const business = { name: 'Kamala Traders', address: '12 Laxmi Road, Pune', state: '27', gstin: '27AAPFU0939F1ZV' }

/**
 * A month with four journeys of ₹7,080 (6,000 and 18 %), each with a verified advance of ₹5,000. One waits for its balance. One is
 * paid by cash. One belongs to a business in another state and is paid. The devotee cancels one, of which 2,500 are kept.
 */
async function month() {
  const w = await world()
  const made = [await withAdvance(w), await withAdvance(w), await withAdvance(w), await withAdvance(w, { days: 10 })]
  const [{ admin }, cash, b2b, gone] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0], (typeof made)[0]]
  await call(admin, 'PUT', `/bookings/${b2b.id}/buyer`, business)
  for (const { paymentId } of made) await verifyPayment(admin, paymentId)
  for (const { id } of [cash, b2b])
    await post(admin, '/payments/cash', { bookingId: id, amount: 2080, receivedOn: w.inDays(0) })
  await cancel(gone.devotee, gone.id, 2500)
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  expect(await invoiceEndedJourneys(w.db, w.env, w.clock.now())).toBe(1)
  const read = async (file: string) => {
    const answer = await admin.send('GET', `/admin/accounts/${file}?month=2026-11`)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const cells = async (file: string) =>
    (await read(file))
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')))
  return { w, admin, read, cells }
}

test('ACCOUNTS GSTR-1 of a month has each document once, with its tax', async () => {
  const { w, admin, read, cells } = await month()
  const found = JSON.parse(await read('gstr1.json'))
  expect(found).toMatchObject({ gstin: w.env.GSTIN, fp: '112026', b2cl: [], cdnr: [], cdnur: [], txpd: [] })
  const taxed = { rt: 18, txval: 6000, iamt: 1080, camt: 0, samt: 0, csamt: 0 }
  expect(found.b2b).toMatchObject([
    {
      ctin: business.gstin,
      inv: [{ val: 7080, pos: '27', rchrg: 'N', inv_typ: 'R', itms: [{ num: 1, itm_det: taxed }] }],
    },
  ])
  // 6,000 of the journey and 2,118.64 of the charge; half of 1,080 and of 381.36.
  expect(found.b2cs).toEqual([
    { sply_ty: 'INTRA', pos: '09', typ: 'OE', rt: 18, txval: 8118.64, iamt: 0, camt: 730.68, samt: 730.68, csamt: 0 },
  ])
  // The waiting advance, exact to the paisa that remains of the two halves of the cancelled one.
  expect(found.at).toMatchObject([{ pos: '09', sply_ty: 'INTRA', itms: [{ rt: 18 }] }])
  const [advance] = found.at[0].itms
  expect(Math.abs(advance.ad_amt - 4237.29)).toBeLessThan(0.02)
  expect(Math.abs(advance.camt - 381.35)).toBeLessThan(0.02)
  expect(found.hsn).toMatchObject({ hsn_b2b: [{ hsn_sc: '998555', txval: 6000 }], hsn_b2c: [{ txval: 8118.64 }] })
  expect(found.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: 'TI/26-27/000001', to: 'TI/26-27/000003', totnum: 3, cancel: 0, net_issue: 3 }] },
    { doc_num: 6, docs: [{ totnum: 6 }] },
    { doc_num: 8, docs: [{ totnum: 1 }] },
  ])
  const register = await admin.send('GET', '/admin/lists/documents/export?format=csv&columns=serial,gstin&kind=invoice')
  expect((await register.text()).split(`"${business.gstin}"`)).toHaveLength(2)
  const rows = (await cells('return-check.csv')).slice(1)
  expect(rows).toHaveLength(10)
  expect(rows.filter(([, , , , tables]) => tables === '')).toEqual([])
})

test('ACCOUNTS GSTR-1 as a workbook has a sheet for each table, with the figures of the portal', async () => {
  const { admin, read } = await month()
  const answer = await admin.send('GET', '/admin/accounts/gstr1.xlsx?month=2026-11')
  const { Sheets } = readSheets(new Uint8Array(await answer.arrayBuffer()))
  const found = JSON.parse(await read('gstr1.json'))
  const rowsOf = (name: string) => utils.sheet_to_json(present(Sheets[name]))
  const [{ ctin, inv }] = found.b2b
  const [{ itms, ...invoice }] = inv
  const [{ itm_det: item, num }] = itms
  expect(rowsOf('b2b')).toEqual([{ ctin, ...invoice, num, ...item }])
  expect(rowsOf('b2cs')).toEqual(found.b2cs)
  expect(rowsOf('hsn_b2c')).toEqual(found.hsn.hsn_b2c)
  expect(rowsOf('cdnr')).toEqual([])
})

test('ACCOUNTS the journal and the vouchers balance, and their money is that of the ledger and of the day book', async () => {
  const { w, admin, read, cells } = await month()
  const journal = (await cells('journal.csv')).slice(1)
  const sum = (rows: string[][], column: number) =>
    Math.round(rows.reduce((all, row) => all + Number(row[column]) * 100, 0))
  expect(sum(journal, 4)).toBe(sum(journal, 5))
  const ledger = await w.db.selectFrom('ledger').select('received').execute()
  const money = journal.filter(([, , , account]) => account === 'Bank' || account === 'Cash')
  const held = ledger.reduce((all, { received }) => all + received, 0)
  expect([sum(money, 4) - sum(money, 5), held]).toEqual([2_166_000, 2_166_000])
  // The balance of the customers is only the advance that still waits.
  const customers = journal.filter(([, , , account]) => account === 'Customers')
  expect(sum(customers, 5) - sum(customers, 4)).toBe(500_000)
  const book = await cells('day-book.csv')
  expect(book.at(-1)).toEqual(['2026-11', 'All', 'Total', '', '24160', '2500', '', '20000', ''])
  expect(book.filter(([day, way]) => day === '2026-11' && way === 'Cash')).toEqual([
    ['2026-11', 'Cash', 'Total', '', '4160', '0', '', '0', '4160'],
  ])
  const drawer = { staffId: admin.user.id, date: w.inDays(0), expected: 4160, counted: 4150 }
  expect((await post(admin, '/admin/cash', drawer)).status).toBe(201)
  const afterCount = (await cells('day-book.csv')).filter(([, way, , , , , counted]) => way === 'Cash' && counted)
  expect(afterCount.map((row) => row.slice(6))).toEqual([
    ['4150', '0', '10'],
    ['4150', '0', '10'],
  ])
  const amounts = [...(await read('tally.xml')).matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, text]) =>
    Number(text),
  )
  expect(amounts.length).toBe(journal.length)
  expect(Math.round(amounts.reduce((all, one) => all + one * 100, 0))).toBe(0)
})

test('ACCOUNTS the journal and the vouchers name the ledgers as the settings do, and nothing else changes', async () => {
  const { w, admin, read } = await month()
  await storeSecurityKey(w.db, 'a key of the house')
  const set = (ledgers: string) =>
    call(admin, 'PUT', '/admin/settings', { settings: { ledgers, key: 'a key of the house' } })
  const [journal, tally] = [await read('journal.csv'), await read('tally.xml')]
  expect((await set('Bank=HDFC & Sons | Customers = Sundry debtors|')).status).toBe(200)
  expect(await read('journal.csv')).toBe(
    journal.replaceAll('"Bank"', '"HDFC & Sons"').replaceAll('"Customers"', '"Sundry debtors"'),
  )
  expect(await read('tally.xml')).toBe(
    tally.replaceAll('>Bank<', '>HDFC &amp; Sons<').replaceAll('>Customers<', '>Sundry debtors<'),
  )
  for (const wrong of ['Bank', 'Bank=', 'Vault=Gold', 'Bank=A|Bank=B', 'Bank=Cash', 'Bank=A|Cash=A'])
    expect(await set(wrong)).toMatchObject({ status: 400, code: 'LEDGERS_INVALID' })
  expect((await set('')).status).toBe(200)
  expect(await read('journal.csv')).toBe(journal)
})

test('ACCOUNTS a month without anything has empty files, and no month is refused', async () => {
  const { admin, cells } = await month()
  for (const file of accountFiles)
    expect((await admin.send('GET', `/admin/accounts/${file}?month=2027-02`)).status).toBe(200)
  expect((await cells('journal.csv')).length).toBeGreaterThan(1)
  for (const query of ['?month=2026-13', '?month=x', ''])
    expect((await admin.send('GET', `/admin/accounts/journal.csv${query}`)).status).toBe(400)
  expect((await admin.send('GET', '/admin/accounts/other.csv?month=2026-11')).status).toBe(404)
})

test('ACCOUNTS the owner marks a past month as filed once, its files say so, and only a reason takes the mark back', async () => {
  const w = await world()
  const [admin, other] = [await w.admin(), await w.admin()]
  const file = (body: object, who: Sender = admin) => post(who, '/admin/accounts/filed', body)
  const download = async (name: string) => {
    const answer = await admin.send('GET', `/admin/accounts/${name}?month=2026-10`)
    return [answer.headers.get('Content-Disposition'), await answer.text()] as const
  }
  const open = await download('return-check.csv')
  expect(open[0]).toContain('tirtha-2026-10-return-check.csv')
  expect(await file({ month: '2026-11' })).toMatchObject({ status: 409, code: 'MONTH_NOT_OVER' })
  for (const body of [{ month: '2026-13' }, { month: 'x' }, {}, { month: '2026-10', undo: ' ' }])
    expect((await file(body)).status).toBe(400)
  // Two owners at once: the same one is named to both.
  const both = await Promise.all([file({ month: '2026-10' }), file({ month: '2026-10' }, other)])
  const [filed] = both[0].data
  expect(filed).toMatchObject({ month: '2026-10', filedOn: '2026-11-21' })
  expect(both[1].data).toEqual([filed])
  expect((await call(other, 'GET', '/admin/numbers')).data.filed).toEqual([filed])
  expect((await download('gstr1.json'))[0]).toContain('tirtha-2026-10-filed-on-2026-11-21-gstr1.json')
  expect((await download('return-check.csv'))[1]).toContain('Filed on 2026-11-21')
  for (let times = 0; times < 2; times++)
    expect(await file({ month: '2026-10', undo: 'Sent with an error' })).toMatchObject({ status: 200, data: [] })
  expect(await download('return-check.csv')).toEqual(open)
  expect((await file({ month: '2026-10' }, other)).data).toMatchObject([{ by: other.user.name }])
  expect((await call(admin, 'GET', '/admin/audit')).data).toMatchObject([
    { action: 'month_filed', subject: { kind: 'month', name: 'October 2026', nameHindi: 'अक्टूबर 2026' } },
    { action: 'month_filing_undone', after: { reason: 'Sent with an error' } },
    { action: 'month_filed' },
  ])
})

test("ACCOUNTS at the year's end the series begin anew, and a past month changes by notes of a later one only", async () => {
  const w = await world()
  w.clock.set('2027-03-20T04:30:00Z')
  const ending = await withAdvance(w, { days: 11 })
  await verifyPayment(ending.admin, ending.paymentId)
  // A minute before midnight in India, and a minute after it.
  w.clock.set('2027-03-31T18:29:00Z')
  const business = await withAdvance(w)
  await verifyPayment(business.admin, business.paymentId)
  expect(await invoiceEndedJourneys(w.db, w.env, w.clock.now())).toBe(1)
  w.clock.pass({ minutes: 2 })
  const next = await withAdvance(w)
  await verifyPayment(next.admin, next.paymentId)
  const read = async (file: string, month: string) =>
    (await next.admin.send('GET', `/admin/accounts/${file}?month=${month}`)).text()
  const march = await read('gstr1.json', '2027-03')
  expect(JSON.parse(march).doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: 'TI/26-27/000001', to: 'TI/26-27/000001' }] },
    { doc_num: 6, docs: [{ from: 'TR/26-27/000001', to: 'TR/26-27/000002', cancel: 0 }] },
  ])
  for (const { paymentId } of [ending, business]) await reject(next.admin, paymentId)
  expect(await read('gstr1.json', '2027-03')).toBe(march)
  expect(await read('gstr3b.csv', '2027-03')).toContain('"3.1 (a)"')
  const april = JSON.parse(await read('gstr1.json', '2027-04'))
  expect(april.doc_issue.doc_det).toMatchObject([
    { doc_num: 5, docs: [{ from: 'CN/27-28/000001', totnum: 1 }] },
    { doc_num: 6, docs: [{ from: 'TR/27-28/000001', totnum: 1 }] },
    { doc_num: 8, docs: [{ from: 'RV/27-28/000001', to: 'RV/27-28/000002' }] },
  ])
  // The whole tax of the journey goes back by the note; its advance and that of the other one by the vouchers.
  expect(april.b2cs).toMatchObject([{ txval: -6000, camt: -540 }])
  expect(april.at).toHaveLength(1)
  expect(april.txpd).toMatchObject([{ itms: [{ ad_amt: 4237.29 }] }])
  await expectWhole(w)
})
