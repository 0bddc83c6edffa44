import { isLanguage, type Language } from './language.ts'

/** Every page has two addresses: the bare one is English (docs/decisions/0009). */
export const addressIn = (path: string, language: Language): string => (language === 'hi' ? `${path}?lang=hi` : path)

/** The language that an address names; null where it names none that we speak. */
export function languageNamed(search: URLSearchParams): Language | null {
  const name = search.get('lang')
  return isLanguage(name) ? name : null
}
