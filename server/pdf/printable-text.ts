import { codePointsOf, typeface } from './shaping.ts'

/** Replaces a character that Mukta lacks. It is visible, so that the reader sees that something is missing. */
export const UNKNOWN = '◊'

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Splits a text into characters as readers count them: a letter with its signs, a conjunct, a whole emoji. */
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/**
 * Prepares a text for drawing on one line: NFC, without control characters (line ends, text direction), and with `UNKNOWN` for
 * characters that Mukta lacks, such as emoji. It keeps the joiners of Devanagari.
 */
export function printableText(text: string): string {
  const { ttf } = typeface('regular')
  const canDraw = (grapheme: string) => codePointsOf(grapheme).every((codePoint) => ttf.hasGlyphForCodePoint(codePoint))
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    // Mukta lacks these hyphens and this narrow blank; the replacements look alike.
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/(?:(?!\u00A0)[\p{Cc}\p{Z}])+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
  return graphemesOf(plain)
    .map((grapheme) => (canDraw(grapheme) ? grapheme : UNKNOWN))
    .join('')
    .trim()
}
