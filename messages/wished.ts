import { formatDay, formatMonth } from '../domain/format.ts'
import type { Language } from '../domain/language.ts'
import { m } from './compiled/messages.js'

/** A wished day or month, in the form that `isWishable` accepts. */
export function wishedText(wished: string, locale: Language): string {
  if (wished === '') return m.ask_open({}, { locale })
  return wished.length > 'YYYY-MM'.length ? formatDay(wished, locale) : formatMonth(wished, locale)
}
