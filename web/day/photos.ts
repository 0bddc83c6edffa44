import { failureOf } from '../../contract/client.ts'
import { send } from '../api.ts'

/** Photos that wait for the network. localStorage is too small for them. */
const CACHE = 'day-photos'
const LONGEST_SIDE = 1600
const QUALITY = 0.8

const addressOf = (id: string): string => `/day-photos/${id}`
const open = () => caches.open(CACHE)

/** Whether this browser can keep photos: over plain HTTP it cannot. */
export const keepsPhotos = (): boolean => typeof caches !== 'undefined'

export const keepPhoto = async (id: string, file: File): Promise<void> =>
  (await open()).put(addressOf(id), new Response(await makeSmaller(file)))

export const dropPhoto = async (id: string): Promise<boolean> => (await open()).delete(addressOf(id))

/** A JPEG of at most 1600 pixels a side; the file itself if this browser cannot make one. */
async function makeSmaller(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller ?? file
  } catch {
    return file
  }
}

type Kept = { id: string; bookingId: string; item: string; at: string }

/** Sends a kept photo. If the browser has dropped it, there is nothing to send. @throws ApiError */
export async function sendPhoto(token: string, { id, ...of }: Kept): Promise<void> {
  const kept = await (await open()).match(addressOf(id))
  if (!kept) return
  const body = new FormData()
  for (const name of ['bookingId', 'item', 'at'] as const) body.set(name, of[name])
  body.set('file', await kept.blob(), 'photo.jpg')
  const response = await send(`/v1/day/${token}/photos`, { method: 'POST', body })
  if (!response.ok) throw await failureOf(response)
}
