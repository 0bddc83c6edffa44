import { isUuid } from '../../../domain/uuid.ts'
import { AppError } from '../../http/app-error.ts'

/** The last row of a page: its id, and its sort value as PostgreSQL writes it; null if rows are sorted by their ids. */
export type Place = { at: string | null; id: string }

export const cursorOf = ({ at, id }: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** @throws AppError CURSOR_INVALID */
export function readCursor(cursor: string, isKind: (at: string | null) => boolean): Place {
  const [at, id, ...rest] = listIn(Buffer.from(cursor, 'base64url').toString())
  if (rest.length > 0 || typeof id !== 'string' || !isUuid(id)) throw new AppError('CURSOR_INVALID')
  if ((at !== null && typeof at !== 'string') || !isKind(at)) throw new AppError('CURSOR_INVALID')
  return { at, id }
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
