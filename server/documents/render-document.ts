import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { type DocumentKind, numberedKinds, type NumberedKind } from '../../domain/document.ts'
import { journeyCard } from './journey-card.ts'
import { AppError } from '../http/app-error.ts'
import { statusOf } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'
import { readChanges } from '../ledger/sums.ts'
import { listPhotos } from '../photos/store.ts'
import { readBookedFacts } from './booked-facts.ts'
import { bookingCalendar } from './calendar.ts'
import { cancellationTerms } from './cancellation-terms.ts'
import { drawInThread } from './draw-in-thread.ts'
import { careContact, type DocumentEnv, journeyOf, type PackageTexts } from './from-booking.ts'
import type { TaxDocument } from './document-data.ts'
import { readDocuments, readRecipient } from './issue.ts'
import { withLetterhead } from './letterhead.ts'
import { isOld, type OldDocument, oldDocuments } from './old-documents.ts'
import type { Drawing } from './pdf-of.ts'
import { withShraddhTithis, withTithis } from './tithis.ts'

export type DocumentFile = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }

type Wanted = {
  booking: BookingRow
  kind: DocumentKind
  /** The serial of one of several documents of this kind; the last one by default. */
  serial?: string
  language: Language
  at: Date
}

/**
 * Makes a document of a booking in a language. A voucher exists while the booking is verified and not cancelled, a numbered
 * document from its issue. An invalid document is only made by its serial, because later documents name it, and is marked if it was
 * cancelled. @throws AppError NOT_YET
 */
export async function renderDocument(
  db: Db,
  env: DocumentEnv,
  { booking, kind, serial, language, at }: Wanted,
  { photos }: { photos: Pick<PhotoFiles, 'read'> },
): Promise<DocumentFile> {
  const name = `${booking.reference}-${kind}`
  if (kind === 'calendar') {
    const text = await makeCalendar(db, env, booking, language, dayOf(at.getTime()))
    return {
      filename: `${name}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      content: new TextEncoder().encode(text),
    }
  }
  const content =
    kind === 'voucher'
      ? await makeVoucher(db, env, booking, { language, day: dayOf(at.getTime()), photos })
      : await makeNumbered(db, booking, { kind, serial, photos }, language)
  return { filename: `${name}.pdf`, contentType: 'application/pdf', content }
}

const readPackageTexts = async (db: Db, booking: BookingRow): Promise<PackageTexts | undefined> =>
  booking.package
    ? db
        .selectFrom('packages')
        .select(['itinerary', 'itinerary_hindi', 'facility', 'facility_hindi'])
        .where('id', '=', booking.package.id)
        .executeTakeFirst()
    : undefined

type Numbered = { kind: NumberedKind; serial?: string; photos: Pick<PhotoFiles, 'read'> }

async function makeNumbered(db: Db, booking: BookingRow, { kind, serial, photos }: Numbered, language: Language) {
  const documents = await readDocuments(db, booking.id)
  const document = documents.findLast(
    (one) => one.kind === kind && (serial === undefined ? !isOld(one) : one.serial === serial),
  )
  if (!document) throw new AppError('NOT_YET')
  const by = document.cancelled_at && documents.findLast(({ cancels }) => cancels === document.id)
  const data = document.data as TaxDocument
  const mark = {
    ...(await withLetterhead(data.supplier.brand, photos)),
    ...(by && { cancelledBy: { serial: by.serial, day: by.issued_on } }),
    ...(document.cancelled_at &&
      document.cancel_reason && {
        cancelledOn: { day: dayOf(document.cancelled_at.getTime()), reason: document.cancel_reason },
      }),
  }
  return drawInThread({ kind, data: { ...data, ...mark }, language } as Drawing)
}

type VoucherOf = { language: Language; day: CalendarDay; photos: Pick<PhotoFiles, 'read'> }

async function makeVoucher(db: Db, env: DocumentEnv, booking: BookingRow, { language, day, photos }: VoucherOf) {
  if (!hasVoucher(booking)) throw new AppError('NOT_YET')
  const { poojas, ...journey } = journeyOf(booking, await readPackageTexts(db, booking))
  const { name, phone } = await readRecipient(db, booking)
  const { facts, money, headCount } = journeyCard(booking, day)
  return drawInThread({
    kind: 'voucher',
    language,
    data: {
      ...journey,
      poojas: await withTithis(poojas, day),
      cover: await readCover(db, photos, booking),
      reference: booking.reference,
      day,
      status: statusOf(booking, day),
      devotee: { name, phone },
      people: headCount,
      facts: { ...facts, stops: await withShraddhTithis(facts.stops, booking.date_start, day) },
      known: await readBookedFacts(db, booking, { today: day, site: env }),
      travellers: booking.travellers,
      sankalp: booking.sankalp,
      driver: booking.driver,
      amountTotal: booking.price,
      money,
      terms: {
        en: cancellationTerms('en', env.CARE_PHONE, booking),
        hi: cancellationTerms('hi', env.CARE_PHONE, booking),
      },
      care: careContact(env),
      ...(await withLetterhead(env.brand, photos)),
      url: `${env.PUBLIC_URL}/admin/bookings/${booking.id}`,
    },
  })
}

/**
 * The JPEG of the first photo of the package; null if there is none or its store cannot be reached. The voucher then has a drawing.
 */
async function readCover(
  db: Db,
  photos: Pick<PhotoFiles, 'read'>,
  { package: pack }: BookingRow,
): Promise<Uint8Array | null> {
  if (!pack) return null
  const [cover] = await listPhotos(db, { kind: 'PACKAGE', id: pack.id })
  const file = cover?.files.find(({ type }) => type === 'image/jpeg')
  return file ? photos.read(file.name).catch(() => null) : null
}

/** The kinds of documents that a booking has now, the serials of its receipts, and the documents that are no longer valid. */
export async function availableDocuments(
  db: Db,
  booking: BookingRow,
): Promise<{ kinds: DocumentKind[]; receipts: string[]; cancelled: OldDocument[] }> {
  const documents = await readDocuments(db, booking.id)
  const valid = documents.filter((document) => !isOld(document))
  return {
    kinds: [
      ...(hasVoucher(booking) ? (['voucher'] as const) : []),
      ...numberedKinds.filter((kind) => valid.some((document) => document.kind === kind)),
      'calendar',
    ],
    receipts: valid.filter(({ kind }) => kind === 'receipt').map(({ serial }) => serial),
    cancelled: oldDocuments(documents),
  }
}

const hasVoucher = (booking: BookingRow): boolean => booking.verified && !booking.cancelled_at

async function makeCalendar(
  db: Db,
  env: DocumentEnv,
  booking: BookingRow,
  language: Language,
  today: CalendarDay,
): Promise<string> {
  const { package: pack, firstDay, lastDay, poojas } = journeyOf(booking, await readPackageTexts(db, booking))
  return bookingCalendar(
    {
      id: booking.id,
      reference: booking.reference,
      package: pack,
      firstDay,
      lastDay,
      stops: await withShraddhTithis(journeyCard(booking, today).facts.stops, firstDay, today),
      poojas: await withTithis(poojas, today),
      known: await readBookedFacts(db, booking, { today, site: env }),
      status: statusOf(booking, today),
      ...(await readChanges(db, booking.id)),
      care: careContact(env),
      url: `${env.PUBLIC_URL}/user/bookings/${booking.id}`,
    },
    language,
  )
}
