import { sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { OwnData } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { toConsentResponse } from '../account/consent.ts'
import { listSessions } from '../account/sessions.ts'
import { emailKey, toUserResponse } from '../account/store.ts'
import { isShown, toHistoryResponse } from '../bookings/history.ts'
import { toBookingResponse } from '../bookings/response.ts'
import { refundsOfUser, toRefundResponse } from '../payments/refunds.ts'
import { listBookings } from '../ledger/bookings.ts'
import { entriesOfUser } from '../ledger/sums.ts'
import { readEntries, toCartEntryResponse } from '../cart/entries.ts'
import { toPaymentResponse } from '../payments/response.ts'
import { listPayments } from '../payments/store.ts'
import { inquiriesOf, toInquiryResponse } from '../inquiries/store.ts'
import { photosOfUser } from '../sheets/stop-photos.ts'
import { readOwn } from '../waiting/store.ts'
import { feedbackOfUser, toFeedbackResponse } from '../feedback/store.ts'
import type { SignedIn } from '../http/context.ts'
import { pageAfter } from '../http/page.ts'
import type { Moment } from '../moment.ts'

const PAGE = 500

/** All rows of a list, read page by page, so that each statement has a limit. */
async function all<Row extends { id: string }>(list: (page: Page) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const next = await list({ limit: PAGE, cursor: rows.at(-1)?.id })
    rows.push(...next.slice(0, PAGE))
    if (next.length <= PAGE) return rows
  }
}

/**
 * Everything that is stored about a user, without hashes, which are secrets, and without the staff's notes on bookings: the user
 * did not give them, and they often concern others, such as a driver or a relative.
 */
export async function collectOwnData(db: Db, user: SignedIn, { at, today, language }: Moment): Promise<OwnData> {
  const { created_at, ...row } = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'role',
      'staff_role as staffRole',
      'created_at',
      'consent_version',
      'consent_at',
    ])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const payments = await all((page) => listPayments(db, user.id, page, { withEnded: true }))
  return {
    user: { ...toUserResponse(row), language: user.mailLanguage ?? language, createdAt: created_at.toISOString() },
    consent: toConsentResponse(row),
    sessions: await listSessions(db, user, at),
    cart: (await readEntries(db, user.id)).map(toCartEntryResponse),
    payments: payments.map((payment) => ({
      ...toPaymentResponse(payment),
      endedAt: payment.state === 'ENDED' ? payment.endedAt.toISOString() : null,
    })),
    bookings: (await all((page) => listBookings(db, user.id, page))).map((booking) =>
      toBookingResponse(booking, today),
    ),
    steps: (await all((page) => entriesOfUser(db, user.id, page)))
      .filter((entry) => isShown(entry, 'USER'))
      .map((entry) => ({
        bookingId: entry.booking_id,
        ...toHistoryResponse(entry, entry.cancel_reason),
      })),
    photos: await photosOfUser(db, user.id),
    refunds: (await all((page) => refundsOfUser(db, user.id, page))).map(toRefundResponse),
    waiting: await readOwn(db, user, at),
    questions: (await inquiriesOf(db, user)).map(toInquiryResponse),
    feedback: (await all((page) => feedbackOfUser(db, user.id, page))).map(toFeedbackResponse),
    mails: (await all((page) => listEmails(db, user.email, page))).map((mail) => ({
      kind: mail.kind,
      language: mail.language,
      createdAt: mail.created_at.toISOString(),
      sentAt: mail.sent_at?.toISOString() ?? null,
    })),
  }
}

/** Emails to an address, newest first, without their contents, which are also part of the bookings and payments. */
const listEmails = (db: Db, email: string, page: Page) =>
  pageAfter(
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'language', 'created_at', 'sent_at'])
      .where(sql<boolean>`lower(recipient) = ${emailKey(email)}`),
    'id',
    'desc',
    page,
  ).execute()
