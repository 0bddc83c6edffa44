import { addDays, type CalendarDay, dayOf, startOf } from '../domain/calendar-day.ts'
import { newId } from '../db/new-id.ts'
import { unwrap } from '../contract/client.ts'
import { devoteeName, emailOf } from './demo-names.ts'
import { makePackage, makePooja } from './factories.ts'
import { firstOf } from './present.ts'
import type { World } from './world.ts'

/** A row of a bank statement, in rupees; a negative amount left the account. */
export type BankRow = { day: CalendarDay; text: string; reference: string; amount: number }

export type DemoDay = {
  /** The rows of the bank, in the order of the days. */
  rows: BankRow[]
  /** How many rows or payments of each kind the import must find. */
  expected: Record<'exact' | 'review' | 'unknown' | 'outgoing' | 'seen' | 'proposed' | 'waiting', number>
}

/** The day on which most payments are made; the statement ends on the day after. */
const DAYS_AGO = 2
const HOUR_MS = 60 * 60 * 1000
/** The first UTR; a UPI reference begins with the last digit of its year. */
const FIRST_UTR = 632_500_000_000

type Payer = Awaited<ReturnType<World['devotee']>>
type Made = {
  payer: Payer
  name: string
  id: string
  reference: string
  utr: string
  amount: number
  bookingId: string
}

/**
 * Fills a database with the payments of one day, and returns the rows of the bank for them: `exact` payments whose rows equal what
 * was submitted, and a few of every other kind. All names are invented.
 */
export async function makeDemoDay(w: World, { exact = 481, now = Date.now() } = {}): Promise<DemoDay> {
  const day = addDays(dayOf(now), -DAYS_AGO)
  const bank = bankOf(day)
  const people = await payersOf(w)
  const at = (daysAgo: number, hour: number) =>
    w.clock.set(new Date(startOf(addDays(dayOf(now), -daysAgo)) + hour * HOUR_MS).toISOString())

  for (let number = 0; number < exact; number++) {
    at(DAYS_AGO, 6 + (number % 15))
    bank.upi(await people.pay({ withPooja: number % 12 === 0 }))
  }
  at(DAYS_AGO, 20)
  const staff = await w.admin({ name: 'Nirikshak Namunapuri', email: 'nirikshak@example.com' })
  const verify = (payment: Made) => unwrap(staff.client.payments.verify.$post({ json: { id: payment.id } }))

  // Rows that a person must check: one wrong digit, two swapped digits, less money, our code in the remark, a name, money after a
  // rejection.
  const wrong = await people.pay()
  bank.upi(wrong, { utr: withWrongDigit(wrong.utr) })
  const swapped = await people.pay({ utr: '632412987650' })
  bank.upi(swapped, { utr: '632412978650' })
  const less = await people.pay()
  bank.upi(less, { amount: less.amount - 500 })
  const remarked = await people.pay()
  bank.neft(`NEFT CR-NMNA0000123-${remarked.name}-${remarked.reference}`, 'NMNAN52026112101', remarked.amount)
  const named = await people.pay({ name: 'Shambhunath Kalpitpuriya' })
  bank.neft('NEFT CR-NMNA0000123-SHAMBHUNATH K', 'NMNAN52026112102', named.amount)
  const rejected = await people.pay()
  await unwrap(staff.client.payments.reject.$post({ json: { id: rejected.id, reason: 'NOT_FOUND' } }))
  bank.upi(rejected)

  const seen = [await people.pay(), await people.pay()]
  for (const payment of seen) {
    await verify(payment)
    bank.upi(payment)
  }
  // Refunds: one was recorded, one left the account without a record, one must still be sent.
  const cancelled = [await people.pay(), await people.pay(), await people.pay()]
  for (const payment of cancelled) {
    await verify(payment)
    bank.upi(payment)
    const reason = 'The ghat is flooded.'
    await unwrap(
      staff.client.bookings.cancel.$post({ json: { id: payment.bookingId, refund: payment.amount, reason } }),
    )
  }
  const { data: refunds } = await unwrap(staff.client.refunds.$get({ query: { limit: '100' } }))
  const [recorded, unrecorded] = cancelled.map(({ bookingId }) =>
    firstOf(refunds.filter((refund) => refund.bookingId === bookingId)),
  )
  if (!recorded || !unrecorded) throw new Error('the cancelled bookings have no refunds')
  await unwrap(staff.client.refunds.sent.$post({ json: { id: recorded.id, refNo: '632599000001' } }))
  bank.row(1, 'IMPS DR-632599000001-REFUND', '632599000001', -recorded.amount)
  bank.row(1, `IMPS DR-632599000002-${unrecorded.reference}`, '632599000002', -unrecorded.amount)
  bank.row(1, 'CHARGES IMPS GST', '', -11.8)

  const proposed = [await people.pay(), await people.pay(), await people.pay()]
  at(0, 0)
  const waiting = []
  for (let number = 0; number < 5; number++) waiting.push(await people.pay())

  const strangers = ['CASH DEPOSIT BRANCH 0123', 'NEFT CR-AJNA0000777-AJNAT TRADERS', 'UPI-AJNAT-632577700001-GIFT']
  for (const [index, text] of strangers.entries()) bank.row(index - 1, text, '', 2100 + index)
  w.clock.set(new Date(now).toISOString())
  return {
    rows: bank.rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    expected: {
      exact,
      review: 6,
      unknown: strangers.length,
      outgoing: 3,
      seen: seen.length + cancelled.length,
      proposed: proposed.length,
      waiting: waiting.length,
    },
  }
}

const withWrongDigit = (utr: string) => utr.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10))

/** People with one booking each, whose payment is submitted. */
async function payersOf(w: World) {
  const [stay, pooja] = [await makePackage(w.db, { price: 6500 }), await makePooja(w.db)]
  let count = 0
  return {
    async pay({ name = '', utr = '', withPooja = false } = {}): Promise<Made> {
      const number = ++count
      const called = name || devoteeName(number)
      const payer = await w.devotee({ name: called, email: emailOf(number) })
      await payer.addPackage({ packageId: stay.id, headCount: 2 + (number % 4), days: 5 + (number % 40) })
      if (withPooja) await payer.addPooja({ eventId: pooja.id, days: 6 + (number % 40) })
      // Numbers of twelve digits that differ so much that one mistake never makes another payment's UTR.
      const own = utr || String(FIRST_UTR + number * 1_000_003)
      const booking = firstOf(await payer.book(own))
      const { id, reference, amountPaid: amount } = firstOf(await payer.payments())
      return { payer, name: called, id, reference, utr: own, amount, bookingId: booking.id }
    },
  }
}

function bankOf(day: CalendarDay) {
  const rows: BankRow[] = []
  const row = (after: number, text: string, reference: string, amount: number) =>
    rows.push({ day: addDays(day, after), text, reference, amount })
  return {
    rows,
    row,
    upi: (payment: Made, { utr = payment.utr, amount = payment.amount } = {}) =>
      row(0, `UPI-${payment.name.toUpperCase()}-${newId().slice(-6)}@namuna-${utr}-TIRTHA`, `0000${utr}`, amount),
    neft: (text: string, reference: string, amount: number) => row(0, text.toUpperCase(), reference, amount),
  }
}
