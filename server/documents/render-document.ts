import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { REFUND_TIERS } from '../../domain/cancellation.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { DocumentKind, NumberedKind } from '../../domain/document.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { BookingRow } from '../ledger/bookings.ts'
import { AppError } from '../http/app-error.ts'
import { bookingCalendar } from './calendar.ts'
import { invoicePdf } from './invoice.ts'
import { type IssuedData, readDocuments } from './issue.ts'
import { careContact, changesOf, type DocumentEnv, readJourney, readRecipient } from './from-booking.ts'
import { receiptPdf } from './receipt.ts'
import { voucherPdf } from './voucher.ts'

export type DocumentFile = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }

type Wanted = {
  booking: BookingRow
  kind: DocumentKind
  /** Which of several receipts; without it, the last. */
  serial?: string
  language: Language
  at: Date
}

/**
 * A paper of a booking, in a language. A voucher is there while the booking is verified, numbered papers once they are
 * issued. @throws AppError NOT_YET
 */
export async function renderDocument(
  db: Db,
  env: DocumentEnv,
  { booking, kind, serial, language, at }: Wanted,
): Promise<DocumentFile> {
  const name = `${booking.reference}-${kind}`
  if (kind === 'calendar') {
    const text = await makeCalendar(db, env, booking, language, at)
    return {
      filename: `${name}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      content: new TextEncoder().encode(text),
    }
  }
  const content =
    kind === 'voucher'
      ? await makeVoucher(db, env, booking, language, at)
      : await makeNumbered(db, booking, { kind, serial }, language)
  return { filename: `${name}.pdf`, contentType: 'application/pdf', content }
}

type Numbered = { kind: NumberedKind; serial?: string }

async function makeNumbered(db: Db, booking: BookingRow, { kind, serial }: Numbered, language: Language) {
  const papers = await readDocuments(db, booking.id)
  const paper = papers.findLast((one) => one.kind === kind && (serial === undefined || one.serial === serial))
  if (!paper) throw new AppError('NOT_YET')
  return kind === 'receipt'
    ? receiptPdf(paper.facts as IssuedData['receipt'], language)
    : invoicePdf(paper.facts as IssuedData['invoice'], language)
}

async function makeVoucher(db: Db, env: DocumentEnv, booking: BookingRow, language: Language, at: Date) {
  if (!hasVoucher(booking)) throw new AppError('NOT_YET')
  const { poojas, ...journey } = await readJourney(db, booking)
  const { name, phone } = await readRecipient(db, booking)
  return voucherPdf(
    {
      ...journey,
      poojas,
      reference: booking.reference,
      day: dayOf(at.getTime()),
      devotee: { name, phone },
      people: booking.head_count,
      driver: booking.driver,
      amountTotal: booking.price,
      amountPaid: paise(Math.min(booking.received, booking.price)),
      terms: { en: termsIn('en'), hi: termsIn('hi') },
      care: careContact(env),
      url: `${env.PUBLIC_URL}/admin/bookings/${booking.id}`,
    },
    language,
  )
}

/** Which papers there are of a booking by now: of one that is cancelled or not verified no voucher. */
export async function availableDocuments(
  db: Db,
  booking: BookingRow,
): Promise<{ papers: DocumentKind[]; receipts: string[] }> {
  const issued = await readDocuments(db, booking.id)
  const numbered = (['receipt', 'invoice'] as const).filter((kind) => issued.some((paper) => paper.kind === kind))
  return {
    papers: [...(hasVoucher(booking) ? (['voucher'] as const) : []), ...numbered, 'calendar'],
    receipts: issued.filter(({ kind }) => kind === 'receipt').map(({ serial }) => serial),
  }
}

const hasVoucher = (booking: BookingRow): boolean => booking.verified && !booking.cancelled_at

/** The policy of cancellation, a line each. */
const termsIn = (locale: Language): string[] => [
  ...REFUND_TIERS.map(({ daysBefore, percent }) =>
    m.booking_cancel_term({ days: String(daysBefore), percent: String(percent) }, { locale }),
  ),
  m.booking_cancel_term_last({ days: String(REFUND_TIERS.at(-1)!.daysBefore) }, { locale }),
]

async function makeCalendar(
  db: Db,
  env: DocumentEnv,
  booking: BookingRow,
  language: Language,
  at: Date,
): Promise<string> {
  const { package: pack, firstDay, lastDay, poojas } = await readJourney(db, booking)
  return bookingCalendar(
    {
      id: booking.id,
      reference: booking.reference,
      package: pack,
      firstDay,
      lastDay,
      poojas,
      cancelled: booking.cancelled_at !== null,
      verified: booking.verified,
      changes: changesOf(booking),
      changedAt: at,
      care: careContact(env),
      url: `${env.PUBLIC_URL}/user/bookings/${booking.id}`,
    },
    language,
  )
}
