import { z } from '@hono/zod-openapi'
import { observanceKinds } from '../domain/panchang/festivals.ts'
import { defineCall } from './call.ts'
import { dayOut } from './fields.ts'
import { data } from './http.ts'

const observanceOut = z.object({ kind: z.enum(observanceKinds), name: z.string(), nameHindi: z.string() })

const panchangDayOut = z
  .object({
    date: dayOut,
    tithi: z.int().min(1).max(30).openapi({ description: 'From the new moon; 15 is Purnima, 30 Amavasya' }),
    paksha: z.enum(['shukla', 'krishna']),
    name: z.string().openapi({ description: 'The tithi with its fortnight, such as Shukla Tritiya' }),
    nameHindi: z.string(),
    tithiName: z.string(),
    tithiNameHindi: z.string(),
    month: z.string().openapi({ description: 'The lunar month, counted from full moon to full moon' }),
    monthHindi: z.string(),
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
  description: 'YYYY-MM, from January of last year to December of the year after next',
  example: '2026-11',
})

export const readPanchang = defineCall({
  method: 'get',
  path: '/panchang/{month}',
  tags: ['Panchang'],
  summary: 'Read the tithis and observances of a month',
  request: { params: z.object({ month }) },
  success: { 200: data('The days of the month, in order', panchangOut) },
  failures: ['MONTH_OUT_OF_RANGE'],
})
