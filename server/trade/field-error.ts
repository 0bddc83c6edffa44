import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { errorMessage } from '../http/error-messages.ts'

/** The errors of a row, by column. */
export type FieldError = { field: string; message: string }

/** Reads the cells of one row, and collects its errors in a language. */
export type RowReader = {
  language: Language
  errors: FieldError[]
  cell: (name: string) => string
  wrong: (field: string, message: (options: { locale: Language }) => string) => null
  /** Adds an error with the text of a refused call. */
  refuse: (field: string, code: ErrorCode, words?: Record<string, string>) => null
}

/** The language of the errors, and the phone of customer care, which some errors contain. */
export type Reader = { language: Language; phone: string }

export function readerOf(cell: (name: string) => string, { language, phone }: Reader): RowReader {
  const errors: FieldError[] = []
  const wrong: RowReader['wrong'] = (field, message) => {
    errors.push({ field, message: message({ locale: language }) })
    return null
  }
  const refuse: RowReader['refuse'] = (field, code, words) =>
    wrong(field, () => errorMessage(code, language, { phone, ...words }, true))
  return { language, errors, cell, wrong, refuse }
}

export const required = (options: { locale: Language }) => m.error_trade_required({}, options)

/** A text of at most so many letters. */
export function textIn({ cell, wrong }: RowReader, field: string, most: number, isRequired = false): string {
  const text = cell(field).replace(/\s+/g, ' ')
  if (text === '' && isRequired) wrong(field, required)
  if (text.length > most) wrong(field, (options) => m.error_trade_text_long({ most: String(most) }, options))
  return text
}
