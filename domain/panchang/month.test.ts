import { describe, expect, test } from 'vitest'
import { daysBetween } from '../calendar-day.ts'
import { type PanchangDay, panchangOf as compute } from './month.ts'
import { addMonths } from './offered.ts'

const months = new Map<string, PanchangDay[]>()

/** Each month is computed once for all tests. */
function panchangOf(month: string): PanchangDay[] {
  const days = months.get(month) ?? compute(month)
  months.set(month, days)
  return days
}

function panchangOn(date: string): PanchangDay {
  const found = panchangOf(date.slice(0, 7)).find((day) => day.date === date)
  if (!found) throw new Error(`no panchang on ${date}`)
  return found
}

const namesOn = (date: string) => panchangOn(date).observances.map(({ name }) => name.en)

const monthsFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addMonths(first, index))

describe('PANCHANG days', () => {
  test.each([
    ['Makar Sankranti', '2025-01-14', '2026-01-14', '2027-01-15'],
    ['Mauni Amavasya', '2025-01-29', '2026-01-18', '2027-02-06'],
    ['Vasant Panchami', '2026-01-23', '2027-02-11'],
    ['Maghi Purnima', '2025-02-12', '2026-02-01'],
    ['Maha Shivaratri', '2025-02-26', '2026-02-15', '2027-03-06'],
    ['Holika Dahan', '2025-03-13', '2027-03-21'],
    ['Holi', '2025-03-14', '2026-03-04', '2027-03-22'],
    ['Chaitra Navaratri begins', '2025-03-30', '2026-03-19', '2027-04-07'],
    ['Ram Navami', '2025-04-06', '2027-04-15'],
    ['Hanuman Jayanti', '2025-04-12', '2026-04-02', '2027-04-20'],
    ['Akshaya Tritiya', '2025-04-30', '2026-04-19'],
    ['Buddha Purnima', '2025-05-12', '2026-05-01', '2027-05-20'],
    ['Ganga Dussehra', '2025-06-05'],
    ['Guru Purnima', '2025-07-10', '2026-07-29', '2027-07-18'],
    ['Nag Panchami', '2025-07-29', '2026-08-17', '2027-08-06'],
    ['Raksha Bandhan', '2025-08-09', '2026-08-28', '2027-08-17'],
    ['Janmashtami', '2026-09-04'],
    ['Pitru Paksha begins', '2025-09-07', '2026-09-26'],
    ['Sarva Pitru Amavasya', '2025-09-21', '2026-10-10'],
    ['Navaratri begins', '2025-09-22', '2026-10-11', '2027-09-30'],
    ['Vijayadashami', '2025-10-02', '2026-10-20', '2027-10-09'],
    ['Sharad Purnima', '2025-10-06', '2026-10-25'],
    ['Dhanteras', '2025-10-18', '2026-11-06', '2027-10-27'],
    ['Diwali', '2025-10-20', '2026-11-08', '2027-10-29'],
    ['Dev Uthani Ekadashi', '2025-11-01', '2026-11-20'],
    ['Dev Deepawali', '2025-11-05', '2026-11-24'],
    ['Kartik Purnima', '2025-11-05', '2026-11-24'],
  ])('%s is on the published dates and on no other', (name, ...dates) => {
    const years = [...new Set(dates.map((date) => date.slice(0, 4)))]
    const found = years.flatMap((year) =>
      monthsFrom(`${year}-01`, 12).flatMap((month) =>
        panchangOf(month)
          .filter(({ observances }) => observances.some((one) => one.name.en === name))
          .map(({ date }) => date),
      ),
    )
    expect(found).toEqual(dates)
  })

  test('each shraddh of Pitru Paksha is on the day whose afternoon has its tithi', () => {
    const shraddhs = panchangOf('2025-09').flatMap(({ date, observances }) =>
      observances
        .filter(({ kind }) => kind === 'shraddh')
        .map(({ name }) => `${date.slice(8)} ${name.en.split(' ')[0]}`),
    )
    expect(shraddhs).toEqual([
      '07 Purnima',
      '08 Pratipada',
      '09 Dwitiya',
      '10 Tritiya',
      '10 Chaturthi',
      '11 Panchami',
      '12 Shashthi',
      '13 Saptami',
      '14 Ashtami',
      '15 Navami',
      '16 Dashami',
      '17 Ekadashi',
      '18 Dwadashi',
      '19 Trayodashi',
      '20 Chaturdashi',
    ])
  })

  test('Ekadashi is on the published dates', () => {
    const found = monthsFrom('2025-01', 24).map((month) =>
      panchangOf(month)
        .filter(({ observances }) => observances.some(({ kind }) => kind === 'ekadashi'))
        .map(({ date }) => Number(date.slice(8))),
    )
    const in2025 = [
      [10, 25],
      [8, 24],
      [10, 25],
      [8, 24],
      [8, 23],
      [6, 21],
      [6, 21],
      [5, 19],
      [3, 17],
      [3, 17],
      [1, 15],
      [1, 15, 30],
    ]
    const in2026 = [
      [14, 29],
      [13, 27],
      [15, 29],
      [13, 27],
      [13, 27],
      [11, 25],
      [10, 25],
      [9, 23],
      [7, 22],
      [6, 22],
      [5, 20],
      [4, 20],
    ]
    expect(found).toEqual([...in2025, ...in2026])
  })

  test('the fast of Ekadashi is a day earlier if Dwadashi ends before it could end in it', () => {
    expect(panchangOn('2025-11-02').tithi).toBe(11)
    expect(namesOn('2025-11-02')).toEqual([])
  })

  test('a festival with a name of its own is not named twice', () => {
    expect(namesOn('2026-11-24')).toEqual(['Dev Deepawali', 'Kartik Purnima'])
    expect(namesOn('2026-01-18')).toEqual(['Mauni Amavasya'])
  })
})

describe('PANCHANG tithis and months', () => {
  test('a month is counted from full moon to full moon', () => {
    expect(panchangOn('2026-11-24')).toMatchObject({ tithi: 15, paksha: 'shukla', month: { en: 'Kartik' } })
    expect(panchangOn('2026-11-25')).toMatchObject({ tithi: 16, paksha: 'krishna', month: { en: 'Margashirsha' } })
    expect(panchangOn('2026-12-12').tithiName).toEqual({ en: 'Tritiya', hi: 'तृतीया' })
  })

  test('the leap month Adhik Jyeshtha of 2026 has both its fortnights from 17 May to 15 June', () => {
    const days = monthsFrom('2026-05', 2).flatMap(panchangOf)
    const adhik = days.filter(({ month }) => month.en === 'Adhik Jyeshtha').map(({ date }) => date)
    expect([adhik.at(0), adhik.at(-1), adhik.length]).toEqual(['2026-05-17', '2026-06-15', 30])
    expect(panchangOn('2026-05-16').month.en).toBe('Jyeshtha')
    expect(panchangOn('2026-06-16').month).toEqual({ en: 'Jyeshtha', hi: 'ज्येष्ठ' })
  })

  test('Ganga Dussehra is in the leap month, and only once', () => {
    const days = monthsFrom('2026-05', 2).flatMap(panchangOf)
    const found = days.filter(({ observances }) => observances.some(({ name }) => name.en === 'Ganga Dussehra'))
    expect(found.map(({ month }) => month.en)).toEqual(['Adhik Jyeshtha'])
  })

  test('a tithi without a sunrise is lost, and its festival is on the day in which it falls', () => {
    expect([panchangOn('2026-03-19').tithi, panchangOn('2026-03-20').tithi]).toEqual([30, 2])
    expect(namesOn('2026-03-19')).toContain('Chaitra Navaratri begins')
  })

  test('a tithi with two sunrises names two days', () => {
    expect([panchangOn('2025-09-24').tithi, panchangOn('2025-09-25').tithi]).toEqual([3, 3])
  })

  test('each day has one tithi, which is the one of the day before or one or two later', () => {
    const days = monthsFrom('2025-01', 48).flatMap(panchangOf)
    expect(days.length).toBe(365 * 3 + 366)
    for (const [index, day] of days.entries()) {
      const before = days[index - 1]
      expect(day.tithi >= 1 && day.tithi <= 30).toBe(true)
      expect(day.paksha).toBe(day.tithi <= 15 ? 'shukla' : 'krishna')
      if (!before) continue
      expect(daysBetween(before.date, day.date)).toBe(1)
      expect([0, 1, 2]).toContain((day.tithi - before.tithi + 30) % 30)
    }
  })

  test.each(['ekadashi', 'pradosh'])('%s comes each fortnight, 13 to 16 days after the last one', (kind) => {
    const days = monthsFrom('2025-01', 48).flatMap(panchangOf)
    const dates = days.filter(({ observances }) => observances.some((one) => one.kind === kind)).map(({ date }) => date)
    expect([98, 99, 100]).toContain(dates.length)
    const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date))
    expect(gaps.filter((gap) => gap < 13 || gap > 16)).toEqual([])
  })
})
