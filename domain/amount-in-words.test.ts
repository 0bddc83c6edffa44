import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { paise } from './money.ts'

test.each([
  [0, 'Rupees Zero Only', 'शून्य रुपये मात्र'],
  [1, 'Rupees Zero and One Paisa Only', 'शून्य रुपये एक पैसा मात्र'],
  [100, 'Rupee One Only', 'एक रुपया मात्र'],
  [1_900, 'Rupees Nineteen Only', 'उन्नीस रुपये मात्र'],
  [11_000, 'Rupees One Hundred Ten Only', 'एक सौ दस रुपये मात्र'],
  [100_050, 'Rupees One Thousand and Fifty Paise Only', 'एक हज़ार रुपये पचास पैसे मात्र'],
  [500_000, 'Rupees Five Thousand Only', 'पाँच हज़ार रुपये मात्र'],
  [
    12_345_678,
    'Rupees One Lakh Twenty-three Thousand Four Hundred Fifty-six and Seventy-eight Paise Only',
    'एक लाख तेईस हज़ार चार सौ छप्पन रुपये अठहत्तर पैसे मात्र',
  ],
  [
    1_999_999_999,
    'Rupees One Crore Ninety-nine Lakh Ninety-nine Thousand Nine Hundred Ninety-nine and Ninety-nine Paise Only',
    'एक करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये निन्यानवे पैसे मात्र',
  ],
  [
    12_345_000_000_000,
    'Rupees Twelve Thousand Three Hundred Forty-five Crore Only',
    'बारह हज़ार तीन सौ पैंतालीस करोड़ रुपये मात्र',
  ],
])('DOCUMENTS %d paise are written as “%s”, “%s”', (amount, english, hindi) => {
  expect(amountInWords(paise(amount), 'en')).toBe(english)
  expect(amountInWords(paise(amount), 'hi')).toBe(hindi.normalize('NFC'))
})

test('DOCUMENTS every number below a hundred has a word of its own in Hindi', () => {
  const words = Array.from({ length: 100 }, (_, rupees) => amountInWords(paise(rupees * 100), 'hi').split(' ')[0])
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('DOCUMENTS a negative amount has no words', () => {
  expect(() => amountInWords(paise(-1), 'en')).toThrow(RangeError)
})

/** The number that the English words express. */
function numberOf(text: string): number {
  const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  const below = `${ones} seventeen eighteen nineteen`.split(' ')
  const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
  const units: Record<string, number> = { hundred: 100, thousand: 1000, lakh: 100_000, crore: 10_000_000 }
  let parts: number[] = []
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const unit = units[word]
    if (unit !== undefined) {
      const smaller = parts.filter((part) => part < unit)
      parts = [...parts.filter((part) => part >= unit), smaller.reduce((sum, part) => sum + part, 0) * unit]
    } else parts.push(tens.includes(word) ? tens.indexOf(word) * 10 : below.indexOf(word))
  }
  return parts.reduce((sum, part) => sum + part, 0)
}

test('DOCUMENTS the words of an amount can be read back as the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      const [, rupees = '', paisa = 'zero'] =
        /^Rupees? (.+?)(?: and (.+) Pais[ae])? Only$/.exec(amountInWords(paise(amount), 'en')) ?? []
      expect(numberOf(rupees) * 100 + numberOf(paisa)).toBe(amount)
    }),
  )
})

test('DOCUMENTS both languages use hundreds, thousands, lakhs and crores at the same places', () => {
  const english = ['Crore', 'Lakh', 'Thousand', 'Hundred']
  const hindi = ['करोड़', 'लाख', 'हज़ार', 'सौ'].map((word) => word.normalize('NFC'))
  const places = (text: string, units: string[]) =>
    text.split(' ').flatMap((word) => (units.includes(word) ? units.indexOf(word) : []))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(places(amountInWords(paise(amount), 'hi'), hindi)).toEqual(
        places(amountInWords(paise(amount), 'en'), english),
      )
    }),
  )
})
