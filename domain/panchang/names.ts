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
export const pakshaNames: Record<Paksha, Bilingual> = {
  shukla: { en: 'Shukla', hi: 'शुक्ल' },
  krishna: { en: 'Krishna', hi: 'कृष्ण' },
}

/** A tithi as people say it: Shukla Tritiya; Purnima and Amavasya need no fortnight. */
export function fullName(tithi: number, paksha: Paksha): Bilingual {
  const { en, hi } = tithiNames[tithi] ?? { en: '', hi: '' }
  if (tithi % 15 === 0) return { en, hi }
  return { en: `${pakshaNames[paksha].en} ${en}`, hi: `${pakshaNames[paksha].hi} ${hi}` }
}

/** The lunar months in their order; Chaitra begins with the new moon while the sun is in Pisces. */
export const lunarMonths = [
  { en: 'Chaitra', hi: 'चैत्र' },
  { en: 'Vaishakha', hi: 'वैशाख' },
  { en: 'Jyeshtha', hi: 'ज्येष्ठ' },
  { en: 'Ashadha', hi: 'आषाढ़' },
  { en: 'Shravana', hi: 'श्रावण' },
  { en: 'Bhadrapada', hi: 'भाद्रपद' },
  { en: 'Ashwin', hi: 'आश्विन' },
  { en: 'Kartik', hi: 'कार्तिक' },
  { en: 'Margashirsha', hi: 'मार्गशीर्ष' },
  { en: 'Pausha', hi: 'पौष' },
  { en: 'Magha', hi: 'माघ' },
  { en: 'Phalguna', hi: 'फाल्गुन' },
] as const satisfies readonly Bilingual[]

export type LunarMonthName = (typeof lunarMonths)[number]['en']

/** The name of a month, with what marks a leap month. */
export const monthName = ({ name, isAdhik }: { name: Bilingual; isAdhik: boolean }): Bilingual =>
  isAdhik ? { en: `Adhik ${name.en}`, hi: `अधिक ${name.hi}` } : name
