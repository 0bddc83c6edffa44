import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { Blob, Face, Font as Shaper } from 'harfbuzzjs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { ayodhya } from '../../db/seed/ayodhya.ts'
import { chitrakoot } from '../../db/seed/chitrakoot.ts'
import { prayagraj } from '../../db/seed/prayagraj.ts'
import { sarnath } from '../../db/seed/sarnath.ts'
import { varanasi } from '../../db/seed/varanasi.ts'
import hi from '../../messages/hi.json' with { type: 'json' }
import { drawLine } from './draw-line.ts'
import { documentFont } from './font.ts'
import { fontFile, shapeText, typeface, type Weight } from './shaping.ts'
import { stylesOf } from './typography.ts'

/** Glyphs of Mukta on which harfbuzz 14 and fontkit agree; each was also checked by eye. */
const golden: [word: string, glyphs: number[]][] = [
  ['श्राद्ध', [675, 513, 736]],
  ['त्रिवेणी', [514, 661, 507, 521, 489, 515]],
  ['पिंडदान', [514, 496, 456, 487, 492, 513, 494]],
  ['ज्ञानवापी', [700, 513, 494, 507, 513, 496, 515]],
  ['कर्मकांडी', [475, 500, 633, 475, 1242, 487, 515]],
  ['विश्वनाथ', [1204, 507, 1049, 494, 513, 491]],
  ['बुकिंग', [498, 516, 514, 475, 456, 477]],
  ['राष्ट्र', [502, 513, 1053, 634]],
  ['मणिकर्णिका', [500, 1209, 489, 475, 1209, 489, 633, 475, 513]],
]

/** A PDF with one line in it, not compressed. */
async function pdfWith(line: string): Promise<string> {
  const canvas = new PDFDocument({ compress: false, margin: 0 })
  const chunks: Buffer[] = []
  canvas.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)))
  const ended = new Promise((resolve) => canvas.on('end', resolve))
  canvas.registerFont('regular', documentFont('regular') as unknown as PDFKit.Mixins.PDFFontSource)
  drawLine(canvas, line, { x: 50, baseline: 50, style: stylesOf('hi').body, owner: null })
  canvas.end()
  await ended
  return Buffer.concat(chunks).toString('latin1')
}

/** The codes of the glyphs that a PDF shows, in their order. */
const codesIn = (pdf: string): number[] =>
  [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
    ),
  )

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** Replaces the escapes in the strings of a PDF (ISO 32000, 7.3.4.2). */
const unescaped = (pdf: string) => pdf.replaceAll(/\\(.)/g, (_, character: string) => escapes[character] ?? character)

/** The bytes of the font that is embedded in a PDF. */
function fontIn(pdf: string): Uint8Array<ArrayBuffer> {
  const [, object] = /\/FontFile2 (\d+) 0 R/.exec(pdf) ?? []
  const begin = pdf.indexOf('stream\n', pdf.indexOf(`\n${object} 0 obj`)) + 'stream\n'.length
  return Uint8Array.from(Buffer.from(pdf.slice(begin, pdf.indexOf('\nendstream', begin)), 'latin1'))
}

test.each(golden)('DOCUMENTS %s is drawn with the expected glyphs', async (word, glyphs) => {
  const pdf = await pdfWith(word.normalize('NFC'))
  const carried = new Shaper(new Face(new Blob(fontIn(pdf))))
  const { shaper: whole } = typeface('regular')
  const drawn = codesIn(pdf).map((code) => carried.glyphToPath(code))
  expect(drawn).toEqual(glyphs.map((glyph) => whole.glyphToPath(glyph)))
  expect(drawn.filter((path) => path.length > 0)).toHaveLength(glyphs.length)
})

const words = [
  ...new Set(
    JSON.stringify([hi, ayodhya, chitrakoot, prayagraj, sarnath, varanasi])
      .normalize('NFC')
      .match(/[\u0900-\u097F\u200C\u200D]+/g),
  ),
]

test.each<Weight>(['regular', 'bold'])(
  'DOCUMENTS fontkit chooses the same glyphs for all words of messages and content (%s)',
  (weight) => {
    expect(words.length).toBeGreaterThan(1000)
    // The test does not use the shared font, because fontkit's shaping depends on the glyphs that it has cached.
    const ttf = create(readFileSync(fontFile(weight))) as Font
    const otherwise = words.filter(
      (word) =>
        ttf
          .layout(word)
          .glyphs.map(({ id }) => id)
          .join() !==
        shapeText(word, weight)
          .map(({ glyph }) => glyph)
          .join(),
    )
    expect(otherwise).toEqual([])
  },
)

test('DOCUMENTS the texts of the glyphs of a word spell the word', () => {
  const misspelled = words.filter(
    (word) =>
      shapeText(word, 'regular')
        .map(({ text }) => text)
        .join('') !== word,
  )
  expect(misspelled).toEqual([])
  const missing = words.filter((word) => shapeText(word, 'regular').some(({ glyph }) => glyph === 0))
  expect(missing).toEqual([])
})

test('DOCUMENTS each script of a word is shaped by its own rules', () => {
  expect(shapeText('GST-विधि', 'regular').map(({ glyph }) => glyph)).toEqual([
    ...shapeText('GST-', 'regular').map(({ glyph }) => glyph),
    ...shapeText('विधि', 'regular').map(({ glyph }) => glyph),
  ])
})

test('DOCUMENTS figures of amounts have one width', () => {
  const digits = shapeText('0123456789', 'bold', ['tnum'])
  expect(digits).toHaveLength(10)
  expect(new Set(digits.map(({ xAdvance }) => xAdvance)).size).toBe(1)
})

test('DOCUMENTS a drawn word contains its text, for copying and screen readers', async () => {
  const pdf = await pdfWith('विश्वनाथ GST 18%')
  const utf16 = Buffer.from('\uFEFFविश्वनाथ ', 'utf16le').swap16().toString('latin1')
  expect(unescaped(pdf)).toContain(`/ActualText (${utf16})`)
})
