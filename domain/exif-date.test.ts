import { expect, test } from 'vitest'
import { exifDay, exifIn } from './exif-date.ts'

/** EXIF with one date, as cameras write it. */
function exifOf(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(64))
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  // The list of the picture points to the list of the camera, which contains the date.
  view.setUint16(8, 1, isLittle)
  view.setUint16(10, 0x8769, isLittle)
  view.setUint32(18, 22, isLittle)
  view.setUint16(22, 1, isLittle)
  view.setUint16(24, 0x9003, isLittle)
  view.setUint32(32, 40, isLittle)
  const bytes = new Uint8Array(view.buffer)
  bytes.set(new TextEncoder().encode(text), 40)
  return bytes
}

test.each([true, false])(
  'PHOTOS date: the day of the camera is read in both orders of bytes: little %s',
  (isLittle) => {
    expect(exifDay(exifOf('2026:03:04 23:10:00', isLittle))).toBe('2026-03-04')
    expect(exifDay(exifOf('0000:00:00 00:00:00', isLittle))).toBeNull()
    expect(exifDay(exifOf('   x', isLittle))).toBeNull()
  },
)

test('PHOTOS date: bytes that end anywhere, or point anywhere, have no date', () => {
  const whole = exifOf('2026:03:04 23:10:00', true)
  for (let end = 0; end < 40; end++) expect(exifDay(whole.subarray(0, end))).toBeNull()
  for (let at = 0; at < 40; at++) expect(() => exifDay(whole.with(at, 255))).not.toThrow()
})

test('PHOTOS date: EXIF is found in the beginning of a JPEG', () => {
  const exif = exifOf('2026:03:04 23:10:00', true)
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, ...new TextEncoder().encode('Exif\0\0'), ...exif])
  expect(exifDay(exifIn(jpeg) ?? jpeg)).toBe('2026-03-04')
  expect(exifIn(new Uint8Array(100))).toBeNull()
})
