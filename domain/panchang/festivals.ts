import type { Bilingual } from '../language.ts'
import type { DayRule } from './observance-day.ts'
import { type LunarMonthName, type Paksha, tithiNames } from './names.ts'

export const observanceKinds = ['festival', 'ekadashi', 'purnima', 'amavasya', 'shraddh', 'pradosh'] as const
export type ObservanceKind = (typeof observanceKinds)[number]

/** What is observed on a tithi of a lunar month, and on which day. Months are counted from full moon to full moon. */
export type Festival = {
  /** Names it in the decisions of the operator: a key that was released stays. */
  key: string
  name: Bilingual
  kind: ObservanceKind
  /** 1 to 15 of the fortnight. */
  on: readonly [month: LunarMonthName, paksha: Paksha, tithi: number]
  rule: DayRule
  daysAfter?: number
  /** Whether it is in the leap month when there is one; others wait for the month after it. */
  inAdhik?: boolean
}

const sunrise: DayRule = { at: 'sunrise' }
const fast: DayRule = { at: 'sunrise', endsInNext: true }

const byKey: Record<string, Omit<Festival, 'key'>> = {
  'mauni-amavasya': {
    name: { en: 'Mauni Amavasya', hi: 'मौनी अमावस्या' },
    kind: 'amavasya',
    on: ['Magha', 'krishna', 15],
    rule: sunrise,
  },
  'vasant-panchami': {
    name: { en: 'Vasant Panchami', hi: 'वसंत पंचमी' },
    kind: 'festival',
    on: ['Magha', 'shukla', 5],
    rule: { at: 'forenoon' },
  },
  'maghi-purnima': {
    name: { en: 'Maghi Purnima', hi: 'माघी पूर्णिमा' },
    kind: 'purnima',
    on: ['Magha', 'shukla', 15],
    rule: sunrise,
  },
  'maha-shivaratri': {
    name: { en: 'Maha Shivaratri', hi: 'महाशिवरात्रि' },
    kind: 'festival',
    on: ['Phalguna', 'krishna', 14],
    rule: { at: 'midnight', ofTwo: 'second' },
  },
  'holika-dahan': {
    name: { en: 'Holika Dahan', hi: 'होलिका दहन' },
    kind: 'festival',
    on: ['Phalguna', 'shukla', 15],
    rule: { at: 'dusk', ofTwo: 'second', avoidsBhadra: true },
  },
  holi: {
    name: { en: 'Holi', hi: 'होली' },
    kind: 'festival',
    on: ['Phalguna', 'shukla', 15],
    rule: { at: 'dusk', ofTwo: 'second', avoidsBhadra: true },
    daysAfter: 1,
  },
  'chaitra-navaratri-begins': {
    name: { en: 'Chaitra Navaratri begins', hi: 'चैत्र नवरात्रि आरंभ' },
    kind: 'festival',
    on: ['Chaitra', 'shukla', 1],
    rule: sunrise,
  },
  'ram-navami': {
    name: { en: 'Ram Navami', hi: 'राम नवमी' },
    kind: 'festival',
    on: ['Chaitra', 'shukla', 9],
    rule: { at: 'midday', ofTwo: 'second' },
  },
  'hanuman-jayanti': {
    name: { en: 'Hanuman Jayanti', hi: 'हनुमान जयंती' },
    kind: 'purnima',
    on: ['Chaitra', 'shukla', 15],
    rule: sunrise,
  },
  'akshaya-tritiya': {
    name: { en: 'Akshaya Tritiya', hi: 'अक्षय तृतीया' },
    kind: 'festival',
    on: ['Vaishakha', 'shukla', 3],
    rule: { at: 'morning', whole: true },
  },
  'buddha-purnima': {
    name: { en: 'Buddha Purnima', hi: 'बुद्ध पूर्णिमा' },
    kind: 'purnima',
    on: ['Vaishakha', 'shukla', 15],
    rule: sunrise,
  },
  'ganga-dussehra': {
    name: { en: 'Ganga Dussehra', hi: 'गंगा दशहरा' },
    kind: 'festival',
    on: ['Jyeshtha', 'shukla', 10],
    rule: { at: 'forenoon' },
    inAdhik: true,
  },
  'guru-purnima': {
    name: { en: 'Guru Purnima', hi: 'गुरु पूर्णिमा' },
    kind: 'purnima',
    on: ['Ashadha', 'shukla', 15],
    rule: sunrise,
  },
  'nag-panchami': {
    name: { en: 'Nag Panchami', hi: 'नाग पंचमी' },
    kind: 'festival',
    on: ['Shravana', 'shukla', 5],
    rule: sunrise,
  },
  'raksha-bandhan': {
    name: { en: 'Raksha Bandhan', hi: 'रक्षाबंधन' },
    kind: 'festival',
    on: ['Shravana', 'shukla', 15],
    // Bhadra is the first half of the tithi: it is over in the morning of the second day.
    rule: { at: 'morning', whole: true },
  },
  janmashtami: {
    name: { en: 'Janmashtami', hi: 'जन्माष्टमी' },
    kind: 'festival',
    on: ['Bhadrapada', 'krishna', 8],
    rule: { at: 'midnight', ofTwo: 'second' },
  },
  'pitru-paksha-begins': {
    name: { en: 'Pitru Paksha begins', hi: 'पितृ पक्ष आरंभ' },
    kind: 'festival',
    on: ['Bhadrapada', 'shukla', 15],
    rule: { at: 'afternoon' },
  },
  'sarva-pitru-amavasya': {
    name: { en: 'Sarva Pitru Amavasya', hi: 'सर्व पितृ अमावस्या' },
    kind: 'amavasya',
    on: ['Ashwin', 'krishna', 15],
    rule: { at: 'afternoon' },
  },
  'navaratri-begins': {
    name: { en: 'Navaratri begins', hi: 'नवरात्रि आरंभ' },
    kind: 'festival',
    on: ['Ashwin', 'shukla', 1],
    rule: sunrise,
  },
  vijayadashami: {
    name: { en: 'Vijayadashami', hi: 'विजयादशमी' },
    kind: 'festival',
    on: ['Ashwin', 'shukla', 10],
    rule: { at: 'afternoon' },
  },
  'sharad-purnima': {
    name: { en: 'Sharad Purnima', hi: 'शरद पूर्णिमा' },
    kind: 'festival',
    on: ['Ashwin', 'shukla', 15],
    rule: { at: 'midnight' },
  },
  dhanteras: {
    name: { en: 'Dhanteras', hi: 'धनतेरस' },
    kind: 'festival',
    on: ['Kartik', 'krishna', 13],
    rule: { at: 'dusk', ofTwo: 'second' },
  },
  diwali: {
    name: { en: 'Diwali', hi: 'दीपावली' },
    kind: 'festival',
    on: ['Kartik', 'krishna', 15],
    rule: { at: 'dusk', ofTwo: 'second' },
  },
  'dev-uthani-ekadashi': {
    name: { en: 'Dev Uthani Ekadashi', hi: 'देवउठनी एकादशी' },
    kind: 'ekadashi',
    on: ['Kartik', 'shukla', 11],
    rule: fast,
  },
  'dev-deepawali': {
    name: { en: 'Dev Deepawali', hi: 'देव दीपावली' },
    kind: 'festival',
    on: ['Kartik', 'shukla', 15],
    rule: { at: 'dusk' },
  },
  'kartik-purnima': {
    name: { en: 'Kartik Purnima', hi: 'कार्तिक पूर्णिमा' },
    kind: 'purnima',
    on: ['Kartik', 'shukla', 15],
    rule: sunrise,
  },
}

export const festivals: readonly Festival[] = Object.entries(byKey).map(([key, festival]) => ({ key, ...festival }))

const shraddh = (month: LunarMonthName, paksha: Paksha, tithi: number): Festival => {
  const { en, hi } = tithiNames[paksha === 'shukla' ? tithi : tithi + 15] ?? { en: '', hi: '' }
  return {
    key: `shraddh-${en.toLowerCase()}`,
    name: { en: `${en} Shraddh`, hi: `${hi} श्राद्ध` },
    kind: 'shraddh',
    on: [month, paksha, tithi],
    rule: { at: 'afternoon' },
  }
}

/** The days of Pitru Paksha before Sarva Pitru Amavasya: each shraddh is on the day whose afternoon has its tithi. */
export const shraddhs: readonly Festival[] = [
  shraddh('Bhadrapada', 'shukla', 15),
  ...Array.from({ length: 14 }, (_, index) => shraddh('Ashwin', 'krishna', index + 1)),
]

type Monthly = {
  name: Bilingual
  kind: ObservanceKind
  tithis: readonly number[]
  rule: DayRule
  /** With month and fortnight it is the key of one of them; without it they have none. */
  keyPrefix?: string
}

/** What is observed in every month. One that has a name of its own in `festivals` is not named twice. */
export const monthly: readonly Monthly[] = [
  { name: { en: 'Ekadashi', hi: 'एकादशी' }, kind: 'ekadashi', tithis: [11, 26], rule: fast, keyPrefix: 'ekadashi-' },
  { name: { en: 'Purnima', hi: 'पूर्णिमा' }, kind: 'purnima', tithis: [15], rule: sunrise },
  { name: { en: 'Amavasya', hi: 'अमावस्या' }, kind: 'amavasya', tithis: [30], rule: sunrise },
  {
    name: { en: 'Pradosh', hi: 'प्रदोष' },
    kind: 'pradosh',
    tithis: [13, 28],
    rule: { at: 'dusk', ofTwo: 'second' },
  },
]

/** When the sun enters a sign, in degrees from Aries; after sunset it is observed on the next day. */
export const sankrantis: readonly { key: string; kind: ObservanceKind; name: Bilingual; longitude: number }[] = [
  { key: 'makar-sankranti', kind: 'festival', name: { en: 'Makar Sankranti', hi: 'मकर संक्रांति' }, longitude: 270 },
]
