import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'

/** What a cart entry or a booking is about: its package, else its first pooja. One of the two is always there. */
export function subjectOf({
  package: pack,
  poojas: [first],
}: {
  package: PackageSnapshot | null
  poojas: readonly { pooja: PoojaSnapshot }[]
}): PackageSnapshot | PoojaSnapshot {
  const subject = pack ?? first?.pooja
  if (!subject) throw new Error('neither a package nor a pooja')
  return subject
}
