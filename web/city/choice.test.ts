import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type Choice, choiceParams, noChoice, readChoice } from './choice.ts'

const offered = { packages: [{ id: 'p1' }], poojas: [{ id: 'e1' }] }
const read = (search: string) => readChoice(new URLSearchParams(search), offered, '2026-11-22' as CalendarDay)

describe('CHOOSING in the address', () => {
  test.each<Choice>([
    noChoice,
    { kind: 'package', id: 'p1', day: '2026-12-12', headCount: 5 },
    { kind: 'package', id: 'p1', day: '', headCount: 2 },
    { kind: 'pooja', id: 'e1', day: '2027-11-22', headCount: 2 },
  ])('%j is read as it was written', (choice) => {
    expect(read(choiceParams(choice).toString())).toEqual(choice)
  })

  test.each([
    ['package=gone&date=2026-12-12&people=5', noChoice],
    ['pooja=p1', noChoice],
    ['package=p1&people=12', { kind: 'package', id: 'p1', day: '', headCount: 2 }],
    ['package=p1&people=2.5', { kind: 'package', id: 'p1', day: '', headCount: 2 }],
    ['package=p1&date=2026-11-22&people=5', { kind: 'package', id: 'p1', day: '', headCount: 5 }],
    ['package=p1&date=2027-11-23&people=5', { kind: 'package', id: 'p1', day: '', headCount: 5 }],
    ['package=p1&date=tomorrow&people=5', { kind: 'package', id: 'p1', day: '', headCount: 5 }],
  ])('%s: what cannot be booked is omitted', (search, choice) => {
    expect(read(search)).toEqual(choice)
  })
})
