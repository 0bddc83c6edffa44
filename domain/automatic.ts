import type { Language } from './language.ts'

/** The account that verifies payments automatically. Nobody can log in to it, because its email is not a valid address. */
export const AUTOMATIC = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Automatic',
  email: 'automatic',
} as const

/** The name of a member of staff in a text of a language. */
export const staffName = (name: string, language: Language): string =>
  language === 'hi' && name === AUTOMATIC.name ? 'सिस्टम' : name
