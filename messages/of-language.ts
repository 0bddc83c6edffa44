import type { Language } from '../domain/language.ts'
import { siteName } from '../domain/brand.ts'

type Options = { locale?: Language }
/** A message: a function of the values for its braces. */
export type Text<Words> = {} extends Words
  ? (words?: Words, options?: Options) => string
  : (words: Words, options?: Options) => string

/** The message in the language, with the values in place of the names in braces; `{site}` is the name of the site. */
export const ofLanguage =
  (en: string, hi: string) =>
  (words: Record<string, unknown> = {}, { locale }: Options = {}): string =>
    (locale === 'hi' ? hi : en).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(name === 'site' ? siteName[locale ?? 'en'] : words[name]),
    )
