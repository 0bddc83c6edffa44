import { describe, expect, test } from 'vitest'
import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type DateDecision, decisionOn, SAME_WITHIN_DAYS, withDecisions } from './date-decision.ts'
import { canBeMovedTo } from './days-moved.ts'
import { type PanchangDay, panchangOf as compute } from './month.ts'
import { observanceOf } from './observance.ts'
import { addMonths } from './offered.ts'

const months = new Map<string, PanchangDay[]>()

/** Each month is computed once for all tests. */
function panchangOf(month: string): PanchangDay[] {
  const days = months.get(month) ?? compute(month)
  months.set(month, days)
  return days
}

const decide = (observance: string, computed: string, day: string | null) =>
  ({ observance, computed, day }) as DateDecision

/** The observances of a month, by day. */
function observed(month: string, ...decisions: DateDecision[]): Record<string, string[]> {
  const days = withDecisions(panchangOf(month), decisions)
  return Object.fromEntries(
    days.flatMap(({ date, observances }) =>
      observances.length > 0 ? [[date, observances.map(({ name }) => name.en)]] : [],
    ),
  )
}

const keyed = Array.from({ length: 48 }, (_, index) => addMonths('2025-01', index)).flatMap((month) =>
  panchangOf(month).flatMap(({ date, observances }) =>
    observances.flatMap(({ key, ...observance }) => (key === null ? [] : [{ key, date, ...observance }])),
  ),
)

describe('PANCHANG decisions', () => {
  test('a decision moves a festival to the chosen day, and nothing else', () => {
    const { '2026-09-04': onComputed, ...others } = observed('2026-09')
    expect(onComputed).toEqual(['Janmashtami'])
    expect(observed('2026-09', decide('janmashtami', '2026-09-04', '2026-09-05'))).toEqual({
      ...others,
      '2026-09-05': ['Janmashtami'],
    })
  })

  test('a festival that is not shown is on no day', () => {
    const { '2026-09-04': _, ...others } = observed('2026-09')
    expect(observed('2026-09', decide('janmashtami', '2026-09-04', null))).toEqual(others)
  })

  test('a decision over the end of a year leaves the one month and comes into the other', () => {
    const moved = decide('ekadashi-pausha-shukla', '2025-12-30', '2026-01-01')
    expect(observed('2025-12')['2025-12-30']).toEqual(['Paush Putrada Ekadashi'])
    expect(observed('2025-12', moved)).not.toHaveProperty('2025-12-30')
    expect(observed('2026-01', moved)['2026-01-01']).toEqual([
      'Paush Putrada Ekadashi',
      ...(observed('2026-01')['2026-01-01'] ?? []),
    ])
  })

  test('of two observances of a year with one key a decision moves only its own', () => {
    const moved = decide('ekadashi-pausha-shukla', '2025-12-30', '2025-12-31')
    expect(observed('2025-01', moved)).toEqual(observed('2025-01'))
    expect(observed('2025-01')['2025-01-10']).toEqual(['Paush Putrada Ekadashi'])
  })

  test('in a year with a leap month its Ekadashis and those of the usual month are moved alone', () => {
    const found = keyed.filter(({ key, date }) => key.startsWith('ekadashi-') && date >= '2026-05' && date < '2026-07')
    expect(found.map(({ key, date, tithi }) => [date, key, tithi?.en])).toEqual([
      ['2026-05-13', 'ekadashi-jyeshtha-krishna', 'Jyeshtha Krishna Ekadashi'],
      ['2026-05-27', 'ekadashi-adhik-jyeshtha-shukla', 'Adhik Jyeshtha Shukla Ekadashi'],
      ['2026-06-11', 'ekadashi-adhik-jyeshtha-krishna', 'Adhik Jyeshtha Krishna Ekadashi'],
      ['2026-06-25', 'ekadashi-jyeshtha-shukla', 'Jyeshtha Shukla Ekadashi'],
    ])
    const { '2026-06-25': _, ...others } = observed('2026-06')
    expect(observed('2026-06', decide('ekadashi-jyeshtha-shukla', '2026-06-25', '2026-06-24'))).toEqual({
      ...others,
      '2026-06-24': ['Nirjala Ekadashi'],
    })
  })

  test('two festivals of one tithi are moved each for itself', () => {
    const moved = observed('2026-03', decide('holi', '2026-03-04', '2026-03-05'))
    expect(moved['2026-03-05']).toEqual(['Holi'])
    expect(Object.entries(moved).find(([, names]) => names.includes('Holika Dahan'))).toEqual(
      Object.entries(observed('2026-03')).find(([, names]) => names.includes('Holika Dahan')),
    )
  })

  test('what is moved to a day is in order of importance there', () => {
    const moved = decide('ekadashi-bhadrapada-krishna', '2026-09-07', '2026-09-04')
    expect(observed('2026-09', moved)['2026-09-04']).toEqual(['Janmashtami', 'Aja Ekadashi'])
    const festival = decide('janmashtami', '2026-09-04', '2026-09-07')
    expect(observed('2026-09', festival)['2026-09-07']).toEqual(['Janmashtami', 'Aja Ekadashi'])
  })

  test('a decision stands when a later release computes another day, or knows the festival no more', () => {
    const earlier = decide('janmashtami', '2026-09-03', '2026-09-05')
    expect(observed('2026-09', earlier)).toEqual(observed('2026-09', decide('janmashtami', '2026-09-04', '2026-09-05')))
    expect(observed('2026-09', decide('no-such-festival', '2026-09-04', '2026-09-05'))).toEqual(observed('2026-09'))
  })

  test('each key names what has it, and the next one with the same key is months away', () => {
    expect(new Set(keyed.map(({ key }) => key)).size).toBeGreaterThan(60)
    const last = new Map<string, CalendarDay>()
    for (const { key, date, kind, name } of keyed) {
      expect(observanceOf(key)).toMatchObject({ kind, name })
      expect(key).toMatch(/^[a-z-]+$/)
      const before = last.get(key)
      if (before) expect(daysBetween(before, date)).toBeGreaterThan(10 * SAME_WITHIN_DAYS)
      last.set(key, date)
    }
  })

  test('a decision belongs to the observance that is near it', () => {
    const decisions = [decide('diwali', '2026-11-08', null)]
    const near = (computed: string) => decisionOn(decisions, { key: 'diwali', computed: computed as CalendarDay })
    expect([near('2026-11-09'), near('2025-10-20'), near('2027-10-29')]).toEqual([decisions[0], undefined, undefined])
    expect(decisionOn(decisions, { key: 'dhanteras', computed: '2026-11-08' as CalendarDay })).toBeUndefined()
  })

  test.each([
    ['2026-09-01', true],
    ['2026-09-07', true],
    ['2026-08-31', false],
    ['2026-09-08', false],
  ])('an observance of 4 September can be moved to %s: %s', (day, isPossible) => {
    expect(canBeMovedTo(day as CalendarDay, '2026-09-04' as CalendarDay)).toBe(isPossible)
  })
})
