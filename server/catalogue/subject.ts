import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'

/** What a cart entry or a booking is about: its package, else its first pooja. It always has one of the two. */
export function subjectOf({
  package: pack,
  poojas: [first],
}: {
  package: PackageSnapshot | null
  poojas: readonly { pooja: PoojaSnapshot }[]
}): PackageSnapshot | PoojaSnapshot {
  const subject = pack ?? first?.pooja
  if (!subject) throw new Error('a cart entry or booking has neither a package nor a pooja')
  return subject
}
