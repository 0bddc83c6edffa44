import type { Act } from './act.ts'
import { type Booking, Books, type Payment } from './books.ts'
import { returnsOf } from './returns.ts'
import { HOME, partOf, sumOf } from './sums.ts'

const paisa = (rupees: number) => Math.round(rupees * 100)
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const inRupeesWithTax = (price: number) => Math.round((price * 100) / 118)

function begin(
  act: Extract<Act, { act: 'book' | 'phone' | 'import' }>,
  bookings: Map<number, Booking>,
  books: Books,
): void {
  const isOld = act.act === 'import'
  const isBooked = act.act === 'book'
  const made: Booking = {
    no: act.booking,
    price: isOld ? inRupeesWithTax(paisa(act.price)) : paisa(act.price),
    more: isBooked ? paisa(act.more) : 0,
    people: isBooked ? act.people : 2,
    poojas: isBooked ? act.poojas.reduce((all, one) => all + paisa(one), 0) : 0,
    taxed: isBooked && act.taxed ? paisa(act.taxed) : 0,
    rate: (isBooked && act.rate) || 18,
    allowed: 0,
    waived: 0,
    rounding: 0,
    journey: act.journey,
    place: HOME,
    gstin: '',
    before: isOld ? paisa(act.paid) : 0,
    payments: isBooked ? [{ amount: 0, day: '', way: 'BANK', ref: `P${act.booking}.0` }] : [],
    refunded: 0,
    isCredited: false,
  }
  bookings.set(act.booking, made)
  if (act.act === 'phone') pay(made, act.cash, act.on, books)
}

function pay(b: Booking, rupees: number, day: string, books: Books): void {
  const payment: Payment = { amount: 0, day, way: 'CASH', ref: '' }
  b.payments.push(payment)
  // Cash in whole rupees settles a price with paise.
  const over = books.receivedOf(b) + paisa(rupees) - sumOf(books.priceOf(b))
  if (Math.abs(over) < 100) b.rounding = over
  books.receive(b, payment, paisa(rupees), day)
}

function perform(act: Act, bookings: Map<number, Booking>, books: Books): void {
  const b = bookings.get(act.booking)
  const day = act.on
  if (act.act === 'book' || act.act === 'phone' || act.act === 'import') return begin(act, bookings, books)
  if (!b) throw new Error(`no booking ${act.booking}`)
  if (act.act === 'buyer') {
    b.place = act.state
    b.gstin = act.gstin ?? ''
  } else if (act.act === 'balance')
    b.payments.push({ amount: 0, day: '', way: 'BANK', ref: `P${b.no}.${b.payments.length}` })
  else if (act.act === 'cash') {
    pay(b, act.amount, day, books)
  } else if (act.act === 'found') {
    const payment = b.payments[act.payment] as Payment
    books.takeBack(b, payment, day)
    payment.day = act.bank ?? day
    books.receive(b, payment, paisa(act.amount), day)
  } else if (act.act === 'reject') {
    const payment = b.payments[act.payment] as Payment
    books.takeBack(b, payment, day)
    payment.day = ''
  } else if (act.act === 'people' || act.act === 'pooja' || (act.act === 'allow' && !b.keeps)) {
    if (act.act === 'people') b.people = act.people
    else if (act.act === 'pooja') {
      b.poojas += paisa(act.cost)
      b.taxed += paisa(act.taxed ?? 0)
    } else b.allowed += paisa(act.amount)
    if (b.sale) books.credit(b, day, b.sale.left, true)
    books.sellIfPaid(b, day)
  } else if (act.act === 'allow') b.waived += paisa(act.amount)
  else if (act.act === 'cancel') {
    const left = days(day, b.journey)
    const percent = left >= 15 ? 90 : left >= 7 ? 50 : left >= 3 ? 25 : 0
    const found = Math.min(books.receivedOf(b), sumOf(books.priceOf(b)))
    b.keeps = { percent, most: Math.floor((found * (100 - percent)) / 100) }
    b.isCredited = b.sale !== undefined
    if (b.sale) books.credit(b, day, b.sale.left - books.keptOf(b), false)
  } else books.give(b, day)
}
/** At 20:00 journeys that are over have their invoices, and so have charges that are kept. */
function evening(day: string, bookings: Map<number, Booking>, books: Books): void {
  const all = [...bookings.values()].filter(({ sale }) => !sale)
  for (const b of all)
    if (!b.keeps && b.journey <= day && books.receivedOf(b) > 0)
      books.sell(b, day, books.priceOf(b), sumOf(books.priceOf(b)) + b.rounding)
  for (const b of all)
    if (b.keeps && books.keptOf(b) > 0) books.sell(b, day, partOf(books.priceOf(b), books.keptOf(b)), books.keptOf(b))
}

/** What the papers of a month must state, from all that was done. */
export function reckon(acts: readonly Act[], month: string, last: string) {
  const bookings = new Map<number, Booking>()
  const books = new Books()
  for (let at = Date.parse(acts[0]?.on ?? month); at <= Date.parse(last); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    for (const act of acts) if (act.on === day) perform(act, bookings, books)
    evening(day, bookings, books)
    // What is known later corrects the money of a month, but none of its papers.
    for (const receipt of books.receipts) {
      if (day < `${month}-01`) receipt.openBefore = receipt.open
      if (day.slice(0, 7) <= month) receipt.openAfter = receipt.open
    }
  }
  const { receipts, sales, notes, vouchers, money } = books
  for (const b of bookings.values())
    for (const { amount, day, way, ref } of b.payments)
      if (amount > 0) money.push({ day, way: way === 'CASH' ? 'Cash' : 'UPI or IMPS', ref, booking: b.no, amount })
  const before = acts.flatMap((act) =>
    act.act === 'import' ? [{ day: act.paidOn, booking: act.booking, amount: paisa(act.paid) }] : [],
  )
  return returnsOf({ month, before, receipts, sales, notes, vouchers, money })
}
