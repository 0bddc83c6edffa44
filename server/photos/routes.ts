import type { z } from '@hono/zod-openapi'
import * as contract from '../../contract/photos.ts'
import { PHOTO_LIMIT } from '../../domain/photo.ts'
import { m } from '../../messages/compiled/messages.js'
import { fileBytes } from '../http/body.ts'
import type { ApiEnv, SignedInEnv } from '../http/context.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { addPhoto, deletePhoto, orderPhotos } from './change-photos.ts'
import { type Subject, toPhotoResponse } from './store.ts'

type Context = { var: ApiEnv['Variables'] & SignedInEnv['Variables'] }

async function add({ var: vars }: Context, subject: Subject, { file, ...texts }: z.output<typeof contract.upload>) {
  const upload = { ...texts, bytes: fileBytes(file, PHOTO_LIMIT) }
  const row = await addPhoto(vars.db, vars.user, { subject, upload }, vars.moment, vars)
  vars.contentChanged('catalogue')
  return toPhotoResponse(row)
}

async function order({ var: vars }: Context, subject: Subject, ids: readonly string[]) {
  const rows = await orderPhotos(vars.db, vars.user, { subject, order: ids }, vars.moment)
  vars.contentChanged('catalogue')
  return rows.map(toPhotoResponse)
}

async function remove({ var: vars }: Context, subject: Subject, photoId: string) {
  await deletePhoto(vars.db, vars.user, { subject, photoId }, vars.moment)
  vars.contentChanged('catalogue')
  return null
}

const ofPackage = ({ id }: { id: string }): Subject => ({ kind: 'PACKAGE', id })
const ofPooja = ({ id }: { id: string }): Subject => ({ kind: 'POOJA', id })
const ofCity = ({ id }: { id: string }): Subject => ({ kind: 'CITY', id })

/** Photos of packages, poojas and cities, which staff upload. */
export const photos = createRouter()
  .openapi(protect(contract.addPackagePhoto, PHOTO_LIMIT), async (c) =>
    created(c, await add(c, ofPackage(c.req.valid('param')), c.req.valid('form')), m.photo_added),
  )
  .openapi(protect(contract.orderPackagePhotos), async (c) =>
    ok(c, await order(c, ofPackage(c.req.valid('param')), c.req.valid('json').order), m.photo_ordered),
  )
  .openapi(protect(contract.deletePackagePhoto), async (c) =>
    ok(c, await remove(c, ofPackage(c.req.valid('param')), c.req.valid('param').photoId), m.photo_deleted),
  )
  .openapi(protect(contract.addEventPhoto, PHOTO_LIMIT), async (c) =>
    created(c, await add(c, ofPooja(c.req.valid('param')), c.req.valid('form')), m.photo_added),
  )
  .openapi(protect(contract.orderEventPhotos), async (c) =>
    ok(c, await order(c, ofPooja(c.req.valid('param')), c.req.valid('json').order), m.photo_ordered),
  )
  .openapi(protect(contract.deleteEventPhoto), async (c) =>
    ok(c, await remove(c, ofPooja(c.req.valid('param')), c.req.valid('param').photoId), m.photo_deleted),
  )
  .openapi(protect(contract.addCityPhoto, PHOTO_LIMIT), async (c) =>
    created(c, await add(c, ofCity(c.req.valid('param')), c.req.valid('form')), m.photo_added),
  )
  .openapi(protect(contract.orderCityPhotos), async (c) =>
    ok(c, await order(c, ofCity(c.req.valid('param')), c.req.valid('json').order), m.photo_ordered),
  )
  .openapi(protect(contract.deleteCityPhoto), async (c) =>
    ok(c, await remove(c, ofCity(c.req.valid('param')), c.req.valid('param').photoId), m.photo_deleted),
  )
