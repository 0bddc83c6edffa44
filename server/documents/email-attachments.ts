import type { PaperKind } from '../../contract/documents.ts'
import type { Db } from '../../db/connect.ts'
import { findBooking } from '../ledger/bookings.ts'
import type { Attach } from '../email/worker.ts'
import { makePaper, readyPapers } from './render-document.ts'
import type { PaperEnv } from './from-booking.ts'

const papersOf: Partial<Record<Parameters<Attach>[0]['kind'], readonly PaperKind[]>> = {
  booking_verified: ['voucher', 'receipt', 'invoice', 'calendar'],
  payment_verified: ['voucher', 'receipt', 'invoice'],
  booking_changed: ['voucher', 'calendar'],
}

/** The papers that go with a letter, in its language, as they are at the moment of sending. */
export const attachPapers =
  ({ db, env, now }: { db: Db; env: PaperEnv; now: () => Date }): Attach =>
  async (mail) => {
    const wanted = papersOf[mail.kind]
    if (!wanted || !('bookingId' in mail.content)) return []
    const booking = await findBooking(db, mail.content.bookingId)
    // Cancelled or no longer verified meanwhile: another letter says so, and no paper contradicts it.
    if (!booking?.verified || booking.cancelled_at) return []
    const papers = []
    for (const kind of (await readyPapers(db, booking)).papers)
      if (wanted.includes(kind))
        papers.push(await makePaper(db, env, { booking, kind, language: mail.language, at: now() }))
    return papers
  }
