import { z } from '@hono/zod-openapi'
import { observanceKinds, traditions } from '../domain/panchang/kinds.ts'
import { defineCall } from './call.ts'
import { dayOut, epochMs, id, instantOut, orNull } from './fields.ts'
import { body, data, staff } from './http.ts'

const namedTithi = {
  tithi: z.int().min(1).max(30).openapi({ description: 'From the new moon; 15 is Purnima, 30 Amavasya' }),
  paksha: z.enum(['shukla', 'krishna']),
  name: z.string().openapi({ description: 'The tithi with its fortnight, such as Shukla Tritiya' }),
  nameHindi: z.string(),
  month: z.string().openapi({ description: 'The lunar month, counted from full moon to full moon' }),
  monthHindi: z.string(),
}

const tithiOut = z.object(namedTithi).openapi('Tithi')
export type Tithi = z.infer<typeof tithiOut>

const eclipseOut = z
  .object({
    sutakFrom: instantOut.openapi({ description: '12 hours before a solar, 9 hours before a lunar eclipse begins' }),
    begins: instantOut.openapi({ description: 'When it is first seen, at the earliest when the moon rises' }),
    ends: instantOut.openapi({ description: 'When it is last seen, at the latest when the sun or the moon sets' }),
  })
  .openapi('Eclipse')

const tradition = orNull(z.enum(traditions)).openapi({
  description: 'Who keeps this day, where others keep another one',
})

const observanceOut = z
  .object({
    kind: z.enum(observanceKinds).openapi({ description: 'closed: no pooja can be booked, because of an eclipse' }),
    name: z.string(),
    nameHindi: z.string(),
    tradition,
    isBath: z.boolean().openapi({ description: 'Whether it is one of the great baths of the Magh Mela' }),
    inDelhi: orNull(dayOut).openapi({ description: 'The day by the sunrise in Delhi, where it is another one' }),
    eclipse: orNull(eclipseOut),
  })
  .openapi('Observance')

const panchangDayOut = z
  .object({
    date: dayOut,
    ...namedTithi,
    tithiName: z.string(),
    tithiNameHindi: z.string(),
    sunrise: instantOut,
    sunset: instantOut,
    tithiEnds: instantOut.openapi({ description: 'When the tithi of sunrise ends, often on the next day' }),
    doubled: orNull(z.enum(['first', 'second'])).openapi({
      description: 'Whether the sunrise of the next day (first) or of the day before (second) has the same tithi',
    }),
    skipped: orNull(z.object({ ...namedTithi, begins: instantOut, ends: instantOut }).openapi('SkippedTithi')).openapi({
      description: 'The tithi that begins and ends before the next sunrise, so that no day has its name',
    }),
    afternoon: orNull(tithiOut).openapi({
      description: 'The tithi in the middle of the afternoon (aparahna), if it is another one than at sunrise',
    }),
    shraddh: z.array(tithiOut).openapi({
      description: 'The tithis whose shraddh is due on this day, because they are longest in its afternoon',
    }),
    observances: z.array(observanceOut).openapi({ description: 'The most important first' }),
  })
  .openapi('PanchangDay')
export type PanchangDay = z.infer<typeof panchangDayOut>

const panchangOut = z
  .object({
    month: z.string(),
    place: z.string().openapi({ description: 'Where the sun rises by which the days are counted' }),
    placeHindi: z.string(),
    days: z.array(panchangDayOut),
  })
  .openapi('Panchang')
export type Panchang = z.infer<typeof panchangOut>

const month = z.string().openapi({
  param: { in: 'path', name: 'month' },
  description: 'YYYY-MM, from January of the year before last to December of the fourth year after this one',
  example: '2026-11',
})

export const readPanchang = defineCall({
  operationId: 'readPanchang',
  method: 'get',
  path: '/panchang/{month}',
  tags: ['Panchang'],
  summary: 'Read the tithis, observances and eclipses of a month, as Varanasi sees them',
  request: { params: z.object({ month }) },
  success: { 200: data('The days of the month, in order', panchangOut) },
  // A month that is empty or contains a slash makes an address that does not exist.
  failures: ['MONTH_OUT_OF_RANGE', 'NOT_FOUND'],
})

/** Stands for null in an address. */
export const NOT_SHOWN = 'NOT_SHOWN'

const shownDay = orNull(dayOut).openapi({ description: 'Null: it is not shown' })

const panchangDate = z
  .object({
    observance: z.string().openapi({ description: 'Its key, such as janmashtami' }),
    kind: z.enum(observanceKinds),
    name: z.string(),
    nameHindi: z.string(),
    tradition,
    tithi: z.string().openapi({ description: 'Its tithi with the lunar month; empty if the sun decides' }),
    tithiHindi: z.string(),
    computed: dayOut,
    day: shownDay,
    decision: orNull(
      z
        .object({ staff: z.object({ id, name: z.string() }), at: instantOut })
        .openapi({ description: 'By whom and when the day was chosen; null: it is the computed one' }),
    ),
  })
  .openapi('PanchangDate')
export type PanchangDate = z.infer<typeof panchangDate>

const panchangDates = z.object({
  year: z.int(),
  years: z.array(z.int()).openapi({ description: 'The years that are offered' }),
  dates: z.array(panchangDate).openapi({ description: 'By computed day' }),
})
export type PanchangDates = z.infer<typeof panchangDates>

const year = z
  .string()
  .regex(/^\d{4}$/)
  .openapi({ param: { in: 'path', name: 'year' }, example: '2026' })

export const readPanchangDates = defineCall({
  operationId: 'readPanchangDates',
  method: 'get',
  path: '/admin/panchang/{year}',
  tags: ['Admin'],
  summary: 'Read the observances that have a name, computed in a year, with the days that the operator chose',
  security: staff('EDITOR'),
  request: { params: z.object({ year }) },
  success: { 200: data('The observances', panchangDates) },
  failures: ['NOT_FOUND'],
})

const dateParams = z.object({
  computed: z.iso.date().openapi({ param: { in: 'path', name: 'computed' }, description: 'The computed day' }),
  observance: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .openapi({ param: { in: 'path', name: 'observance' }, example: 'janmashtami' }),
})

const beforeText = 'The day that the editor read. If another one is stored now, the edit is refused.'

export const putPanchangDate = defineCall({
  operationId: 'putPanchangDate',
  method: 'put',
  path: '/admin/panchang/{computed}/{observance}',
  tags: ['Admin'],
  summary: 'Choose the day of an observance, at most 3 days from the computed one, or do not show it',
  security: staff('EDITOR'),
  request: {
    params: dateParams,
    ...body(
      z.strictObject({
        day: orNull(epochMs).openapi({ description: 'Null: it is not shown' }),
        before: orNull(z.iso.date()).optional().openapi({ description: beforeText }),
      }),
    ),
  },
  success: { 200: data('The observance', panchangDate) },
  failures: ['OBSERVANCE_DAY_RANGE', 'NOT_FOUND', 'OBSERVANCE_CHANGED'],
})

export const deletePanchangDate = defineCall({
  operationId: 'deletePanchangDate',
  method: 'delete',
  path: '/admin/panchang/{computed}/{observance}',
  tags: ['Admin'],
  summary: 'Take back the chosen day of an observance: the computed one is shown again',
  security: staff('EDITOR'),
  request: {
    params: dateParams,
    query: z.object({
      before: z
        .union([z.iso.date(), z.literal(NOT_SHOWN)])
        .optional()
        .openapi({ description: beforeText }),
    }),
  },
  success: { 200: data('The observance', panchangDate) },
  failures: ['NOT_FOUND', 'OBSERVANCE_CHANGED'],
})
