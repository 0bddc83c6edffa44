/** The languages of the site; the first one is the default. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** A text in both languages. */
export type Bilingual = Record<Language, string>

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
