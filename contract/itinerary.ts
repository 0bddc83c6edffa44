import { z } from '@hono/zod-openapi'
import { firstOutOfOrder, hotelClasses, isStopTime, means, STOP_LIMITS, vehicles } from '../domain/itinerary.ts'
import { code, line } from './fields.ts'

const limits = STOP_LIMITS

const whole = (least: number, most: number) => z.int().min(least).max(most)

const stopFields = {
  day: whole(1, limits.day).openapi({ description: 'Counted from 1' }),
  time: z
    .string()
    .refine(isStopTime, code('STOP_TIME'))
    .nullable()
    .openapi({ description: 'HH:MM in Asia/Kolkata; null where the hour depends on the day' }),
  steps: whole(0, limits.steps).nullable().openapi({ description: 'Steps of a stair; null where it is not known' }),
  metres: whole(0, limits.metres).nullable().openapi({ description: 'Metres on foot; null where it is not known' }),
  means: z.enum(means).nullable(),
  wheelchair: z.boolean().openapi({ description: 'The whole way of this stop is possible in a wheelchair' }),
}

export const stop = z
  .object({
    ...stopFields,
    place: z.string(),
    placeHindi: z.string(),
    note: z.string(),
    noteHindi: z.string(),
    spot: z.string().nullable().openapi({ description: 'The place on the drawn map of the city' }),
  })
  .openapi('Stop')

const stopEdit = z.strictObject({
  ...stopFields,
  place: line(limits.place),
  placeHindi: line(limits.place),
  note: z.string().trim().max(limits.note),
  noteHindi: z.string().trim().max(limits.note),
  spot: line(limits.spot).nullable(),
})

/** The facts of a package in an answer. */
export const packageFacts = {
  stops: z.array(stop),
  vehicle: z.enum(vehicles).nullable(),
  hotelClass: z.enum(hotelClasses).nullable(),
  nights: z.int(),
}

const stopsEdit = z
  .array(stopEdit)
  .max(limits.stops)
  .superRefine((stops, context) => {
    const wrong = firstOutOfOrder(stops)
    if (wrong !== -1) context.addIssue({ code: 'custom', message: code('STOP_ORDER'), path: [wrong, 'day'] })
  })

/** The facts of a package in an edit; facts that are left out stay as they are. */
export const packageFactsEdit = {
  stops: stopsEdit.optional(),
  vehicle: packageFacts.vehicle.optional(),
  hotelClass: packageFacts.hotelClass.optional(),
  nights: whole(0, limits.day - 1).optional(),
}

/** The facts that an editor has read; an editor that does not know them sends none. */
export const packageFactsBefore = {
  stops: packageFacts.stops.optional(),
  vehicle: packageFacts.vehicle.optional(),
  hotelClass: packageFacts.hotelClass.optional(),
  nights: packageFacts.nights.optional(),
}
