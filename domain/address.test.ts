import { expect, test } from 'vitest'
import { addressIn, languageNamed } from './address.ts'

test.each([
  ['', null],
  ['lang=hi', 'hi'],
  ['lang=en', 'en'],
  ['next=%2F&lang=hi', 'hi'],
  ['lang=', null],
  ['lang=fr', null],
  ['lang=HI', null],
  ['lang=hi-IN', null],
  ['lang=fr&lang=hi', null],
])('SEO the query %j names the language %s', (search, language) => {
  expect(languageNamed(new URLSearchParams(search))).toBe(language)
})

test('SEO an address names its own language, or the address without one is English', () => {
  expect(addressIn('/city/varanasi', 'en')).toBe('/city/varanasi')
  const hindi = new URL(addressIn('/city/varanasi', 'hi'), 'http://tirtha.test')
  expect(hindi.pathname).toBe('/city/varanasi')
  expect(languageNamed(hindi.searchParams)).toBe('hi')
})
