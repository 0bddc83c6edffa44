import { randomBytes } from 'node:crypto'
import type { Answer } from '../../contract/inquiry.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { rateOf } from '../../domain/price.ts'
import { recordChange } from '../audit/store.ts'
import { readChoice } from '../bookings/read-choice.ts'
import { queueEmail } from '../email/outbox.ts'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { lockInquiry, offerOf, readInquiry } from './store.ts'

const MOST_VALID_DAYS = 60

type Site = Pick<Env, 'PUBLIC_URL' | 'GST_PERCENT'>

/**
 * Answers a question with an offer, and emails its link to the person who asked if they gave an address. The offer holds no place.
 * @throws AppError NOT_FOUND, INQUIRY_CHANGED, OFFER_UNTIL_RANGE, and the errors of `readChoice` for a day that cannot be booked
 */
export const answerInquiry = (
  db: Db,
  staff: Staff,
  { id, ...answer }: Answer & { id: string },
  moment: Moment,
  site: Site,
): Promise<{ url: string; isEmailed: boolean }> =>
  inTransaction(db, async (tx) => {
    const { name, email, language } = await lockInquiry(tx, id, 'NEW', 'ANSWERED')
    const { packageId, headCount, date, price, words } = answer
    const { line } = await readChoice(tx, { packageId, headCount, date, events: [] }, moment)
    const token = randomBytes(24).toString('base64url')
    const [day, validUntil] = [dayOf(date), validUntilOf(answer, moment)]
    await tx
      .updateTable('inquiries')
      .set({
        state: 'ANSWERED',
        package_id: packageId,
        offer_count: headCount,
        offer_day: day,
        offer_price: paiseFromRupees(price),
        gst_percent: rateOf(line.package?.gstPercent, site.GST_PERCENT),
        valid_until: validUntil,
        answer: words,
        token_hash: hashToken(token),
        answered_by: staff.id,
        answered_at: moment.at,
      })
      .where('id', '=', id)
      .execute()
    const to = { day, price, validUntil }
    await recordChange(tx, { actorId: staff.id, action: 'inquiry_answered', subjectId: id, from: {}, to }, moment)
    const url = `${site.PUBLIC_URL}/ask/${token}`
    const offer = offerOf(await readInquiry(tx, id))
    if (email === '' || !offer) return { url, isEmailed: false }
    const { headCount: people, dateStart, amountTotal, validUntil: until } = offer
    const content = {
      name,
      subject: offer,
      headCount: people,
      dateStart,
      amount: paiseFromRupees(amountTotal),
      validUntil: until,
      words,
      url,
    }
    await queueEmail(tx, { kind: 'group_offer', recipient: email, language, content }, moment.at)
    return { url, isEmailed: true }
  })

/** @throws AppError OFFER_UNTIL_RANGE */
function validUntilOf({ validUntil, date }: Answer, { today, language }: Moment): CalendarDay {
  const before = addDays(dayOf(date), -1)
  const most = addDays(today, MOST_VALID_DAYS)
  const [day, last] = [dayOf(validUntil), before < most ? before : most]
  if (day >= today && day <= last) return day
  const words = { first: formatDay(today, language), last: formatDay(last, language) }
  throw new AppError('OFFER_UNTIL_RANGE', { field: 'validUntil', words })
}
