import { expect, test } from 'vitest'
import { ayodhya } from '../db/seed/ayodhya.ts'
import { chitrakoot } from '../db/seed/chitrakoot.ts'
import { feedback } from '../db/seed/feedback.ts'
import { prayagraj } from '../db/seed/prayagraj.ts'
import { sarnath } from '../db/seed/sarnath.ts'
import { varanasi } from '../db/seed/varanasi.ts'
import { noPackage } from '../domain/city.ts'
import { cities } from '../test/demo-cities.ts'
import { availablePoojas, muhuratNote } from '../web/poojas/available-poojas.ts'
import { profile } from '../web/priest/profile-text.ts'
import { priest } from '../web/priest/profile.ts'
import hi from './hi.json' with { type: 'json' }
import { manifestOf } from '../server/manifest.ts'
import { matching, neverWords, patternOf } from './never-words.ts'
import { sentencesOf, wordsOf } from './reading-age.ts'

const devanagari = /[\u0900-\u097F]/

/** Every text below `value` that contains Hindi. */
const hindiIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => devanagari.test(text))
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(hindiIn)
      : []

const messages = hindiIn(hi)
const content = hindiIn([
  prayagraj,
  varanasi,
  chitrakoot,
  ayodhya,
  sarnath,
  availablePoojas,
  muhuratNote,
  priest,
  profile,
  cities,
  noPackage,
  manifestOf(undefined, []),
])
// Devotees choose their own words, so only the spellings of the glossary apply.
const everything = [...messages, ...content, ...hindiIn(feedback.map(({ text }) => text))]
const never = neverWords('hindi-glossary.md')
// The danda and the digits are not letters.
const letter = '[\\u0900-\\u0963\\u0971-\\u097F]'
const begin = `(?<!${letter})`

test('GLOSSARY the test reads the words of the table and finds them in a text', () => {
  expect(never.length).toBeGreaterThan(80)
  const found = matching(['यह मुखपृष्ठ।', 'नगरों में, महानगर में'], patternOf(['मुखपृष्ठ', 'नगर-'], letter))
  expect(found).toEqual(['मुखपृष्ठ', 'नगर'])
})

test('GLOSSARY the messages and the content have no word that the glossary avoids', () => {
  expect(matching([...messages, ...content], patternOf(never, letter))).toEqual([])
})

test.each([
  ['a half nasal for the anusvara, but in हिन्दी', 'ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|(?<!हि)न्[त-ध]|म्[प-भ]'],
  ['the dot for the chandrabindu', `${begin}(?:यहां|वहां|जहां|कहां|हां|मां|पांच|पहुंच|ऊंच|आंगन|मुंह|गांव)`],
  ['the dot for the chandrabindu of -एँ', `(?<=${letter})एं`],
  // If a nukta follows a letter, it is a different letter.
  ['a ज or फ without its nukta', `${begin}(?:जरूर|जमीन|ज्याद|फोन|फोटो|सफेद|(?:चीज|आवाज|कागज|साफ|लिफ्ट)(?!\u093C))`],
  ['a nukta under क, ख or ग', '[कखग]\u093C'],
  ['digits other than Latin', '[\u0966-\u096F]'],
  ['an exclamation mark or a semicolon', '[!;]'],
  ['letters in a composed or an invisible form', '[\u0958-\u095F\u200B-\u200D]'],
])('GLOSSARY the messages and the content have no %s', (_, wrong) => {
  expect(matching(everything, wrong)).toEqual([])
})

test('GLOSSARY the interface uses verbs in -एँ, the content verbs in -इए', () => {
  const asked = (texts: string[]) =>
    matching(texts, `${letter}*(?:इए|िए)(?!${letter})`).filter(
      (word) => !['लिए', 'इसलिए', 'चाहिए', 'किए', 'दिए'].includes(word),
    )
  expect(asked(messages)).toEqual([])
  expect(asked(content).length).toBeGreaterThan(80)
})

test('GLOSSARY what ends in a sentence ends in a stop', () => {
  const isSentence = /^(?:error|issue)_|_failed$|_error$/
  const open = Object.entries(hi).filter(
    ([key, text]) => (isSentence.test(key) || text.includes('।')) && !/[।?:}]$/.test(text),
  )
  expect(open).toEqual([])
})

test('GLOSSARY the sentences of a text of the content have at most 20 words on average', () => {
  const isLong = (text: string) => {
    const sentences = sentencesOf(text)
    return wordsOf(sentences.join(' ')).length > 20 * sentences.length
  }
  expect(content.filter(isLong)).toEqual([])
})
