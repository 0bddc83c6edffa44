import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'

export type MeaningOf = typeof m.word_sankalp
type Word = { [language in Language]: string } & { meaning: MeaningOf }

/** The spellings of each word, also in the plural, and its meaning. A longer word stands before the words that it contains. */
const words: readonly Word[] = [
  { en: 'sankalp', hi: 'संकल्प', meaning: m.word_sankalp },
  { en: 'gotra', hi: 'गोत्र', meaning: m.word_gotra },
  { en: 'pind daan|pinds?', hi: 'पिंड ?दान|पिंड', meaning: m.word_pind_daan },
  { en: 'tarpan', hi: 'तर्पण', meaning: m.word_tarpan },
  { en: 'shraddh', hi: 'श्राद्ध', meaning: m.word_shraddh },
  { en: 'asthi visarjan|asthi', hi: 'अस्थि विसर्जन|अस्थियाँ|अस्थियों|अस्थि', meaning: m.word_asthi },
  { en: 'sutak', hi: 'सूतक', meaning: m.word_sutak },
  { en: 'samagri', hi: 'सामग्री', meaning: m.word_samagri },
  { en: 'dakshina', hi: 'दक्षिणा', meaning: m.word_dakshina },
  { en: 'tirth-purohits?', hi: 'तीर्थ[- ]?पुरोहित', meaning: m.word_tirth_purohit },
  { en: 'aarti', hi: 'आरती', meaning: m.word_aarti },
  { en: 'darshan', hi: 'दर्शन', meaning: m.word_darshan },
  { en: 'prasad', hi: 'प्रसाद', meaning: m.word_prasad },
  { en: 'mundan', hi: 'मुंडन', meaning: m.word_mundan },
  { en: 'havan', hi: 'हवन', meaning: m.word_havan },
  { en: 'abhishek', hi: 'अभिषेक', meaning: m.word_abhishek },
  { en: 'panchamrit', hi: 'पंचामृत', meaning: m.word_panchamrit },
  { en: 'kusha', hi: 'कुश', meaning: m.word_kusha },
  { en: 'muhurat', hi: 'मुहूर्त', meaning: m.word_muhurat },
  { en: 'tithi', hi: 'तिथि', meaning: m.word_tithi },
]

const patternOf = (language: Language) =>
  // A vowel sign or a letter beside it would make it another word.
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.map((word) => word[language]).join('|')})(?![\\p{L}\\p{M}])`, 'giu')
const patterns: Record<Language, RegExp> = { en: patternOf('en'), hi: patternOf('hi') }

type Part = string | { word: string; meaning: MeaningOf }

/** A text in parts; each word is explained where it first occurs. A text that consists only of the word stays as it is. */
export function splitAtWords(text: string, language: Language): Part[] {
  const explained = new Set<MeaningOf>()
  const parts: Part[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(patterns[language])) {
    const meaning = words.find((one) => new RegExp(`^(?:${one[language]})$`, 'iu').test(word))?.meaning
    if (!meaning || explained.has(meaning) || word.length === text.trim().length) continue
    explained.add(meaning)
    parts.push(text.slice(end, index), { word, meaning })
    end = index + word.length
  }
  return [...parts, text.slice(end)]
}
