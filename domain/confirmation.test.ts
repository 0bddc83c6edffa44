import { expect, test } from 'vitest'
import { isConfirmed } from './confirmation.ts'
import { paise } from './money.ts'

const waiting = {
  advanceVerified: false,
  advanceRejected: false,
  held: false,
  cancelled: false,
  revoked: false,
  price: paise(700),
  received: paise(0),
}
const paidLater = { ...waiting, advanceRejected: true, received: paise(700) }

test('MONEY confirmation: a verified advance confirms, also a booking that is cancelled', () => {
  expect(isConfirmed(waiting)).toBe(false)
  expect(isConfirmed({ ...waiting, advanceVerified: true })).toBe(true)
  expect(isConfirmed({ ...waiting, advanceVerified: true, cancelled: true })).toBe(true)
})

test('MONEY confirmation: later payments confirm only what they cover, after the advance was not found', () => {
  expect(isConfirmed(paidLater)).toBe(true)
  expect(isConfirmed({ ...paidLater, received: paise(699) })).toBe(false)
  expect(isConfirmed({ ...paidLater, advanceRejected: false })).toBe(false)
  expect(isConfirmed({ ...paidLater, cancelled: true, price: paise(0) })).toBe(false)
  expect(isConfirmed({ ...paidLater, revoked: true })).toBe(false)
  expect(isConfirmed({ ...paidLater, price: paise(0), received: paise(0) })).toBe(false)
})

test('MONEY confirmation: any money confirms what staff hold, until they take it back or cancel', () => {
  const held = { ...waiting, held: true }
  expect(isConfirmed(held)).toBe(false)
  expect(isConfirmed({ ...held, received: paise(1) })).toBe(true)
  expect(isConfirmed({ ...held, received: paise(1), cancelled: true })).toBe(false)
  expect(isConfirmed({ ...held, received: paise(1), revoked: true })).toBe(false)
})
