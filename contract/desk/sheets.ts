import { z } from '@hono/zod-openapi'
import { languages } from '../../domain/language.ts'
import { sheetKinds } from '../../domain/sheet.ts'
import { driver, priest } from '../booking-detail.ts'
import { sankalp, travellers } from '../booking.ts'
import { defineCall } from '../call.ts'
import { dayOut, id, instantOut, orNull } from '../fields.ts'
import { body, data, staff } from '../http.ts'
import { stop } from '../itinerary.ts'

const named = { name: z.string(), nameHindi: z.string() }

export const dayMark = z
  .object({
    id,
    item: z.string().openapi({ description: '`stop:INDEX`, `pooja:ID`, or `cash`' }),
    at: instantOut,
    amount: z.int().openapi({ description: 'Of cash, in paise; else 0' }),
    serial: z.string().openapi({ description: 'The number of the receipt of cash; else empty' }),
    by: orNull(id).openapi({ description: 'The driver or priest who pressed, and alone takes it back' }),
  })
  .openapi('DayMark')
export type DayMark = z.infer<typeof dayMark>

const sheetJourney = z
  .object({
    bookingId: id,
    reference: z.string(),
    ...named,
    city: z.string(),
    cityHindi: z.string(),
    day: z.int().openapi({ description: 'Which day of the journey it is, counted from 1' }),
    days: z.int(),
    time: orNull(z.string()).openapi({ description: 'The first hour of the day, HH:MM; null where none is known' }),
    headCount: z.int().openapi({ description: '0 for a pooja alone: the devotee was not asked for it' }),
    devotee: z.object({ name: z.string(), phoneNumber: z.string() }),
    travellers: orNull(travellers).openapi({ description: 'Who travels, when it is not the payer; not for priests' }),
    meeting: z.array(z.string()).openapi({ description: 'Hours and meeting place of what begins on this day' }),
    stops: z
      .array(stop.extend({ index: z.int(), effort: z.string().openapi({ description: 'How one gets there' }) }))
      .openapi({ description: 'Those of the day' }),
    poojas: z.array(z.object({ id, ...named, tithi: z.string() })),
    bring: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })).openapi({
      description: 'Of the poojas of the day: what is included (samagri), what is not, what is good to know',
    }),
    sankalp: orNull(sankalp).openapi({ description: 'Not for drivers' }),
    isForDeparted: z.boolean().openapi({ description: 'The rite asks for place of origin and date or tithi of death' }),
    amountToCollect: z
      .int()
      .min(0)
      .openapi({ description: 'In paise. The driver collects it, of poojas alone the priest' }),
    marks: z.array(dayMark).openapi({ description: 'What was pressed on this day and was not taken back' }),
    photos: z.array(z.string()).openapi({ description: 'The items of this day of which a photo was sent' }),
    driver: orNull(driver),
    priest: orNull(priest),
  })
  .openapi('SheetJourney')
export type SheetJourney = z.infer<typeof sheetJourney>

export const sheet = z
  .object({
    kind: z.enum(sheetKinds),
    /** The driver or priest; for the sheet of a city, the city's names. */
    person: orNull(z.object({ id, name: z.string(), phoneNumber: z.string(), email: z.string(), vehicle: z.string() })),
    city: orNull(z.object(named)),
    date: dayOut,
    tithi: orNull(
      z.object({ ...named, month: z.string(), monthHindi: z.string(), ends: instantOut }).openapi({
        description: 'Of sunrise in Varanasi; null for a day long ago or far ahead',
      }),
    ),
    asksPhotos: z.boolean().openapi({ description: 'A photo of each stop and rite is wanted as a proof' }),
    journeys: z.array(sheetJourney).openapi({ description: 'In the order of their hours; none: an empty sheet' }),
  })
  .openapi('Sheet')
export type Sheet = z.infer<typeof sheet>

const param = (name: string) => ({ param: { in: 'path' as const, name } })

export const sheetParams = z.object({
  kind: z.enum(sheetKinds).openapi(param('kind')),
  personId: z
    .string()
    .max(100)
    .openapi({ ...param('personId'), description: 'The id of a driver or priest; of a city its slug' }),
  date: z
    .string()
    .max(40)
    .openapi({ ...param('date'), description: 'YYYY-MM-DD, at most 366 days from today' }),
})

const tags = ['Admin']
const failures = ['NOT_FOUND', 'SHEET_DATE'] as const

export const readSheet = defineCall({
  operationId: 'readSheet',
  method: 'get',
  path: '/admin/sheets/{kind}/{personId}/{date}',
  tags,
  summary: 'Read what a driver, a priest or the desk of a city has to do on a day',
  security: staff('CLERK'),
  request: { params: sheetParams },
  success: { 200: data('The sheet', sheet) },
  failures: [...failures],
})

export const readSheetPdf = defineCall({
  operationId: 'readSheetPdf',
  method: 'get',
  path: '/admin/sheets/{kind}/{personId}/{date}/pdf',
  tags,
  summary: 'The same sheet to print',
  security: staff('CLERK'),
  request: {
    params: sheetParams,
    query: z.object({
      lang: z.enum(languages).optional().openapi({ description: 'By default the language of Accept-Language' }),
    }),
  },
  success: {
    200: {
      description: 'The sheet on A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  failures: [...failures, 'TOO_MANY_REQUESTS', 'TOO_MANY_DOCUMENTS'],
})

export const makeDayLink = defineCall({
  operationId: 'makeDayLink',
  method: 'post',
  path: '/admin/sheets/{kind}/{personId}/{date}/link',
  tags,
  summary: 'Make a link with which a driver or priest sees this day and says what is done, without a login',
  security: staff('CLERK'),
  request: {
    params: sheetParams,
    ...body(z.strictObject({ email: z.boolean().optional().openapi({ description: 'Sends it to the person' }) })),
  },
  success: { 201: data('The link', z.object({ url: z.string(), isEmailed: z.boolean() })) },
  failures: [...failures],
})

export const endDayLinks = defineCall({
  operationId: 'endDayLinks',
  method: 'delete',
  path: '/admin/sheets/{kind}/{personId}/{date}/link',
  tags,
  summary: 'End all links of a driver or priest for this day',
  security: staff('CLERK'),
  request: { params: sheetParams },
  success: { 200: data('Nothing', z.null()) },
  failures: [...failures],
})
