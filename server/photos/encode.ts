import sharp, { type Sharp } from 'sharp'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { LOGO_SIZE } from '../../domain/brand.ts'
import { exifDay } from '../../domain/exif-date.ts'
import { type PhotoFile, photoSizes } from '../../domain/photo.ts'

/** A picture with more pixels is refused by its header, before anything is decoded. */
export const PIXEL_LIMIT = 64_000_000

export type Encoded = {
  width: number
  height: number
  takenOn: CalendarDay | null
  files: { type: PhotoFile['type']; width: number; bytes: Uint8Array }[]
}

/** A photo in its sizes, or a logo or a proof in one size. */
export type EncodedAs = 'photo' | 'logo' | 'proof'
export type EncodeTask = { bytes: Uint8Array; as: EncodedAs }

/** A card loads the smallest AVIF, which has at most so many bytes: a picture with much detail gets a lower quality. */
const CARD_BYTES = 40_000
const AVIF_QUALITIES = [52, 42, 32, 22, 12]
const AVIF_EFFORT = 3
const WEBP_QUALITY = 72
const JPEG_QUALITY = 78

/** Without this, a file of any name could reach the other decoders of the library (SVG, PDF, GIF, TIFF and more). */
function allowPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
  // Each photo uses one processor, and nothing is cached for the next.
  sharp.concurrency(1)
  sharp.cache(false)
}

const pixels = (size: { width: number; height: number }) => ({
  raw: { ...size, channels: 3 as const },
})

/**
 * Decodes a picture once, rotates it as it was taken, and encodes it in each size, without metadata. @throws Error if it is not a
 * complete picture
 */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  allowPictures()
  const source = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
  const { autoOrient, exif } = await source.metadata()
  const sizes = photoSizes(autoOrient)
  const whole = sizes.at(-1) ?? autoOrient
  const decoded = await source
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const files: Encoded['files'] = []
  for (const [index, size] of sizes.entries()) {
    const image = () => sharp(decoded, pixels(whole)).resize({ ...size, fit: 'fill' })
    const { width } = size
    files.push({ type: 'image/avif', width, bytes: await avif(image, index === 0 ? CARD_BYTES : Infinity) })
    files.push({ type: 'image/webp', width, bytes: await image().webp({ quality: WEBP_QUALITY }).toBuffer() })
  }
  const page = sizes[1] ?? whole
  const jpeg = sharp(decoded, pixels(whole)).resize({ ...page, fit: 'fill' })
  files.push({ type: 'image/jpeg', width: page.width, bytes: await jpeg.jpeg({ quality: JPEG_QUALITY }).toBuffer() })
  return { ...whole, takenOn: exif ? exifDay(exif.subarray(EXIF_HEAD)) : null, files }
}

/** Decodes a picture and fits it into a square, with transparent borders. @throws Error if it is not a complete picture */
export async function encodeLogo(bytes: Uint8Array): Promise<Encoded> {
  allowPictures()
  const square = { width: LOGO_SIZE, height: LOGO_SIZE }
  const png = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .autoOrient()
    .resize({ ...square, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toColourspace('srgb')
    .png({ palette: true, quality: 90 })
    .toBuffer()
  return { ...square, takenOn: null, files: [{ type: 'image/png', width: LOGO_SIZE, bytes: png }] }
}

const PROOF_SIZE = 1600

/** Decodes a photo that proves a stop, as one JPEG without metadata. @throws Error if it is not a complete picture */
export async function encodeProof(bytes: Uint8Array): Promise<Encoded> {
  allowPictures()
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .autoOrient()
    .resize({ width: PROOF_SIZE, height: PROOF_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, takenOn: null, files: [{ type: 'image/jpeg', width, bytes: data }] }
}

/** `Exif\0\0` */
const EXIF_HEAD = 6

async function avif(image: () => Sharp, most: number): Promise<Uint8Array> {
  let smallest: Uint8Array = new Uint8Array()
  for (const quality of AVIF_QUALITIES) {
    smallest = await image().avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    if (smallest.length <= most) break
  }
  return smallest
}
