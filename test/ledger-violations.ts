import type { Db } from '../db/connect.ts'
import { addEntries, type Sums, zeroSums } from '../domain/ledger.ts'
import { documentViolations } from './document-violations.ts'
import { type MoneyRows, readMoney } from './money-rows.ts'
import { present } from './present.ts'

/** The sums of the ledger of each booking, calculated independently of the product. */
export const ledgerSums = async (db: Db) => sumsOf(await readMoney(db, 'ledger'))

function sumsOf({ ledger }: MoneyRows<'ledger'>): Map<string, Sums & { sent: number }> {
  const sums = new Map<string, Sums & { sent: number }>()
  for (const row of ledger) {
    const before = sums.get(row.booking_id) ?? { ...zeroSums, sent: 0 }
    const { price, unverified, received, refund_due: refundDue } = row
    const sent = before.sent - (row.kind === 'REFUNDED' ? received : 0)
    sums.set(row.booking_id, { ...addEntries([{ price, unverified, received, refundDue }], before), sent })
  }
  return sums
}

/** Checks the rules that hold for every booking, and returns the violations. */
export const ledgerViolations = async (db: Db): Promise<string[]> =>
  ledgerViolationsOf(await readMoney(db, 'ledger', 'bookings', 'payments', 'refunds', 'documents', 'acts'))

type Rows = MoneyRows<'ledger' | 'bookings' | 'payments' | 'refunds' | 'documents' | 'acts'>

export function ledgerViolationsOf(rows: Rows): string[] {
  const { bookings, payments, refunds, ledger, acts } = rows
  const sums = sumsOf(rows)
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const isStanding = (actId: string | null) => acts.some(({ id, undone_at }) => id === actId && !undone_at)
  const broken: string[] = []
  const hold = (rule: string, holds: boolean) => void (holds || broken.push(rule))
  for (const { id, verified, payment_id, cancelled_at: isCancelled } of bookings) {
    const { price, unverified, received, refundDue, sent } = present(sums.get(id))
    const told = JSON.stringify({ id, price, unverified, received, refundDue, sent })
    hold(`nothing below zero: ${told}`, Math.min(price, unverified, received, refundDue) >= 0)
    hold(`no more goes back than is held: ${told}`, refundDue <= received)
    const writeOffs = ledger.filter((entry) => entry.booking_id === id && entry.kind === 'WRITTEN_OFF')
    const standing = writeOffs.filter(({ act_id, written_off }) => written_off > 0 && isStanding(act_id))
    hold(
      `what is written off is what the acts say that stand: ${told}`,
      total(writeOffs.map((entry) => entry.written_off)) === total(standing.map((entry) => entry.written_off)),
    )
    for (const kind of ['ALLOWED', 'WAIVED']) {
      const own = ledger.filter((entry) => entry.booking_id === id && entry.kind === kind)
      const given = own.filter(({ act_id, price: by }) => by < 0 && isStanding(act_id))
      hold(
        `what is ${kind} is what the acts say that stand: ${told}`,
        total(own.map((entry) => entry.price)) === total(given.map((entry) => entry.price)),
      )
    }
    const waiting = refunds.filter((refund) => refund.booking_id === id && !refund.sent_at && !refund.closed_at)
    hold(
      `what waits for staff is what is to go back: ${told}`,
      waiting.reduce((sum, refund) => sum + refund.amount, 0) === refundDue,
    )
    const advance = present(payments.find((payment) => payment.id === payment_id))
    hold(
      `no booking is verified by a rejected payment, unless all was paid after it: ${told}`,
      !(verified && advance.state === 'REJECTED' && received < price),
    )
    hold(
      `an advance waits for its UTR until its booking is confirmed: ${told}`,
      !(verified && advance.state === 'OPEN'),
    )
    hold(
      `an advance ends with that, or with its booking: ${told}`,
      advance.state !== 'ENDED' || verified || !!isCancelled,
    )
  }
  for (const payment of payments.filter(
    (one) => ['SUBMITTED', 'VERIFIED'].includes(one.state) && one.purpose === 'ADVANCE',
  )) {
    const own = bookings.filter((booking) => booking.payment_id === payment.id)
    hold(
      `an advance is verified while every booking of it is: ${payment.id}`,
      (payment.state === 'VERIFIED') === own.every((booking) => booking.verified),
    )
  }
  const verifications = ledger.filter(({ kind }) => kind === 'VERIFIED')
  for (const { id, unverified, received } of verifications)
    hold(`nothing is verified without money: ${id}`, received > 0 || unverified === 0)
  for (const [id, entries] of Map.groupBy(
    ledger.filter(({ kind }) => kind === 'ROUNDED'),
    ({ payment_id }) => payment_id,
  )) {
    const payment = payments.find((one) => one.id === id)
    const rounding = entries.reduce((sum, { price }) => sum + price, 0)
    hold(`cash rounds by less than a rupee: ${id} by ${rounding}`, payment?.way === 'CASH' && Math.abs(rounding) < 100)
    hold(`a rounding stands with its cash: ${id} by ${rounding}`, payment?.state === 'VERIFIED' || rounding === 0)
  }
  const documentSums = new Map(
    bookings.map(({ id, cancelled_at }) => {
      const { price, received, sent } = present(sums.get(id))
      return [id, { price, received, refunded: sent, cancelled: cancelled_at !== null }]
    }),
  )
  return [...broken, ...documentViolations(rows, documentSums)]
}
