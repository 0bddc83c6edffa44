import { describe, expect, test } from 'vitest'
import { daysBetween } from '../calendar-day.ts'
import { type PanchangDay, panchangOf as compute } from './month.ts'
import { addMonths } from './offered.ts'
import { HOUR_MS } from '../durations.ts'

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

  test('an Ekadashi at two sunrises is kept on the second, if Dwadashi is at the third', () => {
    expect(['2027-03-03', '2027-03-04', '2027-03-05'].map((date) => panchangOn(date).tithi)).toEqual([26, 26, 27])
    expect(namesOn('2027-03-03')).not.toContain('Vijaya Ekadashi')
    expect(namesOn('2027-03-04')).toContain('Vijaya Ekadashi')
  })

  test('where the sunrise of Delhi gives another day, the sunrise of the place decides and the day says so', () => {
    const devUthani = panchangOn('2028-10-29').observances.find(({ key }) => key === 'dev-uthani-ekadashi')
    expect(devUthani?.inDelhi).toBe('2028-10-28')
    const sameInBoth = panchangOn('2026-11-20').observances.find(({ key }) => key === 'dev-uthani-ekadashi')
    expect(sameInBoth?.inDelhi).toBeNull()
  })

  test('all Ekadashis have names, and those of a leap month their own', () => {
    const days = monthsFrom('2026-01', 12).flatMap(panchangOf)
    const names = days.flatMap(({ observances }) =>
      observances.filter(({ kind }) => kind === 'ekadashi').map(({ name }) => name.en.replace(' Ekadashi', '')),
    )
    expect(names.join(', ')).toBe(
      'Shattila, Jaya, Vijaya, Rangbhari (Amalaki), Papmochani, Kamada, Varuthini, Mohini, Apara, Padmini, Parama, Nirjala, ' +
        'Yogini, Dev Shayani, Kamika, Shravan Putrada, Aja, Parivartini, Indira, Papankusha, Rama, Dev Uthani, Utpanna, Mokshada',
    )
  })

  test('Janmashtami is told for both traditions where their days differ, and once where they agree', () => {
    const told = (month: string) =>
      panchangOf(month).flatMap(({ date, observances }) =>
        observances.filter(({ name }) => name.en === 'Janmashtami').map(({ tradition }) => [date, tradition]),
      )
    expect(told('2025-08')).toEqual([
      ['2025-08-15', 'smarta'],
      ['2025-08-16', 'vaishnava'],
    ])
    expect(told('2026-09')).toEqual([['2026-09-04', null]])
  })

  test('the great baths of the Magh Mela are told', () => {
    const baths = monthsFrom('2027-01', 3)
      .flatMap(panchangOf)
      .flatMap(({ date, observances }) =>
        observances.filter(({ isBath }) => isBath).map(({ name }) => `${date} ${name.en}`),
      )
    expect(baths).toEqual([
      '2027-01-15 Makar Sankranti',
      '2027-01-22 Paush Purnima',
      '2027-02-06 Mauni Amavasya',
      '2027-02-11 Vasant Panchami',
      '2027-02-20 Maghi Purnima',
      '2027-03-06 Maha Shivaratri',
    ])
  })

  test('Masik Shivaratri is in each month but that of Maha Shivaratri', () => {
    const days = monthsFrom('2027-01', 12).flatMap(panchangOf)
    const months = days.filter(({ observances }) => observances.some(({ name }) => name.en === 'Masik Shivaratri'))
    expect(months.map(({ month }) => month.en)).not.toContain('Phalgun')
    expect(months.length).toBe(12)
  })

  test('the fast of Ekadashi is a day earlier if Dwadashi ends before it could end in it', () => {
    expect(panchangOn('2025-11-02').tithi).toBe(11)
    expect(namesOn('2025-11-02')).toEqual([])
    // Ekadashi begins seconds before the sunrise of the 15th and is present at two sunrises; at the third, Dwadashi is over.
    expect(['2030-03-14', '2030-03-15', '2030-03-16'].map((date) => panchangOn(date).tithi)).toEqual([10, 11, 11])
    expect(panchangOn('2030-03-17').tithi).toBe(13)
    const ofDay = (date: string) => panchangOn(date).observances.filter(({ kind }) => kind === 'ekadashi')
    expect(ofDay('2030-03-14')).toEqual([])
    expect(ofDay('2030-03-15')).toMatchObject([{ name: { en: 'Rangbhari (Amalaki) Ekadashi' }, inDelhi: null }])
  })

  test('a festival with a name of its own is not named twice', () => {
    expect(namesOn('2026-11-24')).toEqual(['Dev Deepawali', 'Kartik Purnima'])
    expect(namesOn('2026-01-18')).toEqual(['Mauni Amavasya'])
  })
})

/** An instant as people in India read it. */
const inIndia = (instant: number) => new Date(instant + 5.5 * HOUR_MS).toISOString().slice(0, 16)

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

  test('a day says when its tithi ends, which one is in the afternoon, and which shraddh is due', () => {
    const day = panchangOn('2026-11-28')
    expect(day.name.en).toBe('Krishna Chaturthi')
    expect(inIndia(day.ends)).toBe('2026-11-28T06:40')
    expect(day.afternoon?.name.en).toBe('Krishna Panchami')
    expect(day.shraddh.map(({ name, month }) => [month.en, name.en])).toEqual([['Margashirsha', 'Krishna Panchami']])
  })

  test.each([
    ['2024-08-26', '2024-08-27T02:19'],
    ['2025-07-10', '2025-07-11T02:06'],
    ['2025-08-16', '2025-08-16T21:34'],
    ['2025-10-21', '2025-10-21T17:54'],
    ['2026-11-09', '2026-11-09T12:31'],
  ])('the tithi of %s ends at the published minute', (date, ends) => {
    expect(Math.abs(Date.parse(`${inIndia(panchangOn(date).ends)}Z`) - Date.parse(`${ends}Z`))).toBeLessThanOrEqual(
      60_000,
    )
  })

  test('a tithi at no sunrise is told on the day on which it begins and ends', () => {
    const { skipped } = panchangOn('2026-11-28')
    expect([skipped?.name.en, panchangOn('2026-11-29').name.en]).toEqual(['Krishna Panchami', 'Krishna Shashthi'])
    expect(panchangOn('2026-11-27').skipped).toBeNull()
  })

  test('a tithi at two sunrises is told on both days', () => {
    const days = ['2025-09-23', '2025-09-24', '2025-09-25', '2025-09-26']
    expect(days.map((date) => panchangOn(date).doubled)).toEqual([null, 'first', 'second', null])
  })

  test('the shraddh of each tithi is due on one day, also of a tithi at no sunrise', () => {
    const due = monthsFrom('2027-01', 12)
      .flatMap(panchangOf)
      .flatMap(({ shraddh }) => shraddh)
    const numbers = due.map(({ tithi }) => tithi)
    for (const [index, tithi] of numbers.slice(1).entries()) expect(tithi).toBe(((numbers[index] ?? 0) % 30) + 1)
    expect(due.length).toBeGreaterThan(365)
  })

  test('of 2027 the afternoon has another tithi on 129 days, and 17 tithis are at no sunrise', () => {
    const days = monthsFrom('2027-01', 12).flatMap(panchangOf)
    expect(days.filter(({ afternoon }) => afternoon).length).toBe(129)
    expect(days.filter(({ skipped }) => skipped).length).toBe(17)
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
