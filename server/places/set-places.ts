import { sql } from 'kysely'
import type { PlacesEdit } from '../../contract/places.ts'
import { MOST_DAYS_SET } from '../../contract/places.ts'
import type { OfferDays } from '../../db/place-tables.ts'
import type { Db } from '../../db/connect.ts'
import { placesAlone } from '../../db/places-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf, daysBetween } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { daysOfSpan, isUsual, takenBeyond } from '../../domain/places.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { errorMessage } from '../http/error-messages.ts'
import type { Moment } from '../moment.ts'
import { findOffer } from './days.ts'
import { countTaken, nameOfDay, rulesOf } from './store.ts'

type Care = { CARE_PHONE: string }

/**
 * Sets the places, closed days or prices of an offer, or of the vehicles or priests of a city, on days. Values that the change leaves out stay, and so do bookings and holds.
 * Returns the days.
 * @throws AppError NOT_FOUND, DAYS_RANGE, DAYS_PAST, PLACES_TAKEN if more are taken already; then nothing is changed
 */
export async function setPlaces(
  db: Db,
  staff: { id: string },
  edit: PlacesEdit,
  moment: Moment,
  care: Care,
): Promise<CalendarDay[]> {
  const days = daysOfEdit(edit, moment)
  const { subject } = edit
  await inTransaction(db, async (tx) => {
    await sql`select ${placesAlone}`.execute(tx)
    await findOffer(tx, subject, { forStaff: true })
    const rules = await rulesOf(
      tx,
      days.map((day) => ({ ...subject, day })),
    ).execute()
    const own = rules.filter((rule) => rule.subject_kind === subject.kind)
    const known = new Map(own.map((rule) => [rule.day, rule]))
    const after = days.map((day) => ruleAfter(known.get(day), day, edit))
    if (edit.places !== undefined) await refuseFewer(tx, edit, days, moment, care)
    const changed = after.filter((rule) => !isSame(rule, known.get(rule.day)))
    if (changed.length === 0) return
    await storeRules(tx, changed)
    const were = changed.flatMap(({ day }) => known.get(day) ?? [])
    const change = { action: 'places_set', subjectId: subject.id, from: byDay(were), to: byDay(changed) } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })
  return days
}

type Days = [CalendarDay, ...CalendarDay[]]

/** @throws AppError DAYS_RANGE, DAYS_PAST */
function daysOfEdit(edit: PlacesEdit, { today, language }: Moment): Days {
  const [from, to] = [dayOf(edit.from), dayOf(edit.to)]
  if (from < today) throw new AppError('DAYS_PAST', { field: 'from', words: { first: formatDay(today, language) } })
  const isShort = daysBetween(from, to) < MOST_DAYS_SET
  const [first, ...others] = isShort ? daysOfSpan(from, to, edit.weekdays) : []
  if (!first) throw new AppError('DAYS_RANGE', { field: 'to', words: { most: String(MOST_DAYS_SET) } })
  return [first, ...others]
}

function ruleAfter(rule: OfferDays | undefined, day: CalendarDay, edit: PlacesEdit): OfferDays {
  const price = edit.price == null ? edit.price : paiseFromRupees(edit.price)
  const isKept = edit.closed === undefined
  return {
    subject_kind: edit.subject.kind,
    subject_id: edit.subject.id,
    day,
    places: edit.places === undefined ? (rule?.places ?? null) : edit.places,
    reason: isKept ? (rule?.reason ?? null) : (edit.reason ?? null),
    reason_hindi: isKept ? (rule?.reason_hindi ?? null) : (edit.reasonHindi ?? null),
    price: price === undefined ? (rule?.price ?? null) : price,
  }
}

const columns = ['places', 'reason', 'reason_hindi', 'price'] as const

const isSame = (rule: OfferDays, before: OfferDays | undefined): boolean =>
  columns.every((column) => rule[column] === (before?.[column] ?? null))

/** Refuses days on which more places are taken than the new number; the error names each of them. @throws AppError PLACES_TAKEN */
async function refuseFewer(
  tx: Tx,
  { subject, places = null }: PlacesEdit,
  days: Days,
  { at, language }: Moment,
  { CARE_PHONE: phone }: Care,
): Promise<void> {
  if (places === null) return
  const taken = await countTaken(
    tx,
    days.map((day) => ({ ...subject, day })),
    { at },
  )
  const refused = days.flatMap((day) => {
    const count = taken.get(nameOfDay({ ...subject, day })) ?? 0
    const over = takenBeyond(places, count)
    if (over === 0) return []
    return [{ date: formatDay(day, language), taken: `${count}`, over: `${over}`, places: `${places}` }]
  })
  const [words] = refused
  if (!words) return
  const issues = refused.map((one) => ({
    path: 'places',
    message: errorMessage('PLACES_TAKEN', language, { phone, ...one }),
  }))
  throw new AppError('PLACES_TAKEN', { words, issues })
}

async function storeRules(tx: Tx, rules: readonly OfferDays[]): Promise<void> {
  const isEmpty = ({ places, reason, price }: OfferDays) => isUsual({ places, closed: reason !== null, price })
  const [usual, others] = [rules.filter(isEmpty), rules.filter((rule) => !isEmpty(rule))]
  for (const { subject_kind: kind, subject_id: id, day } of usual)
    await tx
      .deleteFrom('offer_days')
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .where('day', '=', day)
      .execute()
  if (others.length === 0) return
  await tx
    .insertInto('offer_days')
    .values(others)
    .onConflict((row) =>
      row.columns(['subject_id', 'day', 'subject_kind']).doUpdateSet(({ ref }) => ({
        places: ref('excluded.places'),
        reason: ref('excluded.reason'),
        reason_hindi: ref('excluded.reason_hindi'),
        price: ref('excluded.price'),
      })),
    )
    .execute()
}

/** The form in the audit log: the values that were set, by day. */
const byDay = (rules: readonly OfferDays[]) =>
  Object.fromEntries(
    rules.map(({ day, places, reason, reason_hindi: reasonHindi, price }) => [
      day,
      { places, reason, reasonHindi, price },
    ]),
  )
