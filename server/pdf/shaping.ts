import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font as Ttf } from 'fontkit'
import { Blob, Face, Feature, Font as Shaper, shape, Buffer as ShapingBuffer } from 'harfbuzzjs'

/** Mukta, the typeface of all documents: Latin and Devanagari in one design, with all conjuncts. */
const files = { regular: '400Regular/Mukta_400Regular.ttf', bold: '700Bold/Mukta_700Bold.ttf' } as const
export type Weight = keyof typeof files

type Typeface = { ttf: Ttf; shaper: Shaper }
const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/mukta/package.json'))
export const fontFile = (weight: Weight): string => join(folder, files[weight])

const opened = new Map<Weight, Typeface>()

/** The typeface of a weight; its file is read once per process. */
export function typeface(weight: Weight): Typeface {
  let found = opened.get(weight)
  if (!found) {
    const bytes = readFileSync(fontFile(weight))
    found = { ttf: create(bytes) as Ttf, shaper: new Shaper(new Face(new Blob(bytes))) }
    opened.set(weight, found)
  }
  return found
}

export const codePointsOf = (text: string): number[] => [...text].flatMap((character) => character.codePointAt(0) ?? [])

/** The position of a glyph, in units of the font. */
export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

/** A glyph with its position and the characters that it represents. */
export type ShapedGlyph = Position & { glyph: number; text: string }

// A word such as “GST-बिल” is shaped in two runs, because each script has its own rules.
const SCRIPT_RUNS = /[\p{Script=Devanagari}\u200C\u200D]+|[^\p{Script=Devanagari}\u200C\u200D]+/gu

/** Shapes a text as browsers do. The glyphs are in drawing order. */
export function shapeText(text: string, weight: Weight, features: readonly string[] = []): ShapedGlyph[] {
  const { shaper } = typeface(weight)
  const wanted = features.flatMap((feature) => Feature.fromString(feature) ?? [])
  return (text.match(SCRIPT_RUNS) ?? []).flatMap((run) => {
    const buffer = new ShapingBuffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(shaper, buffer, wanted)
    const clusters = Map.groupBy(buffer.getGlyphInfosAndPositions(), ({ cluster }) => cluster)
    const ends = [...clusters.keys()].slice(1)
    return [...clusters].flatMap(([start, glyphs], index) => {
      const texts = readingOrder(run.slice(start, ends[index]), glyphs.length)
      return glyphs.map(({ codepoint, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }, at) => ({
        glyph: codepoint,
        text: texts[at] ?? '',
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      }))
    })
  })
}

/**
 * Assigns the characters of a cluster to its glyphs in the order of spelling, so that the texts of the glyphs give the word. In
 * “वि” the vowel sign is drawn first; its glyph gets व, and the second glyph gets the vowel.
 */
function readingOrder(cluster: string, glyphs: number): string[] {
  const characters = [...cluster]
  return [...characters.slice(0, glyphs - 1), characters.slice(glyphs - 1).join('')]
}
