/** The languages that the site speaks; English first, which stands where nobody has said otherwise. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
