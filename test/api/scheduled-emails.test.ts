import { expect, test } from 'vitest'
import { queueScheduledEmails } from '../../server/bookings/scheduled-emails.ts'
import { attachDocuments } from '../../server/documents/email-attachments.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { askBalance, cancel, detail, mailsTo, nextUtr, submit, verifyPayment, withAdvance } from '../calls.ts'
import { type World, world } from '../world.ts'
import { firstOf, lastOf, present } from '../present.ts'

const writeOfToday = (w: World) => queueScheduledEmails(w.db, dayOf(w.clock.now().getTime()), w.clock.now())

test('EMAIL three days before a journey the devotee is reminded once of the balance', async () => {
  const { w, devotee, admin, paymentId } = await withAdvance(await world(), { days: 10 })
  await verifyPayment(admin, paymentId)
  w.clock.pass({ days: 6 })
  expect(await writeOfToday(w)).toBe(0)
  w.clock.pass({ days: 1 })
  // Two simultaneous instances queue one email.
  expect((await Promise.all([writeOfToday(w), writeOfToday(w)])).toSorted()).toEqual([0, 1])
  w.clock.pass({ days: 1 })
  expect(await writeOfToday(w)).toBe(0)
  const mail = lastOf(await w.sendMails())
  expect([mail.to, mail.text.includes('₹2,080')]).toEqual([devotee.user.email, true])
  expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified', 'balance_reminder'])
})

test('EMAIL the day after a journey the devotee gets one email of thanks', async () => {
  const { w, devotee, admin, paymentId } = await withAdvance(await world(), { days: 10 })
  await verifyPayment(admin, paymentId)
  w.clock.pass({ days: 10 })
  expect(await writeOfToday(w)).toBe(0)
  w.clock.pass({ days: 1 })
  expect([await writeOfToday(w), await writeOfToday(w)]).toEqual([1, 0])
  expect((await mailsTo(w, devotee.user.email)).at(-1)).toBe('thanks')
})

test('EMAIL an unverified or cancelled booking has neither a reminder nor thanks', async () => {
  const w = await world()
  await withAdvance(w, { days: 2 })
  const { devotee, admin, id, paymentId } = await withAdvance(w, { days: 2 })
  await verifyPayment(admin, paymentId)
  await cancel(devotee, id, (await detail(devotee, id)).cancellation.refund)
  for (let day = 0; day < 5; day++) {
    expect(await writeOfToday(w)).toBe(0)
    w.clock.pass({ days: 1 })
  }
})

test('EMAIL the email of a verified payment has voucher, receipt and calendar, unless cancelled', async () => {
  const { w, devotee, admin, id, paymentId, reference } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const [letter] = await w.db.selectFrom('outbox').selectAll().where('kind', '=', 'booking_verified').execute()
  const attach = attachDocuments({ db: w.db, env: w.env, now: w.clock.now, photos: w.photos })
  const papers = await attach(letter as unknown as Parameters<typeof attach>[0])
  expect(papers.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`${reference}-voucher.pdf`, 'application/pdf'],
    [`${reference}-receipt.pdf`, 'application/pdf'],
    [`${reference}-calendar.ics`, 'text/calendar; charset=utf-8'],
  ])
  for (const { content } of papers.slice(0, 2)) expect(new TextDecoder().decode(content.slice(0, 5))).toBe('%PDF-')
  await cancel(devotee, id, (await detail(devotee, id)).cancellation.refund)
  expect(await attach(letter as unknown as Parameters<typeof attach>[0])).toEqual([])
})

test('MONEY documents: a receipt is fetched by its serial, and without one the last is fetched', async () => {
  const { devotee, admin, id, paymentId } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const rest = await askBalance(devotee, id)
  await submit(devotee, rest.data.id, nextUtr())
  await verifyPayment(admin, rest.data.id)
  const { receipts } = await detail(devotee, id)
  expect(receipts).toHaveLength(2)
  const receipt = async (query = '') => {
    const response = await devotee.send('GET', `/bookings/${id}/papers/receipt${query}`)
    return [response.status, response.ok ? (await response.arrayBuffer()).byteLength : (await response.json()).code]
  }
  const [first, last, none] = [
    await receipt(`?serial=${encodeURIComponent(firstOf(receipts))}`),
    await receipt(`?serial=${encodeURIComponent(present(receipts[1]))}`),
    await receipt('?serial=TR/26-27/999999'),
  ]
  expect([first[0], last, none]).toEqual([200, await receipt(), [409, 'NOT_YET']])
  expect(first[1]).not.toBe(last[1])
  expect(await receipt(`?serial=${'9'.repeat(17)}`)).toEqual([400, 'INVALID_INPUT'])
})

test('CONTRACT GST is a setting: quote, cost of the cart and invoice have the rate of their day', async () => {
  const w = await world({ environment: { GST_PERCENT: '5' } })
  const { devotee, id, admin, paymentId } = await withAdvance(w)
  expect((await detail(devotee, id)).amountTotal).toBe(6300)
  await verifyPayment(admin, paymentId)
  const { data } = await w.db.selectFrom('documents').select('data').executeTakeFirstOrThrow()
  expect(data).toMatchObject({ percent: 5, supplier: { gstin: '09DEMOX0000X0Z0' } })
  await devotee.addPackage({ headCount: 2 })
  expect(await devotee.cost()).toBe(4200)
})
