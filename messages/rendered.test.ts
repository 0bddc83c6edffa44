import { expect, test } from 'vitest'
import { formatDay, formatHour, formatMoment, formatMonth, formatRupees, formatSpan } from '../domain/format.ts'
import { languages, type Language } from '../domain/language.ts'
import { paise } from '../domain/money.ts'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import { matching, neverWords, patternOf } from './never-words.ts'
import { specificationTexts } from './specification-texts.ts'

const texts: Record<Language, Record<string, string>> = { en, hi }
const counts = ['0', '1', '2', '11']

/** The values of parameters that are not in `counts`, as pages and emails give them. */
const values: Record<string, (language: Language) => string[]> = {
  ...Object.fromEntries(
    ['amount', 'refund', 'cap', 'sum', 'submitted', 'found', 'expected', 'balance', 'opening', 'closing', 'tax'].map(
      (name) => [name, (language: Language) => [1, 500_000, 414_601].map((sum) => formatRupees(paise(sum), language))],
    ),
  ),
  moment: (language) =>
    ['2026-11-22T12:08:00Z', '2026-03-31T18:30:00Z'].map((instant) => formatMoment(instant, language)),
  time: (language) => [formatHour('16:00', language), formatSpan(90_000, language)],
  ...Object.fromEntries(
    ['date', 'first', 'last', 'day'].map((name) => [name, (language: Language) => [formatDay('2026-12-05', language)]]),
  ),
  month: (language) => [formatMonth('2026-12', language)],
}
const isCount = (name: string) => /^(?:count|rows|days|packages|poojas|hours|done|all|left|page|pages)$/.test(name)

/** A message with each of its possible values; names and other texts are one word. */
function rendered(language: Language, text: string): string[] {
  const names = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
  const valuesOf = (name: string) => values[name]?.(language) ?? (isCount(name) ? counts : ['§'])
  const turns = Math.max(1, ...names.map((name) => valuesOf(name).length))
  return Array.from({ length: turns }, (_, turn) =>
    text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const all = valuesOf(name)
      return all[turn % all.length] ?? ''
    }),
  )
}
const all = (language: Language, without: ReadonlySet<string> = new Set()) =>
  Object.entries(texts[language]).flatMap(([key, text]) => (without.has(key) ? [] : rendered(language, text)))

/**
 * The code shows these texts only for two or more: for one or none the page has another message, or the number is a term of
 * several.
 */
const neverForOne = new Set([
  'audit_tries_in_hour',
  'booking_cancel_term_last',
  'booking_days_to_go',
  'cart_left_many',
  'checkout_utr_missing',
  'checkout_utr_too_many',
  'city_few_steps',
  'common_people',
  'common_people_label',
  'common_to_day',
  'desk_bookings_of_transfer',
  'desk_numbers_weeks',
  'places_left',
  'privacy_rights_answer',
  'desk_transfer_mark',
  'desk_transfer_shared',
  'document_from_to',
  'error_change_too_late',
  'error_too_many_photos',
  'error_too_many_unverified',
  'feedback_rating_of_many',
  'journey_nights',
  'journey_steps',
  'list_count_more',
  'people_several',
  'privacy_how_long_emails',
  'privacy_how_long_quotes',
  'questions_confirmed_text',
  'sankalp_all',
  'slip_days',
  'slip_steps',
  'statement_confirm_all',
  'terms_journey_change',
  'terms_payment_check',
  'terms_price_grace',
  'terms_price_valid',
])

test('WORDS each message is rendered with its values, so that no name in braces is left', () => {
  for (const language of languages) expect(matching(all(language), '\\{|\\}|undefined|NaN')).toEqual([])
  expect(rendered('en', '{count} of {amount}')).toEqual(['0 of ₹0.01', '1 of ₹5,000', '2 of ₹4,146.01', '11 of ₹0.01'])
})

test('WORDS no rendered message speaks of one thing in the plural', () => {
  expect(
    matching(all('en', neverForOne), '\\b1 (?:more |other )?(?!as\\b|is\\b)(?:\\w+s|people|are|have|stay|wait)\\b'),
  ).toEqual([])
  expect(
    matching(all('hi', neverForOne), '(?<![\\d,.])1 (?:और )?[\\u0900-\\u097F]*(?:ओं|ों|एँ|ियाँ)(?![\\u0900-\\u097F])'),
  ).toEqual([])
})

test.each([
  ['a time with a second postposition', 'hi', 'बजे (?:को|पर)(?![\\u0900-\\u097F])|\\) (?:को|पर) [^।]*बजे|बजे बजे'],
  ['"all" of two', 'en', '\\ball (?:0|1|2)\\b'],
  ['a day with a preposition of an hour', 'en', '\\bat \\d\\d? [A-Z][a-z]{2} \\d{4}'],
  ['a doubled word', 'en', '\\b(\\p{Letter}{2,}) \\1\\b'],
  ['a doubled zone of the time', 'en', 'IST[^.]{0,3}IST'],
  ['two stops, or a blank before one', 'en', ' [.,:?]|\\.\\.(?!\\.)|,,|\\?\\.'],
  ['two stops, or a blank before one', 'hi', ' [।,:?]|।।|,,|\\?।'],
] as const)('WORDS no rendered message has %s (%s)', (_name, language, wrong) => {
  expect(matching(all(language), wrong)).toEqual([])
})

test('WORDS no rendered message has a word that the glossary avoids', () => {
  const isFixed = (key: string) => specificationTexts.includes(texts.en[key] ?? '')
  const english = new RegExp(patternOf(neverWords('glossary.md'), '\\p{Letter}'), 'iu')
  expect(all('en', new Set(Object.keys(en).filter(isFixed))).filter((text) => english.test(text))).toEqual([])
  const letter = '[\\u0900-\\u0963\\u0971-\\u097F]'
  expect(matching(all('hi'), patternOf(neverWords('hindi-glossary.md'), letter))).toEqual([])
})
