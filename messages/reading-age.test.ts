import { expect, test } from 'vitest'
import { ayodhya } from '../db/seed/ayodhya.ts'
import { chitrakoot } from '../db/seed/chitrakoot.ts'
import { prayagraj } from '../db/seed/prayagraj.ts'
import { sarnath } from '../db/seed/sarnath.ts'
import { varanasi } from '../db/seed/varanasi.ts'
import { profile } from '../web/priest/profile-text.ts'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import { gradeOf, sentencesOf, syllablesOf, wordsOf } from './reading-age.ts'
import { specificationTexts } from './specification-texts.ts'

/** The grade for readers of about twelve years. */
const MOST_ON_AVERAGE = 7
const MOST = 10
const MOST_HINDI_WORDS = 20

/** Messages with a sentence above the grade, and the reason why it stays. */
const exceptions: Record<string, string> = {
  checkout_utr_help: 'quotes the labels of payment apps',
  email_rejected_compare: 'quotes the labels of payment apps',
  poojas_page_description: 'lists the names of poojas',
}

const fixed = new Set(specificationTexts)
const english = Object.entries(en).flatMap(([key, text]) =>
  fixed.has(text) ? [] : sentencesOf(text).map((sentence) => ({ key, sentence, grade: gradeOf(sentence) })),
)
const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test.each([
  ['pay', 1],
  ['code', 1],
  ['codes', 1],
  ['changed', 1],
  ['entered', 2],
  ['correct', 2],
  ['receipt', 2],
  ['table', 2],
  ['cancellation', 4],
  ['UTR', 3],
  ['₹2,000', 1],
  ['asha@example.com', 1],
])('READING the word %s has %d syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test('READING sentences and words are found as a reader sees them', () => {
  expect(sentencesOf('Pay {amount} now. Ask for the “UPI Ref No.” there! Your balance')).toEqual([
    'Pay {amount} now.',
    'Ask for the “UPI Ref No” there!',
  ])
  expect(wordsOf('Pay {amount} in 12-digit parts – “UTR”.')).toEqual(['Pay', 'it', 'in', '12', 'digit', 'parts', 'UTR'])
})

test('READING a known sentence has its published grade', () => {
  // 13 words, 24 syllables.
  expect(gradeOf('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.')).toBeCloseTo(
    11.3,
    0,
  )
})

test('READING the English sentences are for readers of twelve years on average', () => {
  expect(english.length).toBeGreaterThan(400)
  expect(average(english.map(({ grade }) => grade))).toBeLessThan(MOST_ON_AVERAGE)
})

test('READING no English sentence is above grade 10, except those with a reason', () => {
  const hard = english.filter(({ grade }) => grade > MOST)
  expect(hard.filter(({ key }) => !Object.hasOwn(exceptions, key))).toEqual([])
  expect([...new Set(hard.map(({ key }) => key))].toSorted()).toEqual(Object.keys(exceptions))
})

test('READING the Hindi sentences have at most 20 words on average, in every message too', () => {
  const lengths = Object.entries(hi).flatMap(([key, text]) => {
    const words = sentencesOf(text).map((sentence) => wordsOf(sentence).length)
    return words.length > 0 ? [{ key, words: average(words) }] : []
  })
  expect(lengths.length).toBeGreaterThan(200)
  expect(average(lengths.map(({ words }) => words))).toBeLessThan(MOST_HINDI_WORDS)
  expect(lengths.filter(({ words }) => words > MOST_HINDI_WORDS)).toEqual([])
})

test('READING the English of the cities and of the priest is for readers of twelve years', () => {
  const texts = [prayagraj, varanasi, chitrakoot, ayodhya, sarnath].flatMap(({ packages, poojas }) => [
    ...packages.flatMap(({ itinerary }) => itinerary),
    ...poojas.map(({ details }) => details),
  ])
  // By text: a sentence such as “Samagri and dakshina are included.” is hard only because of its Indian words.
  const grades = [...texts, ...profile.biography.en, profile.ownPriest.en].map((text) => ({
    text,
    grade: average(sentencesOf(text).map(gradeOf)),
  }))
  expect(average(grades.map(({ grade }) => grade))).toBeLessThan(MOST_ON_AVERAGE)
  expect(grades.filter(({ grade }) => grade > MOST)).toEqual([])
})
