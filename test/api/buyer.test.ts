import { describe, expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import type { IssuedData } from '../../server/documents/document-data.ts'
import { invoicePdf } from '../../server/documents/invoice.ts'
import { call, cancel, detail, post, type Sender, verifyPayment, withAdvance } from '../calls.ts'
import { password } from '../factories.ts'
import { compact, expectText, readPdf } from '../pdf-text.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'

const business = {
  name: 'Kamala Traders',
  address: '12 Laxmi Road, Pune 411030',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
}
const save = (who: Sender, id: string, over: object = {}) =>
  call(who, 'PUT', `/bookings/${id}/buyer`, { ...business, ...over })

const dataOf = async <Kind extends 'receipt' | 'invoice'>(w: World, kind: Kind) =>
  (await w.db.selectFrom('documents').select('data').where('kind', '=', kind).orderBy('id').execute()).map(
    ({ data }) => data as IssuedData[Kind],
  )

describe('BUYER whom the documents name', () => {
  test('a business in another state: documents after it name it and have IGST, those before stay', async () => {
    const w = await world()
    const { devotee, admin, id, paymentId } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    expect((await save(devotee, id, { gstin: ' 27aapfu0939f1zv ' })).data).toEqual(business)
    await post(admin, '/payments/cash', { bookingId: id, amount: 2080, receivedOn: w.inDays(0) })
    const [before, after] = await dataOf(w, 'receipt')
    expect([before?.recipient.name, before?.placeOfSupply]).toEqual([devotee.user.name, '09'])
    expect(after).toMatchObject({ recipient: business, placeOfSupply: '27' })
    const invoice = present((await dataOf(w, 'invoice'))[0])
    const { text } = await readPdf(await invoicePdf(invoice, 'en'))
    expectText(text, 'Tax invoice', business.name, business.gstin, 'Maharashtra (27)', 'IGST')
    expect(compact(text)).not.toContain('CGST9%')
    // A later change does not change issued documents.
    await save(admin, id, { name: '', address: '', state: '', gstin: '' })
    expect((await dataOf(w, 'invoice'))[0]).toEqual(invoice)
  })

  test('without a buyer the tax is that of the supplier, and by the other rule that of the stay', async () => {
    const w = await world({ environment: { PLACE_OF_SUPPLY: 'stay' } })
    const { admin, id, paymentId } = await withAdvance(w)
    await save(admin, id)
    await w.db
      .updateTable('bookings')
      .set({ package: JSON.stringify({ ...(await stayOf(w)), state: 'Uttarakhand' }) })
      .execute()
    await verifyPayment(admin, paymentId)
    expect((await dataOf(w, 'receipt'))[0]).toMatchObject({ placeOfSupply: '05', recipient: business })
  })

  test('a pooja names the notification by which it is exempt', async () => {
    const w = await world()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    await devotee.addPooja()
    await devotee.book('426812345678')
    await verifyPayment(admin, present((await devotee.payments())[0]).id)
    const [receipt] = await dataOf(w, 'receipt')
    expect(receipt?.exemptUnder).toMatch(/12\/2017/)
    expectText(
      (await readPdf(await invoicePdf(present((await dataOf(w, 'invoice'))[0]), 'en'))).text,
      'Bill of supply',
      'Notification 12/2017',
    )
  })

  test.each([
    [{ gstin: '27AAPFU0939F1ZW' }, 'GSTIN_INVALID'],
    [{ state: '09' }, 'BUYER_STATE'],
    [{ state: 'xx', gstin: '' }, 'BUYER_STATE'],
    [{ address: ' ' }, 'BUYER_INCOMPLETE'],
    [{ name: '', state: '', address: '' }, 'BUYER_INCOMPLETE'],
    [{ name: 'a\u202Eb' }, 'BAD_TEXT'],
    [{ address: 'x'.repeat(301) }, 'INVALID_INPUT'],
  ])('%o is refused with %s', async (over, code) => {
    const { devotee, id } = await withAdvance(await world())
    expect(await save(devotee, id, over)).toMatchObject({ status: 400, code })
    expect((await detail(devotee, id)).buyer).toBeNull()
  })

  test('a shared link does not show it, the own data do, and a cancelled booking keeps it', async () => {
    const w = await world()
    const { devotee, admin, id } = await withAdvance(w)
    await save(devotee, id)
    const { data } = await call(devotee, 'POST', `/bookings/${id}/share`)
    expect(JSON.stringify(await call(w.visitor(), 'GET', new URL(data.url).pathname))).not.toMatch(/Laxmi|AAPFU/)
    expect((await call(devotee, 'GET', '/user/export')).data.bookings).toMatchObject([{ buyer: business }])
    expect((await save(await w.devotee(), id)).status).toBe(404)
    await cancel(admin, id, 5000)
    expect(await save(admin, id, { name: 'Anil' })).toMatchObject({ status: 409, code: 'CANCELLED' })
  })

  test('name and address leave with the account; the GSTIN stays on issued papers for the tax law', async () => {
    const w = await world()
    const { devotee, admin, id, paymentId } = await withAdvance(w, { days: 2 })
    await save(admin, id)
    await verifyPayment(admin, paymentId)
    w.clock.pass({ days: 11 })
    const here = w.bearer(await openSession(w.db, devotee.user, w.clock.now()))
    expect(await post(here, '/user/delete', { password })).toMatchObject({ status: 200 })
    const rows = [
      ...(await w.db.selectFrom('bookings').select('buyer').execute()),
      ...(await w.db.selectFrom('audit').select(['changed_from', 'changed_to']).execute()),
      ...(await w.db.selectFrom('documents').select('data').execute()),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/Kamala|Laxmi/)
    expect((await dataOf(w, 'receipt'))[0]?.recipient).toMatchObject({ name: '', state: '27', gstin: business.gstin })
  })
})

const stayOf = async (w: World) =>
  (await w.db.selectFrom('bookings').select('package').executeTakeFirstOrThrow()).package
