import type { Language } from '../../domain/language.ts'
import { graphemesOf, printableText } from './printable-text.ts'
import type { Weight } from './shaping.ts'

/** The colors of docs/design.md that documents use. */
export const colors = {
  text: '#2A1A12',
  quiet: '#6B5A4A',
  kumkum: '#9E1B1E',
  marigold: '#E8A317',
  river: '#1F3B57',
  tulsi: '#2F6B3C',
  stone: '#D3C5AC',
  glow: '#FBE9C3',
  paper: '#FBF6EC',
  arch: '#A8713F',
} as const

export type Style = {
  weight: Weight
  /** In points. */
  size: number
  /** The height of a line, in points. */
  leading: number
  color: string
  /** Digits of one width, for columns of amounts. */
  tabular?: boolean
}

export type Styles = Record<'title' | 'heading' | 'lead' | 'large' | 'body' | 'strong' | 'label' | 'small', Style>

/** The styles of all documents. Devanagari is larger and has more leading, because its letters have signs above and below. */
export function stylesOf(language: Language): Styles {
  const [larger, looser] = language === 'hi' ? [1.05, 1.55] : [1, 1.45]
  const style = (size: number, weight: Weight = 'regular', color: string = colors.text): Style => ({
    weight,
    size: size * larger,
    leading: Math.round(size * larger * looser * 2) / 2,
    color,
  })
  return {
    title: style(20, 'bold', colors.river),
    heading: style(13.5, 'bold', colors.kumkum),
    lead: style(18, 'bold'),
    large: style(13, 'bold'),
    body: style(11),
    strong: style(11, 'bold'),
    label: style(11, 'regular', colors.quiet),
    small: style(10.5, 'regular', colors.quiet),
  }
}

export type Measure = (text: string, style: Style) => number

/** Breaks a text into lines of at most `width` points: between words, and within a word only if it is too long for a line. */
export function wrapText(text: string, style: Style, width: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line, style) <= width
  const lines: string[] = []
  let line = ''
  for (const word of printableText(text).split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = fits(word) ? [word] : breakWord(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line || lines.length === 0 ? [...lines, line] : lines
}

function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemesOf(word)) {
    if (piece && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Whether a text contains Devanagari, whose glyphs are not drawn in reading order. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** Splits a line into runs: one for each Devanagari word with the blank after it, and one for the text between two of them. */
export function textRuns(line: string): string[] {
  const runs: string[] = []
  for (const word of line.split(/(?<= )/)) {
    const last = runs.at(-1)
    if (last === undefined || hasDevanagari(word) || hasDevanagari(last)) runs.push(word)
    else runs[runs.length - 1] = last + word
  }
  return runs
}
