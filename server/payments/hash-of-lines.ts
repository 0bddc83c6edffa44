import { createHash } from 'node:crypto'
import type { DatedPooja } from '../../db/tables.ts'
import type { Entry } from '../cart/entries.ts'

type Line = Pick<Entry, 'id' | 'headCount' | 'dateStart' | 'package'> & { poojas: readonly DatedPooja[] }

/** An offer without its own rate adds nothing, so that quotes from before there were rates keep their hash. */
const ownRate = (offer: { gstPercent?: number | null } | null) => (offer?.gstPercent ? [offer.gstPercent] : [])

/** A hash of everything on which the price depends. The order of the entries does not change it. */
export function hashOf(lines: readonly Line[]): string {
  const facts = lines.map((line) => [
    line.id,
    line.headCount,
    line.dateStart,
    line.package?.price ?? null,
    line.package?.additionalPerson ?? null,
    ...ownRate(line.package),
    ...line.poojas.flatMap(({ date, pooja }) => [pooja.id, date, pooja.cost, ...ownRate(pooja)]),
  ])
  const ordered = facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}
