import { readFileSync } from 'node:fs'

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const isRow = (line: string) => line.startsWith('|')

/** The words in the “never” columns of a glossary's tables, in a file of `docs/`. */
export function neverWords(file: string): string[] {
  const lines = readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8').split('\n')
  let column = -1
  return lines.flatMap((line, index) => {
    const isHeader = isRow(line) && !isRow(lines[index - 1] ?? '')
    if (isHeader) column = cellsOf(line).indexOf('never')
    if (isHeader || !isRow(line) || line.startsWith('| -') || column < 0) return []
    return (cellsOf(line)[column] ?? '').split(',').flatMap((word) => word.trim() || [])
  })
}

/**
 * A pattern for whole words of a script; `letter` is the class of its letters. A word that ends with `-` matches as the beginning
 * of longer words.
 */
export const patternOf = (words: readonly string[], letter: string): string =>
  words
    .map((word) => (word.endsWith('-') ? word.slice(0, -1) : `${word}(?!${letter})`))
    .map((word) => `(?<!${letter})${word}`)
    .join('|')

/** Every place in the texts that a pattern matches. */
export const matching = (texts: readonly string[], wrong: string, flags = 'gu'): string[] =>
  texts.flatMap((text) => text.match(new RegExp(wrong, flags)) ?? [])
