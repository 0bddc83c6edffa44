import type { ErrorCode } from '../../contract/errors.ts'
import { MOST_PHOTOS } from '../../domain/photo.ts'
import { rounds } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { altTexts, picture, storedPhoto, uploadPhoto } from '../photos.ts'
import type { Language } from '../../domain/language.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

const admin = async ({ w, language }: Stage) => w.bearer((await w.admin()).token, language)

const uploaded = async (stage: Stage, bytes: Uint8Array, texts = {}) => {
  const { id } = await makePackage(stage.w.db)
  const photo = { path: `/packages/${id}`, bytes, texts: { ...altTexts, ...texts }, language: stage.language }
  return uploadPhoto(stage.w, await admin(stage), photo)
}

export const photoErrors = {
  PHOTO_UNREADABLE: (stage) => uploaded(stage, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  PHOTO_DATE: async (stage) => uploaded(stage, await picture().jpeg().toBuffer(), { takenOn: '2030-01-01' }),
  PHOTOS_CHANGED: async (stage) => {
    const { id } = await makePackage(stage.w.db)
    const order = [await storedPhoto(stage.w.db, { kind: 'PACKAGE', id })]
    await storedPhoto(stage.w.db, { kind: 'PACKAGE', id })
    return (await admin(stage)).send('PUT', `/packages/${id}/photos`, { order })
  },
  TOO_MANY_PHOTOS: async (stage) => {
    const { id } = await makePackage(stage.w.db)
    for (const _ of rounds(MOST_PHOTOS)) await storedPhoto(stage.w.db, { kind: 'PACKAGE', id })
    const photo = { path: `/packages/${id}`, bytes: await picture().jpeg().toBuffer(), language: stage.language }
    return uploadPhoto(stage.w, await admin(stage), photo)
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
