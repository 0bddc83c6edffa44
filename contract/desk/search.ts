import { z } from '@hono/zod-openapi'
import { languages } from '../../domain/language.ts'
import { defineCall } from '../call.ts'
import { dayOut, id } from '../fields.ts'
import { data, staff } from '../http.ts'
import { namedPayment } from '../named-payment.ts'

export const foundPerson = z
  .object({ id, name: z.string(), email: z.string(), phoneNumber: z.string(), language: z.enum(languages) })
  .openapi('FoundPerson')

export const foundBooking = z
  .object({
    id,
    reference: z.string(),
    name: z.string(),
    dateStart: dayOut,
    title: z.string().openapi({ description: 'The package, or the first pooja' }),
    titleHindi: z.string(),
  })
  .openapi('FoundBooking')

export const foundPayment = namedPayment.openapi('FoundPayment')

export const foundKinds = ['people', 'bookings', 'payments'] as const

export const searchResults = z
  .object({
    people: z.array(foundPerson),
    bookings: z.array(foundBooking),
    payments: z.array(foundPayment),
    more: z.array(z.enum(foundKinds)).openapi({ description: 'The kinds of which more was found than is listed' }),
  })
  .openapi('SearchResults')
export type FoundKind = (typeof foundKinds)[number]
export type SearchResults = z.infer<typeof searchResults>

export const search = defineCall({
  operationId: 'search',
  method: 'get',
  path: '/admin/search',
  tags: ['Admin'],
  summary: 'Search people, bookings and payments by one text',
  description:
    'A part of a UTR, a booking code, a phone number or an email, a name in either script, an expected or found amount; of one or two characters the beginning. At most 8 results of each kind.',
  security: staff('CLERK'),
  request: { query: z.object({ q: z.string().trim().min(2).max(100) }) },
  success: { 200: data('What was found', searchResults) },
})
