import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import type { DatedPooja, Place } from './document-data.ts'

export const placeText = ({ city, state }: Place, language: Language): string => `${city[language]}, ${state[language]}`

/** A tithi with its lunar month, and the time and place for which it is computed. */
export const tithiText = ({ name, month, at }: NonNullable<DatedPooja['tithi']>, locale: Language): string => {
  const text = at === 'sunrise' ? m.document_tithi : m.document_tithi_afternoon
  return text({ tithi: name[locale], month: month[locale] }, { locale })
}

/** Replaces blanks, so that a date or phone number stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** The address that calls a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
