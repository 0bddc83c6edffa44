/** The languages of the site; the first one is the default. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
