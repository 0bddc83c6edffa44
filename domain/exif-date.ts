import { type CalendarDay, dayOf } from './calendar-day.ts'

const EXIF_POINTER = 0x8769
/** The tag for the time of the picture comes before the tag for the time of storing. */
const DATE_TAGS = [0x9003, 0x9004]
const ENTRY_BYTES = 12
const MOST_ENTRIES = 200

/** The day on which a picture was taken, from the bytes of its EXIF after `Exif\0\0`. Null if they contain none. */
export function exifDay(tiff: Uint8Array): CalendarDay | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const pointer = entriesAt(view, view.getUint32(4, isLittle), isLittle).get(EXIF_POINTER)
    if (pointer === undefined) return null
    const entries = entriesAt(view, view.getUint32(pointer, isLittle), isLittle)
    for (const tag of DATE_TAGS) {
      const at = entries.get(tag)
      const day = at === undefined ? null : dayAt(tiff, view.getUint32(at, isLittle))
      if (day) return day
    }
  } catch (error) {
    // The data comes from others and may be cut off at any place.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** The positions of the values in a list of tags. */
function entriesAt(view: DataView, at: number, isLittle: boolean): Map<number, number> {
  const count = Math.min(view.getUint16(at, isLittle), MOST_ENTRIES)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * ENTRY_BYTES
      return [view.getUint16(entry, isLittle), entry + 8]
    }),
  )
}

/** EXIF writes `2026:11:21 10:30:00`. */
function dayAt(tiff: Uint8Array, at: number): CalendarDay | null {
  const day = new TextDecoder('latin1').decode(tiff.subarray(at, at + 10)).replaceAll(':', '-')
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) || !/^\d{4}-\d\d-\d\d$/.test(day) ? null : dayOf(ms)
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]

/** The EXIF at the beginning of a JPEG, without its name; null if there is none. */
export function exifIn(jpeg: Uint8Array): Uint8Array | null {
  for (let at = 0; at + EXIF.length < jpeg.length; at++)
    if (EXIF.every((byte, index) => jpeg[at + index] === byte)) return jpeg.subarray(at + EXIF.length)
  return null
}
