import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font as Ttf, type Subset } from 'fontkit'
import { Blob, Face, Feature, Font as Shaper, shape, Buffer as ShapingBuffer } from 'harfbuzzjs'

/** Mukta, the typeface of all papers: Latin and Devanagari drawn together, with every conjunct. */
const files = { regular: '400Regular/Mukta_400Regular.ttf', bold: '700Bold/Mukta_700Bold.ttf' } as const
export type Weight = keyof typeof files

type Typeface = { ttf: Ttf; shaper: Shaper }
const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/mukta/package.json'))
export const fontFile = (weight: Weight): string => join(folder, files[weight])

const opened = new Map<Weight, Typeface>()

/** A typeface as its file has it, read once in a process. */
export function typeface(weight: Weight): Typeface {
  let found = opened.get(weight)
  if (!found) {
    const bytes = readFileSync(fontFile(weight))
    found = { ttf: create(bytes) as Ttf, shaper: new Shaper(new Face(new Blob(bytes))) }
    opened.set(weight, found)
  }
  return found
}

/** One glyph where it is to stand, in units of the font, and the characters that it stands for. */
export type Placed = {
  glyph: number
  text: string
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

// A word such as “GST-बिल” is shaped in two parts: each script has its own rules.
const RUNS = /[\p{Script=Devanagari}\u200C\u200D]+|[^\p{Script=Devanagari}\u200C\u200D]+/gu

/** The glyphs of a text in the order in which they are drawn, shaped as browsers shape it. */
export function shaped(text: string, weight: Weight, features: readonly string[] = []): Placed[] {
  const { shaper } = typeface(weight)
  const wanted = features.flatMap((feature) => Feature.fromString(feature) ?? [])
  return (text.match(RUNS) ?? []).flatMap((run) => {
    const buffer = new ShapingBuffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(shaper, buffer, wanted)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const texts = textsOf(
      infos.map(({ cluster }) => cluster),
      run,
    )
    return infos.map(({ codepoint }, index) => ({ glyph: codepoint, text: texts[index]!, ...positions[index]! }))
  })
}

/**
 * Which characters each glyph stands for, so that read one after another they give the text as it is spelled: in “वि” the
 * sign of the vowel is drawn first, but stands for व, the second for the vowel.
 */
function textsOf(clusters: readonly number[], run: string): string[] {
  const starts = [...new Set(clusters)]
  return starts.flatMap((start, index) => {
    const glyphs = clusters.filter((cluster) => cluster === start).length
    const characters = Array.from(run.slice(start, starts[index + 1]))
    return Array.from({ length: glyphs }, (_, at) =>
      at === glyphs - 1 ? characters.slice(at).join('') : (characters[at] ?? ''),
    )
  })
}

type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
type Position = Pick<Placed, 'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset'>

/**
 * Mukta for one document, as pdfkit takes it in the place of a font of fontkit's. Two things differ: harfbuzz shapes the text
 * (fontkit sets the dot of “किं” too low), and a glyph that stands for different characters in different words is embedded once
 * for each, because a PDF has one reading for each. Readers that know nothing of actual text (those of phones, and of
 * Firefox) then find and copy words as they are spelled.
 */
export function documentFont(weight: Weight): Ttf {
  const { ttf } = typeface(weight)
  const readings: { glyph: number; text: string }[] = []
  const known = new Map<string, number>()

  const readingOf = ({ glyph, text }: Placed): number => {
    const key = `${glyph} ${text}`
    const id = known.get(key) ?? readings.push({ glyph, text }) - 1
    known.set(key, id)
    return id
  }

  const layout = (text: string, features?: readonly string[]) => {
    const placed = shaped(text, weight, features)
    const glyphs = placed.map((one): Glyph => ({
      id: readingOf(one),
      advanceWidth: ttf.getGlyph(one.glyph).advanceWidth,
      codePoints: [...one.text].map((character) => character.codePointAt(0)!),
    }))
    const positions = placed.map(({ xAdvance, yAdvance, xOffset, yOffset }): Position => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return {
      glyphs,
      positions,
      // pdfkit scales the positions in place and asks for their sum afterwards.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }

  const createSubset = () => {
    const subset = ttf.createSubset() as Subset & { glyphs: number[]; includeGlyph(glyph: number): number }
    const places = new Map<number, number>()
    const embedded = new Set<number>()
    return {
      includeGlyph(id: number): number {
        const { glyph } = readings[id]!
        const place =
          places.get(id) ?? (embedded.has(glyph) ? subset.glyphs.push(glyph) - 1 : subset.includeGlyph(glyph))
        places.set(id, place)
        embedded.add(glyph)
        return place
      },
      encode: () => subset.encode(),
    }
  }

  return Object.create(ttf, { layout: { value: layout }, createSubset: { value: createSubset } }) as Ttf
}
