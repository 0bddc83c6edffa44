import { z } from '@hono/zod-openapi'
import { MOST_JOURNEYS, personKinds } from '../../domain/person.ts'
import { phone } from '../account.ts'
import { defineCall } from '../call.ts'
import { code, dayOut, email, id, idParam, line, nameText, orNull, page } from '../fields.ts'
import { body, data, list, staff } from '../http.ts'

const kind = z.enum(personKinds)

export const person = z
  .object({
    id,
    kind,
    name: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    vehicle: z.string(),
    seats: orNull(z.int()),
    city: z.string(),
    rites: z.string(),
    languages: z.string(),
    journeys: z
      .array(z.object({ bookingId: id, reference: z.string(), from: dayOut, to: dayOut }))
      .openapi({ description: 'Those of the days that were asked for; none: free' }),
  })
  .openapi('Person')
export type Person = z.infer<typeof person>

const text = (most: number) => nameText().max(most).optional()

export const personEdit = z.strictObject({
  kind,
  name: nameText().min(1).max(80),
  phoneNumber: phone(line(20)),
  email: z
    .union([z.literal(''), email])
    .optional()
    .openapi({ description: 'Where sheets are sent' }),
  vehicle: text(60).openapi({ description: 'Of a driver, with its number' }),
  seats: z.int().min(1).max(60).nullish(),
  city: text(60),
  rites: text(300).openapi({ description: 'What a priest performs' }),
  languages: text(100),
})
export type PersonEdit = z.output<typeof personEdit>

const tags = ['Admin']

export const listPeople = defineCall({
  operationId: 'listPeople',
  method: 'get',
  path: '/admin/people',
  tags,
  summary: 'List drivers and priests, and which journeys they have on some days, by default today',
  security: staff('CLERK'),
  request: {
    query: page.extend({ kind: kind.optional(), from: z.iso.date().optional(), to: z.iso.date().optional() }),
  },
  success: { 200: list('People', person) },
  failures: ['CURSOR_INVALID'],
})
export type PeopleFilter = z.output<typeof listPeople.request.query>

export const addPerson = defineCall({
  operationId: 'addPerson',
  method: 'post',
  path: '/admin/people',
  tags,
  summary: 'Add a driver or priest',
  security: staff('CLERK'),
  request: body(personEdit),
  success: { 201: data('The person', person) },
  failures: ['PHONE_INVALID'],
})

export const changePerson = defineCall({
  operationId: 'changePerson',
  method: 'put',
  path: '/admin/people/{id}',
  tags,
  summary: 'Change a driver or priest; bookings keep their copies',
  security: staff('CLERK'),
  request: { params: idParam, ...body(personEdit) },
  success: { 200: data('The person', person) },
  failures: ['PHONE_INVALID', 'NOT_FOUND'],
})

export const deletePerson = defineCall({
  operationId: 'deletePerson',
  method: 'delete',
  path: '/admin/people/{id}',
  tags,
  summary: 'Delete a driver or priest; bookings keep their copies',
  security: staff('CLERK'),
  request: { params: idParam },
  success: { 200: data('Nothing', z.null()) },
  failures: ['NOT_FOUND'],
})

const bookingIds = z
  .array(id)
  .min(1)
  .max(MOST_JOURNEYS)
  .refine((ids) => new Set(ids).size === ids.length, code('DUPLICATE_IDS'))

export const assignPerson = defineCall({
  operationId: 'assignPerson',
  method: 'post',
  path: '/admin/people/{id}/journeys',
  tags,
  summary:
    'Choose a driver or priest for bookings, for all of them or none; devotees are told as by POST /bookings/driver',
  security: staff('CLERK'),
  request: { params: idParam, ...body(z.strictObject({ bookingIds })) },
  success: { 200: data('The person', person) },
  failures: ['DUPLICATE_IDS', 'NOT_FOUND', 'CANCELLED'],
})
