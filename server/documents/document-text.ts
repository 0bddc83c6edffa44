import type { Language } from '../../domain/language.ts'
import type { Place } from './document-data.ts'

export const placeText = ({ city, state }: Place, language: Language): string => `${city[language]}, ${state[language]}`

/** Replaces blanks, so that a date or phone number stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** The address that calls a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
