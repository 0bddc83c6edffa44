import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import { matching, neverWords, patternOf } from './never-words.ts'
import { specificationTexts } from './specification-texts.ts'

const never = neverWords('glossary.md')
const letter = '\\p{Letter}'
const messages = en
const fixed = new Set(specificationTexts)
// A name in braces is replaced, and nobody reads it.
const ours = Object.values(messages)
  .filter((text) => !fixed.has(text))
  .map((text) => text.replaceAll(/\{\w+\}/g, '0'))

test('GLOSSARY the test reads the words of the English table and finds them in a text', () => {
  expect(never.length).toBeGreaterThan(60)
  const found = matching(['Papers to keep', 'A verified paperweight'], patternOf(['papers', 'verif-'], letter), 'giu')
  expect(found).toEqual(['Papers', 'verif'])
})

test('GLOSSARY the English messages have no word that the glossary avoids', () => {
  const wrong = new RegExp(patternOf(never, letter), 'iu')
  expect(ours.filter((text) => wrong.test(text))).toEqual([])
})

test('GLOSSARY a message that says to call names the phone number', () => {
  const calls = Object.entries(messages).filter(([, text]) => /\bcall us\b|\bCall\b/i.test(text))
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter(([, text]) => !text.includes('{phone}'))).toEqual([])
})

test.each([
  ['exclamation mark or semicolon', '[!;]'],
  ['straight quotation mark', '["\']'],
  ['doubled blank, or blank at an end', '  |^ | $'],
  ['contraction', `${letter}’(?:t|re|ve|ll|d|m)(?!${letter})`],
])('GLOSSARY the English messages have no %s', (_name, wrong) => {
  expect(matching(ours, wrong)).toEqual([])
})
