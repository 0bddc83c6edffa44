import { describe, expect, test } from 'vitest'
import type { DayPart } from './day-part.ts'
import { festivals } from './festivals.ts'
import { panchangOf } from './month.ts'
import { addMonths } from './offered.ts'

/**
 * Days as in published almanacs, from memory of their lists for Delhi and North India, not copied from one. They are sorted by the
 * part of the day that decides them. Days on which almanacs differ are in docs/panchang.md instead.
 */
// oxfmt-ignore
const golden: Partial<Record<DayPart, Record<string, readonly string[]>>> = {
  sunrise: {
    'paush-purnima': ['2024-01-25', '2025-01-13', '2026-01-03', '2027-01-22'],
    'mauni-amavasya': ['2024-02-09', '2025-01-29', '2026-01-18', '2027-02-06', '2028-01-26', '2029-01-14', '2030-02-02'],
    'maghi-purnima': ['2024-02-24', '2025-02-12', '2026-02-01', '2027-02-20', '2028-02-10'],
    'chaitra-navaratri-begins': ['2024-04-09', '2025-03-30', '2026-03-19', '2027-04-07', '2028-03-27', '2029-04-14', '2030-04-03'],
    'chaitra-durga-ashtami': ['2024-04-16', '2025-04-05', '2026-03-26'],
    'hanuman-jayanti': ['2024-04-23', '2025-04-12', '2026-04-02', '2027-04-20', '2028-04-09', '2029-04-28'],
    'buddha-purnima': ['2024-05-23', '2025-05-12', '2026-05-01', '2027-05-20', '2028-05-08', '2029-05-27', '2030-05-17'],
    'guru-purnima': ['2024-07-21', '2025-07-10', '2026-07-29', '2027-07-18', '2028-07-06', '2029-07-25', '2030-07-15'],
    'hariyali-teej': ['2024-08-07', '2025-07-27', '2026-08-15'],
    'nag-panchami': ['2024-08-09', '2025-07-29', '2026-08-17', '2027-08-06', '2028-07-26'],
    'janmashtami-vaishnava': ['2025-08-16'],
    'hartalika-teej': ['2024-09-06', '2025-08-26', '2026-09-14', '2027-09-03'],
    'navaratri-begins': ['2024-10-03', '2025-09-22', '2026-10-11', '2027-09-30', '2028-09-19', '2029-10-08', '2030-09-28'],
    'durga-ashtami': ['2024-10-11', '2025-09-30', '2026-10-19', '2027-10-07', '2028-09-26'],
    'kartik-purnima': ['2024-11-15', '2025-11-05', '2026-11-24', '2027-11-14', '2028-11-02'],
    'ekadashi-pausha-krishna': ['2024-01-07', '2024-12-26', '2025-12-15'],
    'ekadashi-pausha-shukla': ['2024-01-21', '2025-01-10', '2025-12-30'],
    'ekadashi-magha-krishna': ['2024-02-06', '2025-01-25', '2026-01-14'],
    'ekadashi-magha-shukla': ['2024-02-20', '2025-02-08', '2026-01-29'],
    'ekadashi-phalguna-krishna': ['2024-03-06', '2025-02-24', '2026-02-13', '2027-03-04'],
    'ekadashi-phalguna-shukla': ['2024-03-20', '2025-03-10', '2026-02-27'],
    'ekadashi-chaitra-krishna': ['2024-04-05', '2025-03-25', '2026-03-15'],
    'ekadashi-chaitra-shukla': ['2024-04-19', '2025-04-08', '2026-03-29'],
    'ekadashi-vaishakha-krishna': ['2024-05-04', '2025-04-24', '2026-04-13'],
    'ekadashi-vaishakha-shukla': ['2024-05-19', '2025-05-08', '2026-04-27'],
    'ekadashi-jyeshtha-krishna': ['2024-06-02', '2025-05-23', '2026-05-13'],
    'ekadashi-adhik-jyeshtha-shukla': ['2026-05-27'],
    'ekadashi-adhik-jyeshtha-krishna': ['2026-06-11'],
    'ekadashi-jyeshtha-shukla': ['2024-06-18', '2025-06-06', '2026-06-25'],
    'ekadashi-ashadha-krishna': ['2024-07-02', '2025-06-21', '2026-07-10'],
    'ekadashi-ashadha-shukla': ['2024-07-17', '2025-07-06', '2026-07-25'],
    'ekadashi-shravana-krishna': ['2024-07-31', '2025-07-21', '2026-08-09'],
    'ekadashi-shravana-shukla': ['2024-08-16', '2025-08-05', '2026-08-23'],
    'ekadashi-bhadrapada-krishna': ['2024-08-29', '2025-08-19', '2026-09-07'],
    'ekadashi-bhadrapada-shukla': ['2024-09-14', '2025-09-03', '2026-09-22'],
    'ekadashi-ashwin-krishna': ['2024-09-28', '2025-09-17', '2026-10-06'],
    'ekadashi-ashwin-shukla': ['2024-10-13', '2025-10-03', '2026-10-22'],
    'ekadashi-kartik-krishna': ['2024-10-28', '2025-10-17', '2026-11-05'],
    'dev-uthani-ekadashi': ['2024-11-12', '2025-11-01', '2026-11-20'],
    'ekadashi-margashirsha-krishna': ['2024-11-26', '2025-11-15', '2026-12-04'],
    'ekadashi-margashirsha-shukla': ['2024-12-11', '2025-12-01', '2026-12-20'],
  },
  morning: {
    'akshaya-tritiya': ['2024-05-10', '2025-04-30', '2026-04-19', '2027-05-09', '2028-04-27', '2029-05-16', '2030-05-05'],
    'raksha-bandhan': ['2024-08-19', '2025-08-09', '2026-08-28', '2027-08-17', '2028-08-05', '2029-08-23', '2030-08-13'],
  },
  forenoon: {
    'vasant-panchami': ['2024-02-14', '2025-02-02', '2026-01-23', '2027-02-11', '2028-01-31', '2029-01-19'],
    'ganga-dussehra': ['2024-06-16', '2025-06-05', '2026-05-25'],
  },
  midday: {
    'ram-navami': ['2024-04-17', '2025-04-06', '2026-03-26', '2027-04-15', '2028-04-03'],
    'ganesh-chaturthi': ['2024-09-07', '2025-08-27', '2026-09-14', '2027-09-04', '2028-08-23', '2029-09-11', '2030-09-01'],
    jitiya: ['2024-09-25', '2025-09-14', '2026-10-03'],
  },
  untilAfternoon: { govardhan: ['2024-11-02', '2025-10-22', '2026-11-10'] },
  afternoon: {
    'pitru-paksha-begins': ['2024-09-17', '2025-09-07', '2026-09-26'],
    'sarva-pitru-amavasya': ['2024-10-02', '2025-09-21', '2026-10-10', '2027-09-29', '2028-09-18'],
    vijayadashami: ['2024-10-12', '2025-10-02', '2026-10-20', '2027-10-09', '2028-09-27', '2029-10-16', '2030-10-06'],
    'bhai-dooj': ['2024-11-03', '2025-10-23', '2026-11-11', '2027-10-31'],
    'shraddh-pratipada': ['2024-09-18', '2025-09-08'],
    'shraddh-panchami': ['2024-09-22', '2025-09-11'],
    'shraddh-ashtami': ['2024-09-24', '2025-09-14'],
    'shraddh-navami': ['2024-09-25', '2025-09-15'],
    'shraddh-chaturdashi': ['2024-10-01', '2025-09-20'],
  },
  sunset: {
    chhath: ['2024-11-07', '2025-10-27', '2026-11-15', '2027-11-04'],
    'chhath-nahay-khay': ['2024-11-05', '2025-10-25', '2026-11-13'],
    'chhath-kharna': ['2024-11-06', '2025-10-26', '2026-11-14'],
    'chhath-usha-arghya': ['2024-11-08', '2025-10-28', '2026-11-16'],
  },
  dusk: {
    'holika-dahan': ['2024-03-24', '2025-03-13', '2027-03-21'],
    holi: ['2024-03-25', '2025-03-14', '2026-03-04', '2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20'],
    dhanteras: ['2024-10-29', '2025-10-18', '2026-11-06', '2027-10-27', '2028-10-15'],
    'hanuman-jayanti-kartik': ['2024-10-30', '2025-10-19'],
    diwali: ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'],
    'dev-deepawali': ['2024-11-15', '2025-11-05', '2026-11-24'],
  },
  moonrise: {
    'karwa-chauth': ['2024-10-20', '2025-10-10', '2026-10-29', '2027-10-18', '2028-10-07', '2029-10-26', '2030-10-15'],
  },
  midnight: {
    'maha-shivaratri': ['2024-03-08', '2025-02-26', '2026-02-15', '2027-03-06', '2028-02-23', '2029-02-11', '2030-03-02'],
    janmashtami: ['2024-08-26', '2025-08-15', '2026-09-04', '2028-08-13'],
    'sharad-purnima': ['2024-10-16', '2025-10-06', '2026-10-25'],
  },
}

/** Observances that come every month, on a weekday or by the sun alone have a name but no key. */
// oxfmt-ignore
const byName: Record<string, readonly string[]> = {
  'Makar Sankranti': ['2024-01-15', '2025-01-14', '2026-01-14', '2027-01-15', '2028-01-15'],
  'Somvati Amavasya': ['2024-04-08', '2024-09-02', '2024-12-30', '2026-06-15', '2026-11-09'],
  'Shani Amavasya': ['2025-03-29', '2025-08-23', '2026-05-16', '2026-10-10'],
  'Sawan Monday': [
    '2024-07-22', '2024-07-29', '2024-08-05', '2024-08-12', '2024-08-19',
    '2025-07-14', '2025-07-21', '2025-07-28', '2025-08-04',
    '2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24',
  ],
  'Lunar eclipse': ['2025-09-07', '2026-03-03', '2028-07-06', '2028-12-31'],
  'Solar eclipse': ['2027-08-02', '2030-06-01'],
}

const found = Array.from({ length: 7 * 12 }, (_, index) => addMonths('2024-01', index)).flatMap((month) =>
  panchangOf(month).flatMap(({ date, observances }) =>
    observances.map(({ key, name }) => ({ key, name: name.en, date: String(date) })),
  ),
)

/** The observances in the years of these days. */
const inYearsOf = (dates: readonly string[], date: string) => dates.some((one) => one.startsWith(date.slice(0, 4)))

const keyed = Object.entries(golden).flatMap(([part, days]) =>
  Object.entries(days).map(([key, dates]) => ({ part, key, dates })),
)

describe('PANCHANG golden', () => {
  test.each(keyed)('$key is decided by $part, and is on the published days and on no other', ({ part, key, dates }) => {
    expect(festivals.find((one) => one.key === key)?.rule.at).toBe(part)
    const computed = found.filter((one) => one.key === key && inYearsOf(dates, one.date)).map(({ date }) => date)
    expect(computed).toEqual(dates)
  })

  test.each(Object.entries(byName))('%s is on the published days and on no other', (name, dates) => {
    const computed = found.filter((one) => one.name === name && inYearsOf(dates, one.date)).map(({ date }) => date)
    expect(computed).toEqual(dates)
  })

  test('there are more than two hundred golden days', () => {
    const days = [...keyed.flatMap(({ dates }) => dates), ...Object.values(byName).flat()]
    expect(days.length).toBeGreaterThan(250)
  })
})
