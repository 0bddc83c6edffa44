import { expect, test } from 'vitest'
import { demoContents } from './seed.ts'

type Text = { en: string; hi: string }

/** Every day of an itinerary and every text of a pooja. */
const texts: Text[] = demoContents.flatMap(({ packages, poojas }) => [
  ...packages.flatMap(({ itinerary, itineraryHindi }) =>
    itinerary.map((en, index) => ({ en, hi: itineraryHindi[index] ?? '' })),
  ),
  ...poojas.map(({ details, detailsHindi }) => ({ en: details, hi: detailsHindi })),
])

type Fact = { place: RegExp; en: RegExp; hi: RegExp }
/** Facts that an elder must know of a place, wherever a day or a pooja leads there. */
const facts: Record<string, Fact> = {
  'Kaal Bhairav': { place: /(to|for) Kaal Bhairav|Kotwal/, en: /narrow and about 200 metres/, hi: /200 मीटर की सँकरी/ },
  'Kashi Vishwanath': {
    place: /(visit Baba|Bhairav, Kashi) Vishwanath/,
    en: /700 metres[^]*left in a locker/,
    hi: /700 मीटर[^]*लॉकर में/,
  },
  'Hanuman Garhi': {
    place: /(?<!near )Hanuman Garhi(,| with)/,
    en: /76 steps[^]*bow from below/,
    hi: /76 सीढ़ियाँ[^]*नीचे से ही/,
  },
  'Ram Lalla': {
    place: /visit Ram Lalla/,
    en: /1\.5 km[^]*lockers|lockers[^]*1\.5 km/,
    hi: /डेढ़ किलोमीटर[^]*लॉकर में|लॉकर में[^]*डेढ़ किलोमीटर/,
  },
  'Kanak Bhawan': { place: /Kanak Bhawan and/, en: /300 metres on foot with a few steps/, hi: /300 मीटर.*कुछ सीढ़ियाँ/ },
  'Saryu aarti': { place: /Saryu (aarti|for)/, en: /20 broad steps/, hi: /20 चौड़ी सीढ़ियाँ/ },
  Ramghat: { place: /(at|to) Ramghat(?! for the Mandakini aarti\. We)/, en: /20 steps/, hi: /20 सीढ़ियाँ/ },
  'Gupt Godavari': {
    place: /Gupt Godavari/,
    en: /50 steps[^]*narrow[^]*knees[^]*stop at the gate/,
    hi: /50 सीढ़ियाँ[^]*सँकरा[^]*घुटनों तक[^]*द्वार/,
  },
  'Sati Anusuya Ashram': { place: /Sati Anusuya/, en: /200 metres.*nearly level/, hi: /200 मीटर.*लगभग समतल/ },
  'Hanuman Dhara': { place: /Hanuman Dhara/, en: /few[^]*strong wind/, hi: /कुछ सीढ़ियाँ[^]*तेज़ हवा/ },
  Sarangnath: { place: /Sarangnath|both Shivlings/, en: /44 steps/, hi: /44 सीढ़ियाँ/ },
  'Mulagandhakuti Vihara': { place: /Mulagandhakuti/, en: /few steps/, hi: /कुछ सीढ़ियाँ/ },
  'Jain temple': { place: /Shreyansanath/, en: /200 metres on foot with a few steps/, hi: /200 मीटर पैदल और कुछ सीढ़ियाँ/ },
  'museum of Sarnath': {
    place: /museum/,
    en: /On Fridays (it|the museum) is closed, and you visit/,
    hi: /शुक्रवार.*तब उसकी जगह/,
  },
}

test.each(Object.entries(facts))(
  'DEMO content: each text that leads to %s says how hard it is',
  (_, { place, en, hi }) => {
    const visits = texts.filter((text) => place.test(text.en))
    expect(visits.length).toBeGreaterThan(1)
    expect(visits.filter((text) => !en.test(text.en) || !hi.test(text.hi))).toEqual([])
  },
)

test('DEMO content: steps and metres are the same in both languages', () => {
  const numbers = (text: string, unit: RegExp) => [...text.matchAll(unit)].map(([, number]) => number).toSorted()
  const differing = texts.filter(
    ({ en, hi }) =>
      numbers(en, /(\d+)(?: broad)? steps/g).join() !== numbers(hi, /(\d+)(?: चौड़ी)? सीढ़ियाँ/g).join() ||
      numbers(en, /(\d+) metres/g).join() !== numbers(hi, /(\d+) मीटर/g).join(),
  )
  expect(differing).toEqual([])
})

test('DEMO content: the rites for the departed name the priest of the family', () => {
  const rites = texts.filter(({ en }) => /pinds|asthi are/i.test(en) && !en.startsWith('This shraddh'))
  expect(rites).toHaveLength(5)
  const silent = ({ en, hi }: Text) => !/family has its own/.test(en) || !/कुल के अपने (?:पंडा जी|पुरोहित)/.test(hi)
  expect(rites.filter(silent)).toEqual([])
})
