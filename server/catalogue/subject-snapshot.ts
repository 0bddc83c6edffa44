import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'

/** The stored copy of the package of a cart entry or booking, or else of its first pooja. One of the two always exists. */
export function subjectSnapshot({
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
