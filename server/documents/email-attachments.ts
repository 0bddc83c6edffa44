import type { Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import type { DocumentKind } from '../../domain/document.ts'
import { findBooking } from '../ledger/bookings.ts'
import type { Attach } from '../email/worker.ts'
import { type DocumentFile, renderDocument, availableDocuments } from './render-document.ts'
import type { DocumentEnv } from './from-booking.ts'

const documentsOf: Partial<Record<Parameters<Attach>[0]['kind'], readonly DocumentKind[]>> = {
  booking_verified: ['voucher', 'receipt', 'invoice', 'calendar'],
  payment_verified: ['voucher', 'receipt', 'invoice'],
  amount_corrected: ['voucher', 'receipt', 'invoice'],
  booking_changed: ['voucher', 'calendar'],
  driver_named: ['voucher'],
}

type Deps = { db: Db; env: DocumentEnv; now: () => Date; photos: Pick<PhotoFiles, 'read'> }

/** Makes the attachments of an email, in its language, at the moment of sending. */
export const attachDocuments =
  ({ db, env, now, photos }: Deps): Attach =>
  async (mail) => {
    const wanted = documentsOf[mail.kind]
    if (!wanted) return []
    const files: DocumentFile[] = []
    const ids = bookingsOf(mail.content)
    for (const [index, id] of ids.entries()) {
      const booking = await findBooking(db, id)
      // If the booking was cancelled or revoked after the email was queued, its documents are no longer correct.
      if (!booking?.verified || booking.cancelled_at) continue
      for (const kind of (await availableDocuments(db, booking)).kinds) {
        if (!wanted.includes(kind)) continue
        const made = { booking, kind, language: mail.language, at: now() }
        const file = await renderDocument(db, env, made, { photos })
        // The bookings of one transfer have the same code.
        files.push(ids.length > 1 ? { ...file, filename: `${index + 1}-${file.filename}` } : file)
      }
    }
    return files
  }

/** The bookings of an email. */
export const bookingsOf = (content: Parameters<Attach>[0]['content']): string[] =>
  'parts' in content
    ? content.parts.map(({ bookingId }) => bookingId)
    : 'bookingId' in content
      ? [content.bookingId]
      : []
