import { isDeepStrictEqual } from 'node:util'
import type { Stop } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { type Season, seasons } from '../../domain/panchang/season.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'

type Fields = Record<string, unknown>

/**
 * Refuses an edit of something that was changed after the editor read it. Each field that differs has an issue with the stored
 * value. Nothing is checked for editors that do not send what they read, nor for fields that `stored` lacks. @throws AppError
 * EDITED_MEANWHILE
 */
export function checkUnchanged(
  read: Fields | undefined,
  stored: Fields,
  { field, language }: { field: string; language: Language },
): void {
  if (!read) return
  const changed = Object.keys(read).filter(
    (name) => Object.hasOwn(stored, name) && !isDeepStrictEqual(read[name], inNfc(stored[name])),
  )
  if (changed.length === 0) return
  throw new AppError('EDITED_MEANWHILE', {
    issues: changed.map((name) => ({
      path: `${field}.${name}`,
      message: savedNow(name)({ saved: textOf(stored[name], language) || '–' }, { locale: language }),
    })),
  })
}

/** The page then shows the stored values of other fields, but keeps its own list of stops. */
const savedNow = (name: string) => (name === 'stops' ? m.error_stops_saved_now : m.error_saved_now)

/** Bodies are normalized to NFC, but the demo content may not be. */
const inNfc = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null).normalize('NFC'))

function textOf(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, language)).join(' | ')
  if (isStop(value)) return value.place
  return isSeason(value) ? seasons[value].name[language] : String(value ?? '')
}

const isSeason = (value: unknown): value is Season => typeof value === 'string' && Object.hasOwn(seasons, value)

const isStop = (value: unknown): value is Stop => typeof value === 'object' && value !== null && 'place' in value
