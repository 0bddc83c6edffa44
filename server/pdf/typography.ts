import type { Language } from '../../domain/language.ts'
import { printableText, lettersOf } from './printable-text.ts'
import type { Weight } from './font.ts'

/** The tokens of docs/design.md as they are in print: colors on paper. */
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
} as const

export type Style = {
  weight: Weight
  /** In points. */
  size: number
  /** From line to line, in points. */
  leading: number
  color: string
  /** Figures of one width, for columns of amounts. */
  tabular?: boolean
}

export type Styles = Record<'title' | 'heading' | 'lead' | 'large' | 'body' | 'strong' | 'label' | 'small', Style>

/** The sizes of all papers. Devanagari is set larger and looser: its letters are low, its signs stand above and below. */
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

/** A text broken into lines that fit a width: between words, and within a word that no line could hold. */
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
    const pieces = fits(word) ? [word] : piecesOf(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line || lines.length === 0 ? [...lines, line] : lines
}

function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of lettersOf(word)) {
    if (piece && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Whether a text has Devanagari in it, which is not drawn in the order in which it is read. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** A line in parts: words in Devanagari each for itself, with the blank after them; what lies between in one piece. */
export function partsOf(line: string): string[] {
  const parts: string[] = []
  for (const word of line.split(/(?<= )/)) {
    const last = parts.at(-1)
    if (last === undefined || hasDevanagari(word) || hasDevanagari(last)) parts.push(word)
    else parts[parts.length - 1] = last + word
  }
  return parts
}
