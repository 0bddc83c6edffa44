import { z } from '@hono/zod-openapi'
import { dayOf, hasDay } from '../domain/calendar-day.ts'
import { MOST_PHOTOS, PHOTO_TEXTS, photoTypes } from '../domain/photo.ts'
import { defineCall } from './call.ts'
import { code, dayOut, id, idParam, nameText, orNull } from './fields.ts'
import { body, data, staff } from './http.ts'

const source = z.object({
  type: z.enum(photoTypes),
  width: z.int(),
  url: z.string().openapi({ description: 'Public; its content never changes' }),
})

export const photo = z
  .object({
    id,
    alt: z.string(),
    altHindi: z.string(),
    takenOn: orNull(dayOut),
    takenBy: orNull(z.string()),
    width: z.int(),
    height: z.int(),
    sources: z.array(source),
  })
  .openapi('Photo', { description: 'The first photo of a list is the cover' })
export type Photo = z.infer<typeof photo>

/** Accepts the form of the answers, so that clients can send back what they have read. */
export const photosRead = z
  .array(photo)
  .optional()
  .openapi({ description: 'Changes nothing: photos have calls of their own' })

const text = (most: number) => nameText(z.string().normalize()).max(most)

/** Forms send days as the browser writes them; programs may also send epoch milliseconds. */
const takenOn = z
  .string()
  .trim()
  .transform((sent) => (/^\d{10,14}$/.test(sent) && hasDay(Number(sent)) ? dayOf(Number(sent)) : sent))
  .pipe(z.union([z.literal(''), z.iso.date()]))
  .transform((day) => (day === '' ? undefined : dayOf(Date.parse(day))))
  .openapi({ type: 'string', description: 'YYYY-MM-DD; left out, it is read from the picture' })

export const pictureFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 12 MB' })

export const upload = z.strictObject({
  file: pictureFile,
  alt: text(PHOTO_TEXTS.alt).min(1),
  altHindi: text(PHOTO_TEXTS.alt).min(1),
  takenOn: takenOn.optional(),
  takenBy: text(PHOTO_TEXTS.takenBy).optional(),
})

export const photoParam = idParam.extend({ photoId: z.uuid().openapi({ param: { in: 'path', name: 'photoId' } }) })

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** The three calls for the photos of one kind of subject. */
const callsFor = <Path extends string>(path: Path, name: string, words: string) => {
  const tags = ['Photos']
  const security = staff('EDITOR')
  const photos = `${path}/{id}/photos` as const
  return {
    add: defineCall({
      operationId: `add${name}Photo`,
      method: 'post',
      path: photos,
      tags,
      summary: `Add a photo of ${words}, after the others`,
      security,
      request: {
        params: idParam,
        body: { required: true, content: { 'multipart/form-data': { schema: upload } } },
      },
      success: { 201: data('The photo', photo) },
      failures: ['NOT_FOUND', 'PHOTO_UNREADABLE', 'PHOTO_DATE', 'TOO_MANY_PHOTOS'],
    }),
    order: defineCall({
      operationId: `order${name}Photos`,
      method: 'put',
      path: photos,
      tags,
      summary: `Set the order of the photos of ${words}; the first is the cover`,
      security,
      request: {
        params: idParam,
        ...body(z.strictObject({ order: z.array(id).max(MOST_PHOTOS).refine(areDifferent, code('DUPLICATE_IDS')) })),
      },
      success: { 200: data('The photos', z.array(photo)) },
      failures: ['NOT_FOUND', 'DUPLICATE_IDS', 'PHOTOS_CHANGED'],
    }),
    remove: defineCall({
      operationId: `delete${name}Photo`,
      method: 'delete',
      path: `${photos}/{photoId}` as const,
      tags,
      summary: `Delete a photo of ${words}`,
      security,
      request: { params: photoParam },
      success: { 200: data('Nothing', z.null()) },
      failures: ['NOT_FOUND'],
    }),
  }
}

export const {
  add: addPackagePhoto,
  order: orderPackagePhotos,
  remove: deletePackagePhoto,
} = callsFor('/packages', 'Package', 'a package')

export const {
  add: addEventPhoto,
  order: orderEventPhotos,
  remove: deleteEventPhoto,
} = callsFor('/events', 'Event', 'a pooja')

export const {
  add: addCityPhoto,
  order: orderCityPhotos,
  remove: deleteCityPhoto,
} = callsFor('/cities', 'City', 'a city')
