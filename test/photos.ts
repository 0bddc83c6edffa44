import sharp from 'sharp'
import type { Db } from '../db/connect.ts'
import { newId } from '../db/new-id.ts'
import type { PhotoSubject } from '../domain/photo.ts'
import type { World } from './world.ts'

type Look = { width?: number; height?: number; color?: string }

/** A picture of one color. */
export const picture = ({ width = 400, height = 300, color = '#a52' }: Look = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })

export const altTexts = { alt: 'The stairs of Assi Ghat', altHindi: 'अस्सी घाट की सीढ़ियाँ' }

/** A photo whose files nobody has stored. */
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

type Texts = Partial<Record<string, string>>

/** Uploads a photo as the page does. */
export const uploadPhoto: typeof uploadPicture = (w, who, { path, ...rest }) =>
  uploadPicture(w, who, { path: `${path}/photos`, ...rest })

/** Sends a file to a call as a form does. */
export async function uploadPicture(
  w: Pick<World, 'request'>,
  who: { token?: string },
  {
    path,
    bytes,
    texts = altTexts,
    name = 'photo.jpg',
    language = 'en',
  }: {
    path: string
    bytes: Uint8Array
    texts?: Texts
    name?: string
    language?: string
  },
) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, text] of Object.entries(texts)) if (text !== undefined) form.set(field, text)
  // As bytes: the stream of a form goes on after a refusal, and fails where nobody can catch it.
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  const headers = {
    ...(who.token && { Authorization: `Bearer ${who.token}` }),
    'Accept-Language': language,
    'Content-Type': encoded.headers.get('content-type') ?? '',
  }
  return w.request(`/v1${path}`, { method: 'POST', headers, body })
}
