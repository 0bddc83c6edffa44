import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Inquiry, InquiryAtDesk, Offer } from '../../contract/inquiry.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { INQUIRY_KEPT_DAYS, type InquiryState, isWishable } from '../../domain/inquiry.ts'
import { paise, rupeesFromPaise } from '../../domain/money.ts'
import { totalsOf } from '../../domain/price.ts'
import { PRIVACY_VERSION } from '../../domain/privacy.ts'
import { readPhone } from '../account/phone.ts'
import { queueToOperator } from '../account/operator-email.ts'
import { emailKey } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import { onSale } from '../catalogue/on-sale.ts'
import type { Env } from '../env.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { pageAfter } from '../http/page.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'

type Asking = Pick<Services, 'limits'> & { address: string; env: Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE'> }

/** Stores a question and tells the operator. @throws AppError PHONE_INVALID, DATE_OUT_OF_RANGE, NOT_FOUND, TOO_MANY_REQUESTS */
export async function askInquiry(db: Db, asked: Inquiry, moment: Moment, { limits, address, env }: Asking) {
  const { at, today, language } = moment
  const phone = readPhone(asked.phoneNumber, 'phoneNumber')
  if (!isWishable(asked.wished, today)) throw new AppError('DATE_OUT_OF_RANGE', { field: 'wished' })
  await limits.take('inquiryByAddress', address)
  await limits.take('inquiryByPhone', phone)
  await inTransaction(db, async (tx) => {
    const { city: slug, name, email, headCount, wished, words } = asked
    const cities = tx.selectFrom('cities').select(['name', 'name_hindi']).where('slug', '=', slug)
    const city = found(await cities.where('status', '=', 'PUBLISHED').executeTakeFirst())
    const isNew = await tx
      .insertInto('inquiries')
      .values({
        id: newId(),
        city: slug,
        name,
        phone,
        email,
        language,
        head_count: headCount,
        wished,
        words,
        content_hash: createHash('sha256').update(JSON.stringify(asked)).digest('base64url'),
        consent_version: PRIVACY_VERSION,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('content_hash').where('state', '=', sql.lit('NEW')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return
    await queueToOperator(tx, env, at, (operator) => ({
      kind: 'inquiry_received',
      content: { name: operator, city: city.name, cityHindi: city.name_hindi, headCount, wished },
    }))
  })
}

/** Questions with the offer and the names of its package. */
export const inquiries = (db: Db) =>
  db
    .selectFrom('inquiries')
    .leftJoin('packages', 'packages.id', 'package_id')
    .selectAll('inquiries')
    .select(['packages.name as package_name', 'packages.name_hindi', 'packages.city as package_city'])
    .select(['packages.city_hindi', sql<boolean>`coalesce(${onSale('packages')}, false)`.as('on_sale')])

export type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiries>['execute']>>[number]

export const listInquiries = (db: Db, { state, ...page }: Page & { state: InquiryState }): Promise<InquiryRow[]> =>
  pageAfter(
    inquiries(db).where('inquiries.state', '=', state),
    'inquiries.id',
    state === 'NEW' || state === 'ANSWERED' ? 'asc' : 'desc',
    page,
  ).execute()

/** The offer for a question; null if there is none. */
export function offerOf(row: InquiryRow): Offer | null {
  const { offer_price: price, offer_count: headCount, offer_day: dateStart, valid_until: validUntil } = row
  if (price === null || headCount === null || dateStart === null || validUntil === null) return null
  const item = { package: { price, additionalPerson: paise(0) }, headCount, poojaCosts: [] }
  const totals = totalsOf([item], row.gst_percent ?? undefined)
  return {
    name: row.package_name ?? '',
    nameHindi: row.name_hindi ?? '',
    city: row.package_city ?? '',
    cityHindi: row.city_hindi ?? '',
    headCount,
    dateStart,
    amountTotal: rupeesFromPaise(totals.total),
    gst: rupeesFromPaise(totals.gst),
    payable: rupeesFromPaise(totals.payable),
    validUntil,
    words: row.answer,
  }
}

export const toInquiryResponse = (row: InquiryRow): InquiryAtDesk => ({
  id: row.id,
  state: row.state,
  city: row.city,
  name: row.name,
  phoneNumber: row.phone,
  email: row.email,
  language: row.language,
  headCount: row.head_count,
  wished: row.wished,
  words: row.words,
  createdAt: row.created_at.toISOString(),
  offer: offerOf(row),
  closedReason: row.closed_reason,
  bookingId: row.booking_id,
})

/** Locks a question in one of these states. @throws AppError NOT_FOUND, INQUIRY_CHANGED if it is in another state */
export async function lockInquiry(tx: Tx, id: string, ...states: InquiryState[]) {
  const row = found(await tx.selectFrom('inquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  if (!states.includes(row.state)) throw new AppError('INQUIRY_CHANGED')
  return row
}

export const readInquiry = (db: Db, id: string): Promise<InquiryRow> =>
  inquiries(db).where('inquiries.id', '=', id).executeTakeFirstOrThrow()

type Closing = { id: string; reason: string }

/** Closes a question without a booking; the link of its offer ends. @throws AppError NOT_FOUND, INQUIRY_CHANGED */
export const closeInquiry = (db: Db, staff: Staff, { id, reason }: Closing, moment: Moment): Promise<InquiryRow> =>
  inTransaction(db, async (tx) => {
    await lockInquiry(tx, id, 'NEW', 'ANSWERED')
    const closed = { state: 'CLOSED', closed_reason: reason, closed_at: moment.at } as const
    await tx.updateTable('inquiries').set(closed).where('id', '=', id).execute()
    await recordChange(tx, { actorId: staff.id, action: 'inquiry_closed', subjectId: id, from: {}, to: {} }, moment)
    return readInquiry(tx, id)
  })

/** Opens a closed question again. @throws AppError NOT_FOUND, INQUIRY_CHANGED */
export const reopenInquiry = (db: Db, staff: Staff, id: string, moment: Moment): Promise<InquiryRow> =>
  inTransaction(db, async (tx) => {
    const row = await lockInquiry(tx, id, 'CLOSED')
    const state = row.answered_at ? 'ANSWERED' : 'NEW'
    const same = tx.selectFrom('inquiries').select('id').where('content_hash', '=', row.content_hash)
    // The same question was sent again meanwhile.
    if (state === 'NEW' && (await same.where('state', '=', 'NEW').executeTakeFirst()))
      throw new AppError('INQUIRY_CHANGED')
    const open = { state, closed_reason: null, closed_at: null } as const
    await tx.updateTable('inquiries').set(open).where('id', '=', id).execute()
    await recordChange(tx, { actorId: staff.id, action: 'inquiry_reopened', subjectId: id, from: {}, to: {} }, moment)
    return readInquiry(tx, id)
  })

/**
 * The questions that became bookings of an account. Questions that only have its email may come from somebody else, because nobody
 * has proved that the email is theirs.
 */
export const inquiriesOf = (db: Db, { id }: { id: string }): Promise<InquiryRow[]> =>
  inquiries(db).where(isBookedBy(id)).orderBy('inquiries.id').execute()

const isBookedBy = (userId: string) => sql<boolean>`booking_id in (select id from bookings where user_id = ${userId})`

/** Deletes the questions of a person whose account is deleted: the ones that became its bookings, and the ones with its email. */
export async function deleteInquiriesOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom('inquiries')
    .where(({ or }) => or([isBookedBy(id), sql<boolean>`(email <> '' and lower(email) = ${emailKey(email)})`]))
    .execute()
}

/** Deletes questions that have not changed for the time for which they are kept. */
export async function deleteOldInquiries(db: Db, at: Date): Promise<void> {
  const last = sql`greatest(created_at, answered_at, closed_at, accepted_at)`
  await db
    .deleteFrom('inquiries')
    .where(last, '<', new Date(at.getTime() - INQUIRY_KEPT_DAYS * DAY_MS))
    .execute()
}
