import { makePackage, makePooja } from '../factories.ts'
import { storedPhoto } from '../photos.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

const kinds = [
  ['/packages', 'PACKAGE', makePackage],
  ['/events', 'POOJA', makePooja],
  ['/cities', 'CITY', (db: World['db']) => db.selectFrom('cities').select('id').executeTakeFirstOrThrow()],
] as const

/** The calls for photos. Without a form a photo is refused with 415, after the role was checked. */
export const photoRows: Row[] = kinds.flatMap(([path, kind, make]): Row[] => {
  const subject = async ({ db }: World) => ({ path: `${path}/${(await make(db)).id}/photos` })
  const withPhoto = async ({ db }: World) => {
    const { id } = await make(db)
    return { photos: `${path}/${id}/photos`, photoId: await storedPhoto(db, { kind, id }) }
  }
  return [
    [`POST ${path}/{id}/photos`, subject, 401, 403, 415],
    [
      `PUT ${path}/{id}/photos`,
      async (w) => {
        const { photos, photoId } = await withPhoto(w)
        return { path: photos, body: { order: [photoId] } }
      },
      401,
      403,
      200,
    ],
    [
      `DELETE ${path}/{id}/photos/{photoId}`,
      async (w) => {
        const { photos, photoId } = await withPhoto(w)
        return { path: `${photos}/${photoId}` }
      },
      401,
      403,
      200,
    ],
  ]
})
