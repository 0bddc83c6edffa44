import { codePointsOf, typeface } from './shaping.ts'

/** Replaces a character that Mukta lacks: visible, so that the reader asks. */
export const UNKNOWN = '◊'

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Characters as a reader counts them: a letter with its signs, a conjunct, an emoji of several code points. */
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/**
 * A text as it can be drawn on one line: NFC, without control characters (line ends, direction), and with a mark instead of
 * what Mukta lacks, such as emoji. The joiners of Devanagari stay.
 */
export function printableText(text: string): string {
  const { ttf } = typeface('regular')
  const canDraw = (grapheme: string) => codePointsOf(grapheme).every((codePoint) => ttf.hasGlyphForCodePoint(codePoint))
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    // Mukta lacks these hyphens and this narrow blank, but has characters that look alike.
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/(?:(?!\u00A0)[\p{Cc}\p{Z}])+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
  return graphemesOf(plain)
    .map((grapheme) => (canDraw(grapheme) ? grapheme : UNKNOWN))
    .join('')
    .trim()
}
