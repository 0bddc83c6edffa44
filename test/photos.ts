import sharp from 'sharp'
import type { Db } from '../db/connect.ts'
import { newId } from '../db/new-id.ts'
import type { PhotoSubject } from '../domain/photo.ts'
import { fileOf, sendForm } from './send-form.ts'
import type { World } from './world.ts'

type Look = { width?: number; height?: number; color?: string }

/** A picture of one color. */
export const picture = ({ width = 400, height = 300, color = '#a52' }: Look = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })

export const altTexts = { alt: 'The stairs of Assi Ghat', altHindi: 'अस्सी घाट की सीढ़ियाँ' }

/** A photo without stored files. */
export async function storedPhoto(db: Db, { kind, id: subject }: { kind: PhotoSubject; id: string }): Promise<string> {
  const id = newId()
  await db
    .insertInto('photos')
    .values({
      id,
      subject_kind: kind,
      subject_id: subject,
      position: 0,
      alt: altTexts.alt,
      alt_hindi: altTexts.altHindi,
      width: 400,
      height: 300,
      files: '[]',
      created_at: new Date(),
    })
    .execute()
  return id
}

type Upload = {
  path: string
  bytes: Uint8Array
  texts?: Partial<Record<string, string>>
  name?: string
  language?: string
}

/** Uploads a photo as the page does. */
export const uploadPhoto: typeof uploadPicture = (w, who, { path, ...rest }) =>
  uploadPicture(w, who, { path: `${path}/photos`, ...rest })

/** Uploads a picture to a call. */
export const uploadPicture = (
  w: Pick<World, 'request'>,
  who: { token?: string },
  { path, bytes, texts = altTexts, name = 'photo.jpg', language }: Upload,
): Promise<Response> => sendForm(w, who, path, { file: fileOf(bytes, name), texts, language })
