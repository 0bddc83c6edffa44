import type { Bilingual } from '../language.ts'

/** The names of the tithis of a fortnight. The fifteenth is the full moon of a bright one, the new moon of a dark one. */
const fortnight: readonly Bilingual[] = [
  { en: 'Pratipada', hi: 'प्रतिपदा' },
  { en: 'Dwitiya', hi: 'द्वितीया' },
  { en: 'Tritiya', hi: 'तृतीया' },
  { en: 'Chaturthi', hi: 'चतुर्थी' },
  { en: 'Panchami', hi: 'पंचमी' },
  { en: 'Shashthi', hi: 'षष्ठी' },
  { en: 'Saptami', hi: 'सप्तमी' },
  { en: 'Ashtami', hi: 'अष्टमी' },
  { en: 'Navami', hi: 'नवमी' },
  { en: 'Dashami', hi: 'दशमी' },
  { en: 'Ekadashi', hi: 'एकादशी' },
  { en: 'Dwadashi', hi: 'द्वादशी' },
  { en: 'Trayodashi', hi: 'त्रयोदशी' },
  { en: 'Chaturdashi', hi: 'चतुर्दशी' },
]

/** The names of the tithis 1 to 30 of a lunar month that begins with the new moon, at the index of their number. */
export const tithiNames: readonly Bilingual[] = [
  { en: '', hi: '' },
  ...fortnight,
  { en: 'Purnima', hi: 'पूर्णिमा' },
  ...fortnight,
  { en: 'Amavasya', hi: 'अमावस्या' },
]

export type Paksha = 'shukla' | 'krishna'

/** The bright and the dark fortnight. */
const pakshaNames: Record<Paksha, Bilingual> = {
  shukla: { en: 'Shukla', hi: 'शुक्ल' },
  krishna: { en: 'Krishna', hi: 'कृष्ण' },
}

/** A tithi as people say it: Shukla Tritiya; Purnima and Amavasya need no fortnight. */
export function fullName(tithi: number, paksha: Paksha): Bilingual {
  const { en, hi } = tithiNames[tithi] ?? { en: '', hi: '' }
  if (tithi % 15 === 0) return { en, hi }
  return { en: `${pakshaNames[paksha].en} ${en}`, hi: `${pakshaNames[paksha].hi} ${hi}` }
}

/**
 * The lunar months in their order; Chaitra begins with the new moon while the sun is in Pisces. The English spelling follows the
 * spoken Hindi: without the last a, except after two consonants. Keys of observances are made from `key`.
 */
export const lunarMonths = [
  { key: 'chaitra', en: 'Chaitra', hi: 'चैत्र' },
  { key: 'vaishakha', en: 'Vaishakh', hi: 'वैशाख' },
  { key: 'jyeshtha', en: 'Jyeshtha', hi: 'ज्येष्ठ' },
  { key: 'ashadha', en: 'Ashadh', hi: 'आषाढ़' },
  { key: 'shravana', en: 'Shravan', hi: 'श्रावण' },
  { key: 'bhadrapada', en: 'Bhadrapad', hi: 'भाद्रपद' },
  { key: 'ashwin', en: 'Ashwin', hi: 'आश्विन' },
  { key: 'kartik', en: 'Kartik', hi: 'कार्तिक' },
  { key: 'margashirsha', en: 'Margashirsha', hi: 'मार्गशीर्ष' },
  { key: 'pausha', en: 'Paush', hi: 'पौष' },
  { key: 'magha', en: 'Magh', hi: 'माघ' },
  { key: 'phalguna', en: 'Phalgun', hi: 'फाल्गुन' },
] as const satisfies readonly (Bilingual & { key: string })[]

export type LunarMonthKey = (typeof lunarMonths)[number]['key']

/** The name of a month, with the mark of a leap month. */
export const monthName = ({ name: { en, hi }, isAdhik }: { name: Bilingual; isAdhik: boolean }): Bilingual =>
  isAdhik ? { en: `Adhik ${en}`, hi: `अधिक ${hi}` } : { en, hi }
