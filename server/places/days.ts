import type { OfferDay } from '../../contract/places.ts'
import type { OfferDays } from '../../db/place-tables.ts'
import type { Db } from '../../db/connect.ts'
import type { Season } from '../../domain/panchang/season.ts'
import { addDays, type CalendarDay, isBookable } from '../../domain/calendar-day.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { dayState, placesLeft, type PlaceSubject, priceOfDay } from '../../domain/places.ts'
import { getPackage, getPooja } from '../catalogue/store.ts'
import { AppError } from '../http/app-error.ts'
import { errorMessage } from '../http/error-messages.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { countLeft, countTaken, countWithoutPlace, nameOfDay, rulesOf } from './store.ts'

export type Subject = { kind: PlaceSubject; id: string }
type View = { forStaff: boolean }
type Care = { CARE_PHONE: string }
/** The data of an offer that its days depend on. */
type Offer = { season: Season | null; usual: Paise; length: number }

/** @throws AppError NOT_FOUND */
export async function findOffer(db: Db, { kind, id }: Subject, view: View): Promise<Offer> {
  if (kind === 'PACKAGE') {
    const { season, price: usual, itinerary } = await getPackage(db, id, view)
    return { season, usual, length: Math.max(itinerary.length, 1) }
  }
  const { season, cost: usual } = await getPooja(db, id, view)
  return { season, usual, length: 1 }
}

/**
 * The days of an offer for the next devotee: their prices, closed days, and free places. Staff also see how many places are taken.
 * `days` are in order.
 * @throws AppError NOT_FOUND
 */
export async function readDays(
  db: Db,
  subject: Subject,
  days: readonly CalendarDay[],
  moment: Pick<Moment, 'at' | 'today' | 'language'>,
  { forStaff, CARE_PHONE: phone }: View & Care,
): Promise<OfferDay[]> {
  const offer = await findOffer(db, subject, { forStaff })
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return []
  const rules = new Map((await rulesOf(db, subject.id, first, last).execute()).map((rule) => [rule.day, rule]))
  const isCounted = (day: CalendarDay) => forStaff || (rules.get(day)?.places ?? null) !== null
  const counted = days.filter(isCounted).map((day) => ({ ...subject, day }))
  const limited = counted.flatMap((one) => {
    const { places = null } = rules.get(one.day) ?? {}
    return places === null ? [] : [{ ...one, places }]
  })
  const taken = forStaff ? await countTaken(db, counted, moment) : new Map<string, number>()
  // People who wait for a day come before the next devotee.
  const free = forStaff ? new Map<string, number>() : await countLeft(db, limited, moment)
  const late = forStaff ? await countWithoutPlace(db, counted) : new Map<string, number>()
  const { language } = moment
  const answers: OfferDay[] = []
  for (const day of days) {
    const rule = rules.get(day)
    const name = nameOfDay({ id: subject.id, day })
    const count = taken.get(name) ?? 0
    const reason = reasonOf(rule, language) ?? (await refusal(db, { subject, offer, day }, moment, { forStaff, phone }))
    const left = free.get(name) ?? placesLeft(rule?.places ?? null, count)
    answers.push({
      date: day,
      state: dayState({ closed: reason !== undefined, left }),
      left: reason === undefined ? left : 0,
      price: rupeesFromPaise(priceOfDay(offer.usual, rule)),
      ...(reason !== undefined && { reason }),
      ...(forStaff && { places: rule?.places ?? null, taken: count, withoutPlace: late.get(name) ?? 0 }),
    })
  }
  return answers
}

const reasonOf = (rule: OfferDays | undefined, language: Moment['language']): string | undefined =>
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
