import { expect, test } from 'vitest'
import { errors, isErrorCode } from '../../contract/errors.ts'
import { languages } from '../../domain/language.ts'
import { errorMessage } from './error-messages.ts'

const codes = Object.keys(errors).filter(isErrorCode)
const words = {
  utr: '426812345678',
  phone: '+91 55500 00108',
  time: '5 minutes',
  detail: 'Fill this in.',
  amount: '₹5,000',
  expected: '₹2,080',
  name: 'Ganga Aarti',
  city: 'Mathura',
  date: '05 Jan 2026',
  days: '3',
  first: '05 Jan 2026',
  last: '06 Jan 2026',
  count: '50',
  limit: '64 KB',
  saved: '05 Jan 2026',
  fields: 'Price',
  most: '62',
  reason: 'A visit.',
  taken: '5',
  over: '2',
  places: '3',
  place: 'Assi Ghat',
}

test.each(languages)('CONTRACT failure: each code has a whole message, with a number to call, in %s', (language) => {
  for (const code of codes) {
    const text = errorMessage(code, language, words)
    expect(text, code).not.toMatch(/undefined|[{}]/)
    if (/call us|फ़ोन करें/i.test(text)) expect(text, code).toContain(words.phone)
  }
  expect(codes.filter((code) => errorMessage(code, language, words).includes(words.phone)).length).toBeGreaterThan(4)
})
