import type { Language } from './language.ts'

type Content = Record<string, unknown>

const linesIn = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'string' && value.trim() !== '' ? 1 : 0

const lettersOf: Record<Language, RegExp> = { en: /[A-Za-z]/, hi: /[\u0900-\u097F]/ }

/** Whether a text has letters, but none of the language in which it should be. */
const isOther = (value: unknown, language: Language): boolean =>
  [value].flat().some((text) => typeof text === 'string' && /\p{L}/u.test(text) && !lettersOf[language].test(text))

const lacks = (value: unknown, other: unknown, language: Language): boolean =>
  linesIn(value) < linesIn(other) || isOther(value, language)

function missingIn(content: Content, language: Language): string[] {
  const names = Object.keys(content).filter((name) => Object.hasOwn(content, `${name}Hindi`))
  return names.filter((name) => {
    const [english, hindi] = [content[name], content[`${name}Hindi`]]
    return language === 'hi' ? lacks(hindi, english, 'hi') : lacks(english, hindi, 'en')
  })
}

/**
 * The fields of a city, package or pooja whose text is missing in one language, by their English names: it is empty, has fewer
 * lines, or is written in the letters of the other language. The texts of stops count as the field `stops`.
 */
export function missingTexts(content: object): Record<Language, string[]> {
  const fields: Content = { ...content }
  const stops = Array.isArray(fields.stops) ? (fields.stops as Content[]) : []
  const of = (language: Language) => [
    ...missingIn(fields, language),
    ...(stops.some((stop) => missingIn(stop, language).length > 0) ? ['stops'] : []),
  ]
  return { en: of('en'), hi: of('hi') }
}
