import { formatHour } from '../domain/format.ts'
import type { Language } from '../domain/language.ts'
import { m } from './compiled/messages.js'

/** The facts of a package or pooja as the API answers them. */
export type OfferFacts = {
  included?: readonly string[]
  includedHindi?: readonly string[]
  notIncluded: readonly string[]
  notIncludedHindi: readonly string[]
  goodToKnow: readonly string[]
  goodToKnowHindi: readonly string[]
  startsAt: string | null
  endsAt: string | null
  meetingPlace: string
  meetingPlaceHindi: string
  seats?: number | null
}

/** A heading and its lines. */
export type FactList = readonly [title: string, lines: readonly string[]]

/** The facts that devotees should know of an offer, in one language; a heading without lines is left out. */
export function factLists(facts: OfferFacts, locale: Language): FactList[] {
  const isHindi = locale === 'hi'
  const lists: FactList[] = [
    [m.city_facilities({}, { locale }), (isHindi ? facts.includedHindi : facts.included) ?? []],
    [m.offers_not_included({}, { locale }), isHindi ? facts.notIncludedHindi : facts.notIncluded],
    [
      m.offers_good_to_know({}, { locale }),
      [...whenAndWhere(facts, locale), ...(isHindi ? facts.goodToKnowHindi : facts.goodToKnow)],
    ],
  ]
  return lists.filter(([, lines]) => lines.length > 0)
}

/** The same facts without hours and meeting place, which are shown separately. */
export const withoutWhenAndWhere = <Facts extends OfferFacts>(facts: Facts): Facts => ({
  ...facts,
  startsAt: null,
  endsAt: null,
  meetingPlace: '',
  meetingPlaceHindi: '',
})

/** The hours, the meeting place and the seats; each known fact has a line. */
export function whenAndWhere(
  { startsAt, endsAt, meetingPlace, meetingPlaceHindi, seats }: OfferFacts,
  locale: Language,
) {
  const from = startsAt && formatHour(startsAt, locale)
  const to = endsAt && formatHour(endsAt, locale)
  const place = locale === 'hi' ? meetingPlaceHindi || meetingPlace : meetingPlace
  return [
    from && to ? m.offers_hours({ from, to }, { locale }) : '',
    from && !to ? m.offers_begins({ time: from }, { locale }) : '',
    to && !from ? m.offers_ends({ time: to }, { locale }) : '',
    place && m.offers_meet({ place }, { locale }),
    seats ? m.offers_seats_of({ count: String(seats) }, { locale }) : '',
  ].filter((line) => line !== '')
}
