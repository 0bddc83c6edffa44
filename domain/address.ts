import { isLanguage, type Language } from './language.ts'

/** Every page has one address for each language; the address without `lang` is the English one (docs/decisions/0030). */
export const addressIn = (path: string, language: Language): string => (language === 'hi' ? `${path}?lang=hi` : path)

/** The language that an address names; null if it names no language of ours. */
export function languageNamed(search: URLSearchParams): Language | null {
  const name = search.get('lang')
  return isLanguage(name) ? name : null
}
