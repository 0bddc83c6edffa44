import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import { specificationTexts } from './specification-texts.ts'

type Words = Record<string, string>
const english: Words = en
const hindi: Words = hi
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test('§1 every message exists in both languages', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted())
})

test('§1 both languages of a message have the same parameters', () => {
  const differing = Object.keys(english).filter(
    (key) => placeholders(english[key]).join() !== placeholders(hindi[key]).join(),
  )
  expect(differing).toEqual([])
})

test('§1 Hindi messages are in Devanagari with Latin digits', () => {
  // Texts that are the same in both languages: names that banks and forms print in Latin letters.
  const latin = new Set([
    'desk_user_id',
    'auth_otp',
    'checkout_upi_id',
    'city_plus_gst',
    'common_brand',
    'common_gst',
    'email_code_label',
    'list_column_cgst',
    'list_column_igst',
    'desk_site_upi_id',
  ])
  const wrong = Object.keys(hindi).filter((key) => !latin.has(key) && !/[\u0900-\u097F]/.test(hindi[key] ?? ''))
  expect(wrong).toEqual([])
  expect(Object.keys(hindi).filter((key) => /[\u0966-\u096F]/.test(hindi[key] ?? ''))).toEqual([])
})

test('§8 the texts of the specification are among the messages, to the letter', () => {
  const all = new Set(Object.values(english))
  expect(specificationTexts.filter((text) => !all.has(text))).toEqual([])
})
