import { typeface } from './font.ts'

/** What stands in the place of a character that Mukta cannot draw: visible, so that somebody asks. */
export const UNKNOWN = '◊'

// What has a look-alike in the typeface: hyphens, narrow blanks.
const alike: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u202F': '\u00A0' }
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Characters as a reader counts them: a letter with its signs, a conjunct, an emoji of many parts. */
export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/**
 * A text as it can be drawn on one line: NFC, without characters that steer (line ends, direction), and with a mark in the place
 * of what the typeface lacks, such as emoji. The joiners of Devanagari stay.
 */
export function printableText(text: string): string {
  const { ttf } = typeface('regular')
  const canDraw = (letter: string) =>
    [...letter].every((character) => ttf.hasGlyphForCodePoint(character.codePointAt(0)!))
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011\u202F]/g, (character) => alike[character]!)
    .replaceAll(/(?:(?!\u00A0)[\p{Cc}\p{Z}])+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
  return lettersOf(plain)
    .map((letter) => (canDraw(letter) ? letter : UNKNOWN))
    .join('')
    .trim()
}
