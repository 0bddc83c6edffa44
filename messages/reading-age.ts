/** Words whose syllables the rules below count wrongly: names and Indian words, as English readers say them. */
const known: Record<string, number> = {
  aarti: 2,
  area: 3,
  ayodhya: 3,
  being: 2,
  chitrakoot: 3,
  create: 2,
  devotee: 3,
  devotees: 3,
  idea: 3,
  javascript: 3,
  namaste: 3,
  pooja: 2,
  poojas: 2,
  prayagraj: 3,
  sarnath: 2,
  something: 2,
  someone: 2,
  varanasi: 4,
}

/**
 * The syllables of an English word: its groups of vowels, without a silent e at the end, in -ed and in -es. A word in capitals is
 * spelled out, with one syllable for each letter (UTR has three). A number, an email address and a replaced placeholder count as
 * one.
 */
export function syllablesOf(word: string): number {
  if (/^[\d.,₹%]+$|@/.test(word)) return 1
  if (/^[A-Z]{2,5}$/.test(word)) return word.length
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (Object.hasOwn(known, letters)) return known[letters] ?? 1
  const spoken = letters
    .replace(/(?<=[^aeiou])(?:ely|eful|ement)(?=s?$)/, (end) => end.slice(1))
    .replace(/(?<=[^aeioulsxz]|[^cg]h)es$/, 's')
    .replace(/(?<=[^td])ed$/, 'd')
    .replace(/(?<=[^aeioul]|[aeiou]l)e$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

/** The word that is counted instead of a placeholder such as {amount}: one short word. */
const PLACEHOLDER = 'it'

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
export const wordsOf = (sentence: string): string[] =>
  sentence
    .replaceAll(/\{\w+\}/g, PLACEHOLDER)
    .split(/[\s/–-]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter(isWord)

/**
 * The sentences of a text. A label, which has no full stop, does not count, and an abbreviation such as “Ref No.” ends no sentence.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\bNo\./g, 'No')
    .split(/(?<=[.?!।][”)]?)\s+/u)
    .filter((part) => /[.?!।][”)]?$/u.test(part) && wordsOf(part).length > 1)

/**
 * The Flesch-Kincaid grade of an English sentence: the year of school in the United States in which it is understood. Grade 7 is
 * about twelve years of age. (Kincaid and others, Research Branch Report 8-75, 1975.)
 */
export function gradeOf(sentence: string): number {
  const words = wordsOf(sentence)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59
}
