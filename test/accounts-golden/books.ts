// The second program: it shares nothing with the product and reckons by the law from what was done. Amounts are paise.
import { advanceOf, type Note, partOf, type Parts, type Receipt, type Sale, sumOf, taxed } from './sums.ts'

export type Payment = { amount: number; day: string; way: 'BANK' | 'CASH'; ref: string; receipt?: Receipt | undefined }
export type Booking = {
  no: number
  price: number
  more: number
  people: number
  poojas: number
  /** A pooja that is not exempt. */
  taxed: number
  rate: number
  allowed: number
  waived: number
  rounding: number
  journey: string
  place: string
  gstin: string
  before: number
  payments: Payment[]
  refunded: number
  keeps?: { most: number; percent: number }
  sale?: Sale
  isCredited: boolean
}

const pad = (n: number) => String(n).padStart(6, '0')
const validOf = (b: Booking) => b.payments.flatMap(({ receipt }) => (receipt && !receipt.void ? [receipt] : []))

/** The papers and the money of all bookings. */
export class Books {
  receipts: Receipt[] = []
  sales: Sale[] = []
  notes: Note[] = []
  vouchers: { day: string; receipt: Receipt; amount: number }[] = []
  money: { day: string; way: string; ref: string; booking: number; amount: number }[] = []
  issued = { TI: 0, CN: 0, TR: 0 }

  priceOf(b: Booking): Parts {
    const value = b.price === 0 ? 0 : b.price + b.more * Math.max(0, b.people - 2)
    const whole = taxed(b.rate, value, b.taxed, b.poojas)
    return b.allowed === 0 ? whole : partOf(whole, sumOf(whole) - b.allowed)
  }
  receivedOf(b: Booking): number {
    return b.before + b.payments.reduce((all, { amount }) => all + amount, 0) - b.refunded
  }
  keptOf(b: Booking): number {
    const found = Math.min(this.receivedOf(b) + b.refunded, sumOf(this.priceOf(b)))
    return b.keeps
      ? Math.max(0, Math.min(b.keeps.most, Math.floor((found * (100 - b.keeps.percent)) / 100)) - b.waived)
      : 0
  }

  sell(b: Booking, day: string, parts: Parts, paid: number): void {
    const sale: Sale = {
      booking: b.no,
      name: `TI/26-27/${pad(++this.issued.TI)}`,
      day,
      parts,
      left: paid,
      place: b.place,
      gstin: b.gstin,
      paid,
      void: false,
      took: [],
    }
    // A refund goes back to what came first, so that a charge is kept of what came last.
    const from = b.keeps ? validOf(b).toReversed() : validOf(b)
    let left = paid - (b.keeps ? 0 : Math.min(paid, b.before))
    for (const receipt of from) {
      const taken = Math.min(left, receipt.open)
      receipt.open -= taken
      left -= taken
      sale.took.push([receipt, taken])
    }
    b.sale = sale
    this.sales.push(sale)
  }
  sellIfPaid(b: Booking, day: string): void {
    const price = sumOf(this.priceOf(b))
    if (!b.keeps && !b.sale && this.receivedOf(b) >= price + b.rounding)
      this.sell(b, day, this.priceOf(b), price + b.rounding)
  }
  credit(b: Booking, day: string, amount: number, gives: boolean): void {
    const { sale } = b
    if (!sale || amount <= 0) return
    this.notes.push({
      name: `CN/26-27/${pad(++this.issued.CN)}`,
      day,
      amount,
      parts: partOf(sale.parts, amount),
      of: sale,
    })
    sale.left -= amount
    if (gives) for (const [receipt, taken] of sale.took) receipt.open += taken
    if (sale.left === 0) b.sale = undefined
  }
  receive(b: Booking, payment: Payment, amount: number, day: string): void {
    payment.amount = amount
    const late = b.sale !== undefined && this.receivedOf(b) - amount < b.sale.left
    const parts = advanceOf(this.priceOf(b), amount)
    payment.receipt = {
      no: ++this.issued.TR,
      day,
      amount,
      parts,
      place: b.place,
      void: false,
      late,
      open: late ? 0 : amount,
      openBefore: 0,
      openAfter: 0,
    }
    this.receipts.push(payment.receipt)
    this.sellIfPaid(b, day)
  }
  /** A receipt that was wrong is marked as cancelled, and with it the invoice that names it; in a later month notes take their place. */
  takeBack(b: Booking, payment: Payment, day: string): void {
    const { receipt } = payment
    if (!receipt) return
    const isPast = (paper: { day: string }) => !receipt.late && paper.day.slice(0, 7) < day.slice(0, 7)
    payment.amount = 0
    payment.receipt = undefined
    if (!receipt.late && b.sale) {
      const { sale } = b
      if (isPast(sale)) this.credit(b, day, sale.left, true)
      else {
        sale.void = true
        for (const [one, taken] of sale.took) one.open += taken
      }
      b.sale = undefined
    }
    if (isPast(receipt)) this.vouchers.push({ day, receipt, amount: receipt.amount })
    else receipt.void = true
    receipt.open = 0
  }

  give(b: Booking, day: string): void {
    const [kept, price] = [this.keptOf(b), sumOf(this.priceOf(b))]
    const amount = this.receivedOf(b) - (b.keeps ? kept : price)
    if (amount <= 0) throw new Error(`nothing to send back for ${b.no}`)
    this.money.push({ day, way: 'Bank', ref: `R${b.no}`, booking: b.no, amount: -amount })
    // A note has taken the price back already, but not what came beyond it.
    let left = b.isCredited ? validOf(b).reduce((all, { open }) => all + open, 0) : amount
    const from = b.keeps && !b.isCredited ? validOf(b) : validOf(b).toReversed()
    for (const receipt of from) {
      const taken = Math.min(
        left,
        receipt.amount -
          this.vouchers.filter((one) => one.receipt === receipt).reduce((all, one) => all + one.amount, 0),
      )
      if (taken <= 0) continue
      left -= taken
      this.vouchers.push({ day, receipt, amount: taken })
      receipt.open -= Math.min(receipt.open, taken)
    }
    b.refunded += amount
    // What was waived of a charge with an invoice.
    if (b.keeps && b.sale && b.sale.left > kept) this.credit(b, day, b.sale.left - kept, false)
  }
}
