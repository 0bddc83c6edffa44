import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { namesFutureDay } from './death-day.ts'

const today = '2026-11-26' as CalendarDay

test.each([
  '2027-03-12',
  '2026-11-27',
  '12/03/2027',
  '12.3.2027',
  '03/25/2027',
  '12 March 2027',
  '12th of March, 2027',
  'March 12, 2027',
  '12-Mar-2027',
  '१२ मार्च २०२७',
  '12 फ़रवरी 2027',
  '1 सितम्बर 2027',
  'Father: 2 May 1998\nMother: 12 March 2027',
])('SANKALP date of death: %j names a day that is still to come', (text) => {
  expect(namesFutureDay(text, today)).toBe(true)
})

test.each([
  '',
  '2026-11-26',
  '12 March 1998',
  '12/03/27',
  'Phalgun Krishna Panchami',
  '5 Margashirsha 2083',
  'फाल्गुन कृष्ण पंचमी २०८३',
  '9 नवमी 2083',
  'Samvat 2083, 12/03/2083',
  'संवत 2083-12-03',
  'about 2027 or so',
  '98390 12345',
  '1612/03/20271',
])('SANKALP date of death: %j stays as it is written', (text) => {
  expect(namesFutureDay(text, today)).toBe(false)
})
