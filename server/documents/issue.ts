import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { partsOfAdvance } from '../../domain/advance.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { financialYearOf, serialOf } from '../../domain/invoice-serial.ts'
import { invoiceTotals } from '../../domain/invoice-totals.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/bookings.ts'
import type { InvoiceData, ReceiptData } from './document-data.ts'
import { linesOf, type DocumentEnv, placeOfSupplyOf, readJourney, readRecipient, supplierOf } from './from-booking.ts'

type Kind = 'receipt' | 'invoice'
type Numbered = { serial: string }

/** What a numbered paper said on the day of its issue: it says so for ever, whatever is edited later. */
export type IssuedData = { receipt: ReceiptData; invoice: InvoiceData }

/**
 * The next serial of a series in its financial year. Taken in the transaction of what the paper says: if that does not
 * stand, the number has not been taken either, and whoever comes at the same time waits for it (Rules 46 (b) and 50 (b),
 * CGST: a consecutive serial).
 */
async function nextSerial(tx: Tx, kind: Kind, at: Date): Promise<string> {
  const year = financialYearOf(dayOf(at.getTime()))
  const { last } = await tx
    .insertInto('paper_numbers')
    .values({ series: kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((from) => ({ last: from('paper_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return serialOf(kind, year, last)
}

type Issue = { kind: Kind; booking: BookingRow; paymentId?: string; amount: Paise; at: Date }

async function issue(tx: Tx, { kind, booking, paymentId, amount, at }: Issue, facts: Numbered): Promise<void> {
  await tx
    .insertInto('papers')
    .values({
      id: newId(),
      booking_id: booking.id,
      payment_id: paymentId ?? null,
      kind,
      serial: facts.serial,
      issued_on: dayOf(at.getTime()),
      amount,
      facts: JSON.stringify(facts),
      created_at: at,
    })
    .execute()
}

/** What both kinds of papers say, their serial last: whoever waits for a number waits as shortly as can be. */
async function documentBase(tx: Tx, env: DocumentEnv, booking: BookingRow, kind: Kind, at: Date) {
  const supplier = supplierOf(env)
  const { gst_percent: percent } = await tx
    .selectFrom('payments')
    .select('gst_percent')
    .where('id', '=', booking.payment_id)
    .executeTakeFirstOrThrow()
  const lines = linesOf(booking, await readJourney(tx, booking), percent, env.SAC)
  const recipient = await readRecipient(tx, booking)
  const placeOfSupply = placeOfSupplyOf(booking, supplier)
  const day = dayOf(at.getTime())
  const paper = { day, reference: booking.reference, supplier, recipient, placeOfSupply }
  return { percent, lines, paper: { ...paper, serial: await nextSerial(tx, kind, at) } }
}

/** The receipt voucher of money that was received for a booking; `amount` in paise. */
export async function issueReceipt(
  tx: Tx,
  env: DocumentEnv,
  booking: BookingRow,
  payment: { id: string; utr: string | null },
  amount: Paise,
  at: Date,
): Promise<void> {
  const { percent, lines, paper } = await documentBase(tx, env, booking, 'receipt', at)
  const { taxable, exempt, taxes } = invoiceTotals(lines, paper.supplier.state, paper.placeOfSupply)
  const whole = { taxable, exempt, gst: total(taxes.map((tax) => tax.amount)) }
  const [first] = lines
  const lastDay = lines
    .map((line) => line.lastDay)
    .toSorted()
    .at(-1)!
  const facts: ReceiptData = {
    ...paper,
    utr: payment.utr ?? '',
    paidOn: paper.day,
    percent,
    lines: [{ what: first!.what, firstDay: first!.firstDay, lastDay, parts: partsOfAdvance(amount, whole) }],
  }
  await issue(tx, { kind: 'receipt', booking, paymentId: payment.id, amount, at }, facts)
}

/** The invoice of a booking that is paid up, with the receipts of what was paid before. */
export async function issueInvoice(tx: Tx, env: DocumentEnv, booking: BookingRow, at: Date): Promise<void> {
  const receipts = (await readDocuments(tx, booking.id)).filter(({ kind }) => kind === 'receipt')
  const { lines, paper } = await documentBase(tx, env, booking, 'invoice', at)
  const advances = receipts.map(({ serial, issued_on: day, amount }) => ({ serial, day, amount: paise(amount) }))
  const facts: InvoiceData = { ...paper, lines, advances }
  await issue(tx, { kind: 'invoice', booking, amount: booking.price, at }, facts)
}

/** The papers of a booking that bear a number, in the order of their issue. */
export const readDocuments = (db: Db, bookingId: string) =>
  db
    .selectFrom('papers')
    .select(['kind', 'serial', 'issued_on', 'amount', 'payment_id', 'facts'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
