import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { exifDay, exifIn } from '../../../domain/exif-date.ts'

/** Smaller files are sent unchanged. */
const FINE_BYTES = 2.5 * 1024 * 1024
/** Larger than the largest size that the server stores. */
const MOST_PIXELS = 2400
const JPEG_QUALITY = 0.9
/** EXIF data is at the beginning of a file. */
const HEAD_BYTES = 256 * 1024

/** A photo as it is sent, and its date from the camera, which a smaller copy no longer contains. */
export type Prepared = { file: Blob; takenOn: CalendarDay | null }

/**
 * Makes a large photo smaller before it is sent, because an upload over a mobile network takes minutes. A browser can also read
 * types that the server cannot, such as HEIC. A file that the browser cannot read is sent unchanged.
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  const exif = exifIn(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const takenOn = exif && exifDay(exif)
  if (file.size <= FINE_BYTES && !/hei[cf]/i.test(file.type)) return { file, takenOn }
  return { file: (await smaller(file)) ?? file, takenOn }
}

async function smaller(file: File): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, MOST_PIXELS / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  } catch {
    return null
  }
}
