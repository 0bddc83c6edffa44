import { z } from '@hono/zod-openapi'
import { isStopTime } from '../domain/itinerary.ts'
import { seasonNames } from '../domain/panchang/season.ts'
import { code, line } from './fields.ts'

const texts = z.array(z.string())
const hour = z.string().nullable().openapi({ description: 'HH:MM in Asia/Kolkata; null where it depends on the day' })

/** What devotees should know of an offer before they travel. */
export const offerFacts = {
  notIncluded: texts,
  notIncludedHindi: texts,
  goodToKnow: texts,
  goodToKnowHindi: texts,
  startsAt: hour,
  endsAt: hour,
  meetingPlace: z.string().openapi({ description: 'Empty: the meeting place of the city' }),
  meetingPlaceHindi: z.string(),
}

/** What the cost of a pooja covers; for a package, the facilities say this. */
export const poojaFacts = { included: texts, includedHindi: texts }

export const vehicleSeats = {
  seats: z
    .int()
    .min(1)
    .max(60)
    .nullable()
    .openapi({ description: 'For travellers; null: those of the kind of vehicle' }),
}

const season = z
  .enum(seasonNames)
  .nullable()
  .openapi({ description: 'The time of the year in which it is offered; null: all year' })

/** When an offer is sold, and its own rate of GST. */
export const packageTerms = {
  season,
  gstPercent: z
    .union([z.literal(5), z.literal(18), z.null()])
    .openapi({ description: 'In percent: 5 without input tax credit, 18 with it; null: the rate of the site' }),
}
export const poojaTerms = {
  season,
  gstPercent: z.union([z.literal(18), z.null()]).openapi({ description: 'In percent; null: exempt' }),
}
/** What is left out stays as it is. */
export const packageTermsEdit = z.object(packageTerms).partial().shape
export const poojaTermsEdit = z.object(poojaTerms).partial().shape

const listEdit = z.array(line(500)).max(40).optional()
const hourEdit = z.string().refine(isStopTime, code('STOP_TIME')).nullable().optional()
const placeEdit = z.string().trim().max(200).optional()

/** The facts in an edit; facts that are left out stay as they are. */
export const offerFactsEdit = {
  notIncluded: listEdit,
  notIncludedHindi: listEdit,
  goodToKnow: listEdit,
  goodToKnowHindi: listEdit,
  startsAt: hourEdit,
  endsAt: hourEdit,
  meetingPlace: placeEdit,
  meetingPlaceHindi: placeEdit,
}
export const poojaFactsEdit = { included: listEdit, includedHindi: listEdit }
export const vehicleSeatsEdit = z.object(vehicleSeats).partial().shape

/** The facts that an editor has read; an editor that does not know a field does not send it. */
export const offerFactsBefore = z.object(offerFacts).partial().shape
export const poojaFactsBefore = z.object(poojaFacts).partial().shape
