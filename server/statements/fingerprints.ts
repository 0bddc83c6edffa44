import { createHash } from 'node:crypto'
import type { StatementRow } from '../../domain/statement/read-rows.ts'

/** A row of a file never equals an alert, whatever its text. */
export const fingerprintOfAlert = ({ date, amount, text }: StatementRow): string =>
  createHash('sha256')
    .update(`alert ${JSON.stringify([date, amount, text.toUpperCase()])}`)
    .digest('base64url')

/** Equal rows of one file, such as two cash deposits of a day, differ by their number. */
export function fingerprintsOf(rows: readonly StatementRow[]): string[] {
  const times = new Map<string, number>()
  return rows.map(({ date, amount, text }) => {
    const said = JSON.stringify([date, amount, text.replace(/\s+/g, ' ').trim().toUpperCase()])
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return createHash('sha256').update(`${said} ${time}`).digest('base64url')
  })
}
