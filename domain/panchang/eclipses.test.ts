import { describe, expect, test } from 'vitest'
import { panchangOf } from './month.ts'
import { HOUR_MS } from '../durations.ts'

/** An instant as people in India read it. */
const inIndia = (instant: number) => new Date(instant + 5.5 * HOUR_MS).toISOString().slice(0, 16)

describe('PANCHANG eclipses', () => {
  const eclipsesOf = (month: string) =>
    panchangOf(month).flatMap(({ date, observances }) =>
      observances.flatMap(({ kind, eclipse }) =>
        eclipse ? [[date, kind, ...[eclipse.sutak, eclipse.start, eclipse.end].map(inIndia)]] : [],
      ),
    )

  test('an eclipse has its hours and its sutak, 9 hours before that of the moon, and closes its day', () => {
    const hours = ['2025-09-07T12:56', '2025-09-07T21:56', '2025-09-08T01:26']
    expect(eclipsesOf('2025-09')).toEqual([
      ['2025-09-07', 'eclipse', ...hours],
      ['2025-09-07', 'closed', ...hours],
    ])
  })

  test('of an eclipse with which the moon rises, the beginning is seen at moonrise', () => {
    const hours = ['2026-03-03T06:19', '2026-03-03T17:59', '2026-03-03T18:47']
    expect(eclipsesOf('2026-03')[0]).toEqual(['2026-03-03', 'eclipse', ...hours])
  })

  test('the sutak of a solar eclipse begins 12 hours before it', () => {
    const hours = ['2027-08-02T04:05', '2027-08-02T16:05', '2027-08-02T17:08']
    expect(eclipsesOf('2027-08')[0]).toEqual(['2027-08-02', 'eclipse', ...hours])
  })

  test('an eclipse after midnight closes the evening before it', () => {
    expect(eclipsesOf('2029-12').map(([date, kind]) => [date, kind])).toEqual([
      ['2029-12-20', 'closed'],
      ['2029-12-21', 'eclipse'],
    ])
  })

  test('eclipses that Varanasi does not see, and those of the penumbra, are not told', () => {
    for (const month of ['2024-03', '2024-09', '2025-03', '2026-08', '2027-02', '2027-07', '2028-01'])
      expect([month, eclipsesOf(month)]).toEqual([month, []])
  })
})
