import { expect, test } from 'vitest'
import { bookingStatuses } from '../domain/booking-status.ts'
import { type Language, languages } from '../domain/language.ts'
import { paymentStatuses } from '../domain/payment.ts'
import { bookingStatusText, paymentStatusText, rejectedText, type StatusText } from './status.ts'

const labelIn = (language: Language) => (status: StatusText) => status.label({}, { locale: language })
const bookingLabels = (language: Language) =>
  bookingStatuses.map((status) => labelIn(language)(bookingStatusText[status]))
const paymentLabels = (language: Language) =>
  paymentStatuses.map((status) => labelIn(language)(paymentStatusText[status]))

const all = [...Object.entries(bookingStatusText), ...Object.entries(paymentStatusText)]
/** The states in which staff have not found the money, or no longer hold it. */
const unverified = all.filter(([status]) => !['VERIFIED', 'PAST'].includes(status))

test('STATUS a booking is "Verified" or "Not verified" in the words of the specification', () => {
  expect(labelIn('en')(bookingStatusText.VERIFIED)).toBe('Verified')
  expect(labelIn('en')(bookingStatusText.CHECKING)).toBe('Not verified')
})

test.each(languages)('STATUS each state has a label of its own, in %s', (language) => {
  expect(new Set(bookingLabels(language)).size).toBe(bookingStatuses.length)
  expect(new Set(paymentLabels(language)).size).toBe(paymentStatuses.length)
})

test.each(languages)('STATUS each state says in a sentence what happens next or what to do, in %s', (language) => {
  for (const [, { label, next }] of all) {
    expect(next({}, { locale: language })).toMatch(/[.।]$/)
    expect(label({}, { locale: language })).not.toMatch(/[.।]$/)
  }
})

test.each(unverified)('STATUS %s is not called paid, verified or found', (_status, { label, next }) => {
  const english = [label, next].map((text) => text({}, { locale: 'en' })).join(' ')
  expect(english).not.toMatch(/(?<!not )\bverified|\bpaid|confirmed|(?<!not |amount was )\bfound/i)
  const hindi = [label, next].map((text) => text({}, { locale: 'hi' })).join(' ')
  expect(hindi).not.toMatch(/पुष्टि(?! बाकी है)|पक्की|मिल गया|हो गया/)
})

test('STATUS a rejected payment asks for a corrected UTR and looks like a problem', () => {
  for (const status of [bookingStatusText.REJECTED, paymentStatusText.REJECTED]) {
    expect(status.tone).toBe('problem')
    expect(status.next({}, { locale: 'en' })).toContain('correct the UTR')
    expect(status.next({}, { locale: 'hi' })).toContain('UTR नंबर ठीक करें')
  }
})

test('STATUS a payment with another amount does not ask for another UTR', () => {
  expect(rejectedText('AMOUNT_DIFFERS').next({}, { locale: 'en' })).toContain('not the amount we expected')
  expect(rejectedText('AMOUNT_DIFFERS').next({}, { locale: 'hi' })).toContain('राशि')
  for (const locale of languages) {
    const { label, next, tone } = rejectedText('AMOUNT_DIFFERS')
    expect(tone).toBe('problem')
    expect(`${label({}, { locale })} ${next({}, { locale })}`).not.toMatch(/UTR|not found|नहीं मिला/)
  }
  for (const reason of ['NOT_FOUND', 'ALREADY_USED', 'OTHER', null] as const)
    expect(rejectedText(reason)).toBe(paymentStatusText.REJECTED)
})

test('STATUS waiting, done and inactive states look different', () => {
  expect(Object.entries(bookingStatusText).map(([status, { tone }]) => [status, tone])).toEqual([
    ['CHECKING', 'waiting'],
    ['VERIFIED', 'done'],
    ['REJECTED', 'problem'],
    ['CANCELLED', 'quiet'],
    ['PAST', 'quiet'],
    ['NO_PLACE', 'problem'],
    ['HELD', 'problem'],
  ])
})
