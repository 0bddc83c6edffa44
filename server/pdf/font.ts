import type { Font as Ttf, Subset } from 'fontkit'
import { codePointsOf, type Position, type ShapedGlyph, shapeText, typeface, type Weight } from './shaping.ts'

/** A glyph with the characters that it represents. */
type Reading = Pick<ShapedGlyph, 'glyph' | 'text'>
type Glyph = { id: number; advanceWidth: number; codePoints: number[] }

/**
 * The font Mukta for one document, as an object that pdfkit accepts like a font of fontkit. It differs from fontkit in two ways.
 * harfbuzz shapes the text, because fontkit places the dot of “किं” too low. A glyph that represents different characters in
 * different words is embedded once for each of them, because a PDF has one text per glyph. So programs without support for actual
 * text (on phones, and Firefox) also find and copy words as they are spelled.
 */
export function documentFont(weight: Weight): Ttf {
  const { ttf } = typeface(weight)
  const readings: Reading[] = []
  const ids = new Map<string, number>()

  const idOf = ({ glyph, text }: Reading): number => {
    const key = `${glyph} ${text}`
    const id = ids.get(key) ?? readings.push({ glyph, text }) - 1
    ids.set(key, id)
    return id
  }

  const layout = (text: string, features?: readonly string[]) => {
    const shaped = shapeText(text, weight, features)
    const glyphs = shaped.map((one): Glyph => ({
      id: idOf(one),
      advanceWidth: ttf.getGlyph(one.glyph).advanceWidth,
      codePoints: codePointsOf(one.text),
    }))
    const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }): Position => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return {
      glyphs,
      positions,
      // A getter, because pdfkit scales the positions in place before it reads the sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }

  return Object.create(ttf, {
    layout: { value: layout },
    createSubset: { value: () => createSubset(ttf, readings) },
  }) as Ttf
}

/** The subset of glyphs that a document embeds, one for each reading. */
function createSubset(ttf: Ttf, readings: readonly Reading[]) {
  const subset = ttf.createSubset() as Subset & { glyphs: number[]; includeGlyph(glyph: number): number }
  const indexes = new Map<number, number>()
  const embedded = new Set<number>()
  return {
    includeGlyph(id: number): number {
      const reading = readings[id]
      if (reading === undefined) throw new RangeError(`unknown glyph id: ${id}`)
      const { glyph } = reading
      const index =
        indexes.get(id) ?? (embedded.has(glyph) ? subset.glyphs.push(glyph) - 1 : subset.includeGlyph(glyph))
      indexes.set(id, index)
      embedded.add(glyph)
      return index
    },
    encode: () => subset.encode(),
  }
}
