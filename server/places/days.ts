import type { OfferDay } from '../../contract/places.ts'
import type { Db } from '../../db/connect.ts'
import type { Season } from '../../domain/panchang/season.ts'
import { addDays, type CalendarDay, isBookable } from '../../domain/calendar-day.ts'
import { type Paise, paise, rupeesFromPaise } from '../../domain/money.ts'
import { dayState, isOfferKind, type PlaceSubject, priceOfDay } from '../../domain/places.ts'
import { getPackage, getPooja } from '../catalogue/store.ts'
import { AppError, found } from '../http/app-error.ts'
import { errorMessage } from '../http/error-messages.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import {
  countLeft,
  countTaken,
  countWithoutPlace,
  dayOfRule,
  leftOf,
  limitsOf,
  nameOfDay,
  type OfferDay as DayOfSubject,
  type Rule,
  rulesOf,
} from './store.ts'

export type Subject = { kind: PlaceSubject; id: string }
type View = { forStaff: boolean; withCity?: boolean }
type Care = { CARE_PHONE: string }
/** The data of an offer that its days depend on. */
type Offer = { season: Season | null; usual: Paise; length: number }

/** @throws AppError NOT_FOUND */
export async function findOffer(db: Db, { kind, id }: Subject, view: View): Promise<Offer> {
  if (kind === 'PACKAGE') {
    const { season, price: usual, itinerary } = await getPackage(db, id, view)
    return { season, usual, length: Math.max(itinerary.length, 1) }
  }
  if (kind === 'POOJA') {
    const { season, cost: usual } = await getPooja(db, id, view)
    return { season, usual, length: 1 }
  }
  found(await db.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst())
  return { season: null, usual: paise(0), length: 1 }
}

/**
 * The days of an offer for the next devotee: their prices, closed days, and free places. Staff also see how many places are taken, and
 * `withCity` those of the city's vehicles or priests.
 * `days` are in order.
 * @throws AppError NOT_FOUND
 */
export async function readDays(
  db: Db,
  subject: Subject,
  days: readonly CalendarDay[],
  moment: Pick<Moment, 'at' | 'today' | 'language'>,
  { forStaff, withCity = false, CARE_PHONE: phone }: View & Care,
): Promise<OfferDay[]> {
  const offer = await findOffer(db, subject, { forStaff })
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return []
  const rules = await rulesOf(
    db,
    days.map((day) => ({ ...subject, day })),
  ).execute()
  const byDay = Map.groupBy(rules, ({ needed_by: neededBy }) => neededBy.day)
  const city = withCity ? await cityOf(db, subject) : undefined
  const counted = days.flatMap((day) => [{ ...subject, day }, ...(city ? [{ ...city, day }] : [])])
  const limited = limitsOf(rules)
  const taken = forStaff ? await countTaken(db, [...counted, ...limited], moment) : new Map<string, number>()
  // People who wait for a day come before the next devotee.
  const free = forStaff ? leftOf(limited, taken) : await countLeft(db, limited, moment)
  const late = forStaff ? await countWithoutPlace(db, counted) : new Map<string, number>()
  const { language } = moment
  const answers: OfferDay[] = []
  for (const day of days) {
    const needed = byDay.get(day) ?? []
    const ruleOf = (one: DayOfSubject) => needed.find((rule) => nameOfDay(dayOfRule(rule)) === nameOfDay(one))
    const rule = ruleOf({ ...subject, day })
    const name = nameOfDay({ ...subject, day })
    const closing = needed.find((one) => one.reason !== null)
    const reason =
      reasonOf(closing, language) ?? (await refusal(db, { subject, offer, day }, moment, { forStaff, phone }))
    const lefts = needed.flatMap((one) => free.get(nameOfDay(dayOfRule(one))) ?? [])
    const left = lefts.length > 0 ? Math.min(...lefts) : null
    const ofCity = city && { ...city, day }
    answers.push({
      date: day,
      state: dayState({ closed: reason !== undefined, left }),
      left: reason === undefined ? left : 0,
      price: rupeesFromPaise(priceOfDay(offer.usual, rule)),
      ...(reason !== undefined && { reason }),
      ...(forStaff && { places: rule?.places ?? null, taken: taken.get(name) ?? 0, withoutPlace: late.get(name) ?? 0 }),
      ...(ofCity && {
        city: { id: ofCity.id, places: ruleOf(ofCity)?.places ?? null, taken: taken.get(nameOfDay(ofCity)) ?? 0 },
      }),
    })
  }
  return answers
}

/** The vehicles of the city of a package, or the priests of the city of a pooja. */
const cityOf = (db: Db, { kind, id }: Subject): Promise<Subject | undefined> =>
  db
    .selectFrom('place_needs')
    .select(['subject_kind as kind', 'subject_id as id'])
    .where('offer_id', '=', id)
    .where('offer_kind', '=', kind)
    .whereRef('subject_id', '<>', 'offer_id')
    .executeTakeFirst()

const reasonOf = (rule: Rule | undefined, language: Moment['language']): string | undefined =>
  (language === 'hi' ? rule?.reason_hindi : rule?.reason) ?? undefined

type OfDay = { subject: Subject; offer: Offer; day: CalendarDay }

/**
 * Why a day cannot be booked although staff have not closed it: it is too near or too distant, out of season, or has an eclipse.
 */
async function refusal(
  db: Db,
  { subject, offer: { season, length }, day }: OfDay,
  moment: Pick<Moment, 'today' | 'language'>,
  { forStaff, phone }: View & { phone: string },
): Promise<string | undefined> {
  const say = (code: AppError['code'], words = {}) => errorMessage(code, moment.language, { phone, ...words }, forStaff)
  if (!isBookable(day, moment.today)) return say('DATE_OUT_OF_RANGE')
  const inSeason = season === null ? {} : { season }
  if (!isOfferKind(subject.kind)) return undefined
  const journey =
    subject.kind === 'PACKAGE'
      ? { package: inSeason, poojas: [] }
      : { package: null, poojas: [{ date: day, pooja: inSeason }] }
  try {
    await refuseDay(db, { ...journey, first: day, last: addDays(day, length - 1) }, moment)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return say(error.code, error.details.words)
  }
}
