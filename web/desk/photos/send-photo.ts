import { ApiError } from '../../../contract/client.ts'
import type { Photo } from '../../../contract/photos.ts'
import { PHOTO_LIMIT } from '../../../domain/photo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { type Message, textOf as words } from '../../api.ts'
import { textOf } from '../parts/form-values.ts'
import { uploadFile } from '../parts/upload-file.ts'
import { preparePhoto } from './prepare-photo.ts'

/** If no file was chosen, the field contains an empty file. */
export function photoIn(form: FormData): File | null {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? file : null
}

/** A smaller copy of a large photo may be sent. */
export const isTooLarge = (file: File): boolean => file.size > PHOTO_LIMIT * 3

/**
 * Sends the photo of a form whose other fields another call takes. Checks at once what the server would refuse later.
 * @param prefix of the fields in the errors of that form
 * @returns how to send it; null if no photo was chosen
 * @throws ApiError
 */
export function firstPhoto(form: FormData, prefix: string) {
  const file = photoIn(form)
  if (!file) return null
  const problems: Record<string, Message | false> = {
    file: isTooLarge(file) && m.photo_too_large,
    alt: !textOf(form, 'alt') && m.photo_alt_first,
    altHindi: !textOf(form, 'altHindi') && m.photo_alt_first,
  }
  const issues = Object.entries(problems).flatMap(([name, problem]) =>
    problem ? { path: `${prefix}.${name}`, message: words(problem) } : [],
  )
  if (issues[0]) throw new ApiError(400, { code: 'INVALID_INPUT', message: issues[0].message, issues })
  return (path: string, onSent: (percent: number) => void) => sendPhoto(path, form, file, onSent)
}

/** @throws ApiError */
export async function sendPhoto(path: string, form: FormData, file: File, onSent: (percent: number) => void) {
  const prepared = await preparePhoto(file)
  const body = new FormData()
  body.set('file', prepared.file, file.name)
  for (const name of ['alt', 'altHindi', 'takenBy'] as const) body.set(name, textOf(form, name))
  const takenOn = textOf(form, 'takenOn') || prepared.takenOn
  if (takenOn) body.set('takenOn', takenOn)
  return uploadFile<Photo>(`${path}/photos`, body, onSent)
}
