/** The subject of a photo; the subject `site` is for its logo. */
export type PhotoSubject = 'PACKAGE' | 'POOJA' | 'CITY' | 'SITE'

/** The largest accepted file of a photo, in bytes. */
export const PHOTO_LIMIT = 12 * 1024 * 1024

/** The largest number of photos of a package, pooja or city, because every list sends all of them. */
export const MOST_PHOTOS = 12

/** The longest alternative text, and the longest name of a photographer. */
export const PHOTO_TEXTS = { alt: 300, takenBy: 100 }

/** The types of photos for browsers, best first. */
export const photoTypes = ['image/avif', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

/** One file of a photo. Documents use the JPEG, which browsers do not get. A logo is a PNG. */
export type PhotoFile = { type: PhotoType | 'image/jpeg' | 'image/png'; width: number; name: string }

const PICTURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => hasText(bytes, 0, '\u00ff\u00d8\u00ff'),
  (bytes) => hasText(bytes, 0, '\u0089PNG\r\n\u001a\n'),
  (bytes) => hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP'),
  // AVIF and HEIC; the decoder says which of them it can read.
  (bytes) => hasText(bytes, 4, 'ftyp'),
]

/** Whether a file begins like a JPEG, PNG, WebP or HEIC file, whatever its name says. */
export const beginsAsPicture = (bytes: Uint8Array): boolean => PICTURES.some((begins) => begins(bytes))

const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))

/** The sizes of a photo: its own size, or the largest size if it is larger, and two smaller ones. Nothing is enlarged. */
const LARGEST = { width: 1600, height: 2400 }
const PARTS = [0.3, 0.6, 1]

export function photoSizes({ width, height }: { width: number; height: number }): { width: number; height: number }[] {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height)
  const sizes = PARTS.map((part) => ({
    width: Math.max(1, Math.round(width * scale * part)),
    height: Math.max(1, Math.round(height * scale * part)),
  }))
  return sizes.filter((size, index) => size.width !== sizes[index - 1]?.width)
}
