import type { Bilingual } from '../language.ts'
import { adhikEkadashis, ekadashis } from './ekadashis.ts'
import type { ObservanceKind, Tradition } from './kinds.ts'
import type { DayRule } from './observance-day.ts'
import { type LunarMonthKey, lunarMonths, type Paksha, tithiNames } from './names.ts'

/** An observance on a tithi of a lunar month, and the rule for its day. Months are counted from full moon to full moon. */
export type Festival = {
  /** Identifies it in the operator's decisions, so a released key never changes. */
  key: string
  name: Bilingual
  kind: ObservanceKind
  /** 1 to 15 of the fortnight. */
  on: readonly [month: LunarMonthKey, paksha: Paksha, tithi: number]
  rule: DayRule
  /** The number of days after the day of the rule. */
  daysAfter?: number
  /**
   * For a leap month: `instead` if the observance is in the leap month when there is one, `only` if it exists only then. All others
   * wait for the month after it.
   */
  inLeapMonth?: 'instead' | 'only'
  /** The tradition, if two festivals have one name; shown if their days differ. */
  tradition?: Tradition
  /** Whether it is one of the great baths of the Magh Mela. */
  isBath?: true
}

type Row = readonly [
  key: string,
  en: string,
  hi: string,
  kind: ObservanceKind,
  on: Festival['on'],
  rule: DayRule,
  more?: Pick<Festival, 'daysAfter' | 'inLeapMonth' | 'tradition' | 'isBath'>,
]

const sunrise: DayRule = { at: 'sunrise' }
const forenoon: DayRule = { at: 'forenoon' }
const midday: DayRule = { at: 'midday' }
const afternoon: DayRule = { at: 'afternoon' }
const sunset: DayRule = { at: 'sunset' }
const dusk: DayRule = { at: 'dusk', ofTwo: 'second' }
const midnight: DayRule = { at: 'midnight', ofTwo: 'second' }
// Bhadra is the first half of the full moon tithi, so it is over on the morning of the second day.
const wholeMorning: DayRule = { at: 'morning', whole: true }
const fireWithoutBhadra: DayRule = { at: 'dusk', ofTwo: 'second', avoidsBhadra: true }
// If the tithi is at two sunrises, everyone keeps the second, because on the first Ekadashi is not over when the fast would end.
const fast: DayRule = { at: 'sunrise', ofTwo: 'second', endsInNext: true }
const isBath = { isBath: true } as const

// oxfmt-ignore
const rows: readonly Row[] = [
  ['paush-purnima', 'Paush Purnima', 'पौष पूर्णिमा', 'purnima', ['pausha', 'shukla', 15], sunrise, isBath],
  ['mauni-amavasya', 'Mauni Amavasya', 'मौनी अमावस्या', 'amavasya', ['magha', 'krishna', 15], sunrise, isBath],
  ['vasant-panchami', 'Vasant Panchami', 'वसंत पंचमी', 'festival', ['magha', 'shukla', 5], forenoon, isBath],
  ['maghi-purnima', 'Maghi Purnima', 'माघी पूर्णिमा', 'purnima', ['magha', 'shukla', 15], sunrise, isBath],
  ['maha-shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि', 'festival', ['phalguna', 'krishna', 14], midnight, isBath],
  ['holika-dahan', 'Holika Dahan', 'होलिका दहन', 'festival', ['phalguna', 'shukla', 15], fireWithoutBhadra],
  ['holi', 'Holi', 'होली', 'festival', ['phalguna', 'shukla', 15], fireWithoutBhadra, { daysAfter: 1 }],
  ['chaitra-navaratri-begins', 'Chaitra Navaratri begins', 'चैत्र नवरात्रि आरंभ', 'festival', ['chaitra', 'shukla', 1], sunrise],
  ['chaitra-durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी', 'festival', ['chaitra', 'shukla', 8], sunrise],
  ['ram-navami', 'Ram Navami', 'राम नवमी', 'festival', ['chaitra', 'shukla', 9], { at: 'midday', ofTwo: 'second' }],
  ['hanuman-jayanti', 'Hanuman Jayanti', 'हनुमान जयंती', 'purnima', ['chaitra', 'shukla', 15], sunrise],
  ['akshaya-tritiya', 'Akshaya Tritiya', 'अक्षय तृतीया', 'festival', ['vaishakha', 'shukla', 3], wholeMorning],
  ['buddha-purnima', 'Buddha Purnima', 'बुद्ध पूर्णिमा', 'purnima', ['vaishakha', 'shukla', 15], sunrise],
  ['ganga-dussehra', 'Ganga Dussehra', 'गंगा दशहरा', 'festival', ['jyeshtha', 'shukla', 10], forenoon, { inLeapMonth: 'instead' }],
  ['guru-purnima', 'Guru Purnima', 'गुरु पूर्णिमा', 'purnima', ['ashadha', 'shukla', 15], sunrise],
  ['hariyali-teej', 'Hariyali Teej', 'हरियाली तीज', 'festival', ['shravana', 'shukla', 3], sunrise],
  ['nag-panchami', 'Nag Panchami', 'नाग पंचमी', 'festival', ['shravana', 'shukla', 5], sunrise],
  ['raksha-bandhan', 'Raksha Bandhan', 'रक्षाबंधन', 'festival', ['shravana', 'shukla', 15], wholeMorning],
  ['janmashtami', 'Janmashtami', 'जन्माष्टमी', 'festival', ['bhadrapada', 'krishna', 8], midnight, { tradition: 'smarta' }],
  ['janmashtami-vaishnava', 'Janmashtami', 'जन्माष्टमी', 'festival', ['bhadrapada', 'krishna', 8], sunrise, { tradition: 'vaishnava' }],
  ['hartalika-teej', 'Hartalika Teej', 'हरतालिका तीज', 'festival', ['bhadrapada', 'shukla', 3], sunrise],
  ['ganesh-chaturthi', 'Ganesh Chaturthi', 'गणेश चतुर्थी', 'festival', ['bhadrapada', 'shukla', 4], midday],
  ['pitru-paksha-begins', 'Pitru Paksha begins', 'पितृ पक्ष आरंभ', 'festival', ['bhadrapada', 'shukla', 15], afternoon],
  ['jitiya', 'Jitiya', 'जितिया', 'festival', ['ashwin', 'krishna', 8], midday],
  ['sarva-pitru-amavasya', 'Sarva Pitru Amavasya', 'सर्वपितृ अमावस्या', 'amavasya', ['ashwin', 'krishna', 15], afternoon],
  ['navaratri-begins', 'Navaratri begins', 'नवरात्रि आरंभ', 'festival', ['ashwin', 'shukla', 1], sunrise],
  ['durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी', 'festival', ['ashwin', 'shukla', 8], sunrise],
  ['vijayadashami', 'Vijayadashami', 'विजयादशमी', 'festival', ['ashwin', 'shukla', 10], afternoon],
  ['sharad-purnima', 'Sharad Purnima', 'शरद पूर्णिमा', 'festival', ['ashwin', 'shukla', 15], { at: 'midnight' }],
  ['karwa-chauth', 'Karwa Chauth', 'करवा चौथ', 'festival', ['kartik', 'krishna', 4], { at: 'moonrise' }],
  ['dhanteras', 'Dhanteras', 'धनतेरस', 'festival', ['kartik', 'krishna', 13], dusk],
  ['hanuman-jayanti-kartik', 'Hanuman Jayanti (Ayodhya)', 'हनुमान जयंती (अयोध्या)', 'festival', ['kartik', 'krishna', 14], { at: 'dusk' }],
  ['diwali', 'Diwali', 'दीपावली', 'festival', ['kartik', 'krishna', 15], dusk],
  ['govardhan', 'Govardhan and Annakut', 'गोवर्धन और अन्नकूट', 'festival', ['kartik', 'shukla', 1], { at: 'untilAfternoon', whole: true }],
  ['bhai-dooj', 'Bhai Dooj', 'भाई दूज', 'festival', ['kartik', 'shukla', 2], afternoon],
  ['chhath-nahay-khay', 'Chhath: Nahay Khay', 'छठ: नहाय-खाय', 'festival', ['kartik', 'shukla', 6], sunset, { daysAfter: -2 }],
  ['chhath-kharna', 'Chhath: Kharna', 'छठ: खरना', 'festival', ['kartik', 'shukla', 6], sunset, { daysAfter: -1 }],
  ['chhath', 'Chhath: evening arghya', 'छठ: संध्या अर्घ्य', 'festival', ['kartik', 'shukla', 6], sunset],
  ['chhath-usha-arghya', 'Chhath: morning arghya', 'छठ: उषा अर्घ्य', 'festival', ['kartik', 'shukla', 6], sunset, { daysAfter: 1 }],
  ['dev-deepawali', 'Dev Deepawali', 'देव दीपावली', 'festival', ['kartik', 'shukla', 15], { at: 'dusk' }],
  ['kartik-purnima', 'Kartik Purnima', 'कार्तिक पूर्णिमा', 'purnima', ['kartik', 'shukla', 15], sunrise],
]

function ekadashi(month: LunarMonthKey, paksha: Paksha, inLeapMonth?: 'only'): Festival {
  const { en, hi } = (inLeapMonth ? adhikEkadashis : ekadashis[month])[paksha]
  return {
    key: en === 'Dev Uthani' ? 'dev-uthani-ekadashi' : `ekadashi-${inLeapMonth ? 'adhik-' : ''}${month}-${paksha}`,
    name: { en: `${en} Ekadashi`, hi: `${hi} एकादशी` },
    kind: 'ekadashi',
    on: [month, paksha, 11],
    rule: fast,
    ...(inLeapMonth && { inLeapMonth }),
  }
}

function shraddh(month: LunarMonthKey, paksha: Paksha, tithi: number): Festival {
  const { en, hi } = tithiNames[paksha === 'shukla' ? tithi : tithi + 15] ?? { en: '', hi: '' }
  return {
    key: `shraddh-${en.toLowerCase()}`,
    name: { en: `${en} Shraddh`, hi: `${hi} श्राद्ध` },
    kind: 'shraddh',
    on: [month, paksha, tithi],
    rule: afternoon,
  }
}

/** All observances with their own name and a tithi. */
export const festivals: readonly Festival[] = [
  ...rows.map(([key, en, hi, kind, on, rule, more]) => ({ key, name: { en, hi }, kind, on, rule, ...more })),
  ...lunarMonths.flatMap(({ key }) =>
    (['krishna', 'shukla'] as const).flatMap((paksha) => [ekadashi(key, paksha), ekadashi(key, paksha, 'only')]),
  ),
  // The days of Pitru Paksha before Sarva Pitru Amavasya. Each shraddh is on the day whose afternoon has its tithi.
  shraddh('bhadrapada', 'shukla', 15),
  ...Array.from({ length: 14 }, (_, index) => shraddh('ashwin', 'krishna', index + 1)),
]

type Monthly = {
  name: Bilingual
  kind: ObservanceKind
  tithis: readonly number[]
  rule: DayRule
  /** Only on this day of the week; 0 is Sunday. It is shown in addition to another name of the day. */
  weekday?: number
  /** In this month it has another name. */
  exceptIn?: LunarMonthKey
}

/** The observances of every month. An observance with its own name in `festivals` is not named twice. */
export const monthly: readonly Monthly[] = [
  { name: { en: 'Purnima', hi: 'पूर्णिमा' }, kind: 'purnima', tithis: [15], rule: sunrise },
  { name: { en: 'Somvati Amavasya', hi: 'सोमवती अमावस्या' }, kind: 'amavasya', tithis: [30], rule: sunrise, weekday: 1 },
  { name: { en: 'Shani Amavasya', hi: 'शनि अमावस्या' }, kind: 'amavasya', tithis: [30], rule: sunrise, weekday: 6 },
  { name: { en: 'Amavasya', hi: 'अमावस्या' }, kind: 'amavasya', tithis: [30], rule: sunrise },
  {
    name: { en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' },
    kind: 'vrat',
    tithis: [29],
    rule: midnight,
    exceptIn: 'phalguna',
  },
  { name: { en: 'Pradosh', hi: 'प्रदोष' }, kind: 'pradosh', tithis: [13, 28], rule: dusk },
]

/** The sun enters a sign, in degrees from Aries; after sunset it is observed on the next day. */
export const sankrantis = [
  {
    key: 'makar-sankranti',
    kind: 'festival',
    name: { en: 'Makar Sankranti', hi: 'मकर संक्रांति' },
    longitude: 270,
    isBath: true,
  },
] as const satisfies readonly (Pick<Festival, 'key' | 'kind' | 'name' | 'isBath'> & { longitude: number })[]

/** The Mondays of the month of Shravan. */
export const sawanMonday = { kind: 'vrat', name: { en: 'Sawan Monday', hi: 'सावन का सोमवार' } } as const
