import { z } from '@hono/zod-openapi'
import { scenes } from '../domain/city.ts'
import { defineCall } from './call.ts'
import { body, data, staff } from './http.ts'
import { id, line, nameText } from './fields.ts'
import { photo, photosRead } from './photos.ts'
import { beforeText, key, order, staffFields, statusCall } from './publication.ts'

const name = nameText().pipe(line(60))
const text = (most: number) => z.string().trim().max(most)
const coordinate = (most: number) => z.number().min(-most).max(most).nullable()
const share = z.number().min(0).max(100).openapi({ description: 'On a map of 100 × 100 with north above' })

const place = z.strictObject({ en: line(60), hi: line(60), x: share, y: share })

const cityFields = {
  name: z.string(),
  nameHindi: z.string(),
  state: z.string(),
  stateHindi: z.string(),
  about: z.string(),
  aboutHindi: z.string(),
  scene: z.enum(scenes).openapi({ description: 'The drawing of the city; plain: of no particular place' }),
  link: z.string().nullable().openapi({ description: 'A page about the city' }),
  meetingPlace: z.string().openapi({ description: 'Where journeys begin that say nothing else' }),
  meetingPlaceHindi: z.string(),
  latitude: coordinate(90),
  longitude: coordinate(180),
  places: z.array(place).openapi({ description: 'Places on its map besides those of its scene' }),
}

export const cityOut = z
  .object({
    id,
    slug: z.string().openapi({ description: 'Its name in addresses' }),
    ...cityFields,
    photos: z.array(photo),
    ...staffFields,
  })
  .openapi('City')
export type City = z.infer<typeof cityOut>

const edited = {
  name,
  nameHindi: name,
  state: name,
  stateHindi: name,
  about: text(200).optional(),
  aboutHindi: text(200).optional(),
  scene: cityFields.scene.optional(),
  link: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .optional(),
  meetingPlace: text(200).optional(),
  meetingPlaceHindi: text(200).optional(),
  latitude: cityFields.latitude.optional(),
  longitude: cityFields.longitude.optional(),
  places: z.array(place).max(40).optional(),
  photos: photosRead,
  key,
}

const bothCoordinates = ({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }) =>
  (latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null

const newCity = z.strictObject(edited).refine(bothCoordinates, { path: ['longitude'] })
export type NewCity = z.infer<typeof newCity>

const cityEdit = z
  .strictObject({
    id,
    ...edited,
    ...staffFields,
    before: z
      .strictObject({ ...cityFields, slug: z.string(), photos: photosRead, ...staffFields })
      .partial()
      .optional()
      .openapi({
        description: beforeText,
      }),
  })
  .refine(bothCoordinates, { path: ['longitude'] })
export type CityEdit = z.infer<typeof cityEdit>

export const readCities = defineCall({
  operationId: 'readCities',
  method: 'get',
  path: '/cities',
  tags: ['Catalogue'],
  summary: 'List the published cities in their order; an ADMIN sees all of them',
  success: { 200: data('Cities', z.array(cityOut)) },
})

export const createCity = defineCall({
  operationId: 'createCity',
  method: 'post',
  path: '/cities',
  tags: ['Catalogue'],
  summary: 'Add a city as a draft, with the security key',
  security: staff('EDITOR'),
  request: body(z.strictObject({ city: newCity })),
  success: { 201: data('The city', cityOut) },
  failures: ['BAD_KEY', 'CITY_NAME_LATIN', 'CITY_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const updateCity = defineCall({
  operationId: 'updateCity',
  method: 'post',
  path: '/cities/update',
  tags: ['Catalogue'],
  summary: 'Edit a city, with the security key. Its offers follow its names, its slug stays',
  security: staff('EDITOR'),
  request: body(z.strictObject({ city: cityEdit })),
  success: { 200: data('The city', cityOut) },
  failures: ['BAD_KEY', 'CITY_NAME_LATIN', 'CITY_TAKEN', 'NOT_FOUND', 'EDITED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

export const changeCityStatus = statusCall('changeCityStatus', '/cities/{id}/status', {
  tag: 'Catalogue',
  what: 'a city; the offers of a city that is not published are not shown',
  answer: cityOut,
})

export const orderCities = defineCall({
  operationId: 'orderCities',
  method: 'put',
  path: '/cities/order',
  tags: ['Catalogue'],
  summary: 'Put all cities in an order, with the security key',
  security: staff('EDITOR'),
  request: body(z.strictObject({ order, key })),
  success: { 200: data('The cities', z.array(cityOut)) },
  failures: ['BAD_KEY', 'ORDER_INCOMPLETE', 'DUPLICATE_IDS', 'TOO_MANY_REQUESTS'],
})
