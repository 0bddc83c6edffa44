import type { Language } from './language.ts'
import type { Paise } from './money.ts'

type Speech = {
  below100: readonly string[]
  hundred: string
  thousand: string
  lakh: string
  crore: string
  say: (rupees: string, oneRupee: boolean, paise: string | null, onePaisa: boolean) => string
}

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

// In Hindi every number below a hundred has its own word.
const HINDI = `
शून्य एक दो तीन चार पाँच छह सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी
नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`
  .normalize('NFC')
  .trim()
  .split(/\s+/)

const speech: Record<Language, Speech> = {
  en: {
    below100: [
      ...ONES,
      ...TENS.flatMap((ten) => [ten, ...ONES.slice(1, 10).map((one) => `${ten}-${one.toLowerCase()}`)]),
    ],
    hundred: 'Hundred',
    thousand: 'Thousand',
    lakh: 'Lakh',
    crore: 'Crore',
    say: (rupees, oneRupee, paise, onePaisa) => {
      const unit = oneRupee ? 'Rupee' : 'Rupees'
      return `${unit} ${rupees}${paise ? ` and ${paise} ${onePaisa ? 'Paisa' : 'Paise'}` : ''} Only`
    },
  },
  hi: {
    below100: HINDI,
    hundred: 'सौ',
    thousand: 'हज़ार',
    lakh: 'लाख',
    crore: 'करोड़',
    say: (rupees, oneRupee, paise, onePaisa) => {
      const unit = oneRupee ? 'रुपया' : 'रुपये'
      return `${rupees} ${unit}${paise ? ` ${paise} ${onePaisa ? 'पैसा' : 'पैसे'}` : ''} मात्र`
    },
  },
}

/** A whole number in Indian units: hundred, thousand, lakh, crore. The number of crores uses the same words. */
function inWords(number: number, words: Speech): string {
  const word = words.below100[number]
  if (word !== undefined) return word
  const [size, name] =
    number >= 10_000_000
      ? [10_000_000, words.crore]
      : number >= 100_000
        ? [100_000, words.lakh]
        : number >= 1000
          ? [1000, words.thousand]
          : [100, words.hundred]
  const rest = number % size
  return `${inWords(Math.floor(number / size), words)} ${name}${rest > 0 ? ` ${inWords(rest, words)}` : ''}`
}

/**
 * An amount in words, as on bills: “Rupees One Lakh Twenty-three Thousand Four Hundred Fifty-six and Fifty Paise Only”, “एक लाख
 * तेईस हज़ार चार सौ छप्पन रुपये पचास पैसे मात्र”.
 * @throws RangeError below zero
 */
export function amountInWords(amount: Paise, language: Language): string {
  if (amount < 0) throw new RangeError(`a negative amount has no words: ${amount}`)
  const words = speech[language]
  const rupees = Math.floor(amount / 100)
  const paise = amount % 100
  return words
    .say(inWords(rupees, words), rupees === 1, paise > 0 ? inWords(paise, words) : null, paise === 1)
    .normalize('NFC')
}
