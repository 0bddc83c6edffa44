import { expect, test } from 'vitest'
import type { ListedBooking } from '../../contract/booking.ts'
import type { HistoryEntry } from '../../contract/booking-detail.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { askBalance, call, detail, reject, submit, verification, verifyPayment, withTwo } from '../calls.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

/** A transfer of ₹5,000: 4,055 of it for a stay, 945 for a pooja. */
const prepared = async (language: Language = 'en') => {
  const made = await withTwo(await world(), { language })
  const { devotee, stay, pooja } = made
  const nameOf = ({ Package: pack, BookingEvents: events }: typeof stay) =>
    pack.id === null ? firstOf(events).Event.name : pack.name
  const transferFor = async (id: string) => firstOf((await detail(devotee, id)).payments).transfer
  return {
    ...made,
    names: { stay: nameOf(stay), pooja: nameOf(pooja) },
    /** The transfer, the stay's part and the pooja's part, as the pages of both bookings show them. */
    said: async () => {
      const [ofStay, ofPooja] = [present(await transferFor(stay.id)), present(await transferFor(pooja.id))]
      expect(ofPooja.amount).toBe(ofStay.amount)
      expect(ofStay.others.map(({ id, amount }) => [id, amount])).toEqual(
        ofPooja.part > 0 ? [[pooja.id, ofPooja.part]] : [],
      )
      expect(ofPooja.others.map(({ id, amount }) => [id, amount])).toEqual([[stay.id, ofStay.part]])
      return [ofStay.amount, ofStay.part, ofPooja.part]
    },
    history: async (id: string) => (await detail(devotee, id)).steps,
  }
}
const summed = (steps: readonly HistoryEntry[]) =>
  steps.map(({ kind, refNo, transfer }) => [kind, refNo, transfer?.amount, transfer?.part])

test.each(languages)(
  'MONEY transfer: %s emails and pages say what was sent, then what is for which booking',
  async (locale) => {
    const { w, devotee, admin, utr, stay, pooja, paymentId, names, said, history } = await prepared(locale)
    await w.db.updateTable('users').set({ language: locale }).where('id', '=', devotee.user.id).execute()
    await verifyPayment(admin, paymentId)
    expect(await said()).toEqual([5000, 4055, 945])
    expect(summed(await history(pooja.id))).toEqual([
      ['QUOTED', null, undefined, undefined],
      ['PAID', utr, 5000, 945],
      ['VERIFIED', utr, 5000, 945],
    ])
    const entry = present((await history(pooja.id)).at(-1)).transfer
    expect(entry?.others).toMatchObject([{ id: stay.id, name: names.stay, amount: 4055 }])
    const { data: listed } = await call<ListedBooking[]>(devotee, 'GET', '/bookings/all')
    expect(listed.map(({ transfer }) => [transfer?.amount, transfer?.part])).toEqual([
      [5000, 945],
      [5000, 4055],
    ])
    const mails = (await w.sendMails()).filter(({ text }) => text.includes(utr))
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain(`${m.email_sent_label({}, { locale })}: ₹5,000`)
    const { text } = present(mails.at(-1))
    expect(text).toContain(m.email_verified_text_all({ amount: '₹5,000' }, { locale }))
    for (const part of ['₹4,055', '₹945']) expect(text.indexOf('₹5,000')).toBeLessThan(text.indexOf(part))
  },
)

test('MONEY transfer: an amount that the bank statement shows replaces the one that was sent, and back', async () => {
  const { w, admin, utr, stay, pooja, paymentId, said, history } = await prepared()
  expect(await said()).toEqual([5000, 4055, 945])
  await verification(admin, pooja.id, true)
  expect(await said()).toEqual([5000, 4055, 945])
  await w.sendMails()
  await verifyPayment(admin, paymentId, 4000)
  expect(await said()).toEqual([4000, 3244, 756])
  const mail = present((await w.sendMails()).at(-1))
  // The expected and the found amount are said once, for the whole transfer.
  expect(mail.text).toContain(m.email_less_received({ submitted: '₹5,000', found: '₹4,000' }, { locale: 'en' }))
  await reject(admin, paymentId)
  expect(await said()).toEqual([5000, 4055, 945])
  expect(summed((await history(stay.id)).slice(1))).toEqual([
    ['PAID', utr, 5000, 4055],
    ['VERIFIED', utr, 4000, 3244],
    ['REVOKED', utr, 4000, 3244],
    ['REJECTED', utr, 5000, 4055],
  ])
})

test('MONEY transfer: a balance is for one booking, and a corrected UTR belongs to its own entries', async () => {
  const { devotee, admin, utr, stay, paymentId, history } = await prepared()
  await submit(devotee, paymentId, '700000000001')
  await verifyPayment(admin, paymentId)
  const { data: balance } = await askBalance(devotee, stay.id)
  expect(present((await detail(devotee, stay.id)).payments.at(-1)).transfer).toBeUndefined()
  await submit(devotee, balance.id, '700000000002')
  const steps = await history(stay.id)
  expect(summed(steps.slice(1))).toEqual([
    ['PAID', utr, 5000, 4055],
    ['REJECTED', utr, 5000, 4055],
    ['PAID', '700000000001', 5000, 4055],
    ['VERIFIED', '700000000001', 5000, 4055],
    ['PAID', '700000000002', 665, 665],
  ])
  expect(steps.at(-1)?.transfer?.others).toEqual([])
})

test('MONEY transfer: of one paisa nothing is said for the booking that got nothing', async () => {
  const { devotee, admin, stay, paymentId } = await prepared()
  await verifyPayment(admin, paymentId, 0.01)
  expect(firstOf((await detail(devotee, stay.id)).payments).transfer).toEqual({ amount: 0.01, part: 0.01, others: [] })
})
