import type { Db } from '../db/connect.ts'

type Change = { status?: string } | null

/**
 * Returns each booking whose offer was not published when it was made, according to the audit log. If a booking and a withdrawal
 * have the same instant of the test's clock, their order is unknown.
 */
export async function offerViolations(db: Db): Promise<string[]> {
  const actions = [
    'package_status',
    'package_edited',
    'pooja_status',
    'pooja_edited',
    'package_created',
    'pooja_created',
  ]
  const entries = (
    await db.selectFrom('audit').selectAll().where('action', 'in', actions).orderBy('id').execute()
  ).flatMap(({ subject_id, created_at, changed_to }) => {
    const status = (changed_to as Change)?.status
    return status === undefined ? [] : [{ offer: subject_id, at: created_at.getTime(), status }]
  })
  if (entries.length === 0) return []
  const bookings = await db.selectFrom('bookings').selectAll().execute()
  return bookings.flatMap(({ id, package: pack, poojas, created_at }) => {
    const at = created_at.getTime()
    return [pack, ...poojas.map(({ pooja }) => pooja)].flatMap((offer) => {
      const ofOffer = entries.filter((entry) => entry.offer === offer?.id)
      if (ofOffer.some((entry) => entry.at === at)) return []
      const last = ofOffer.findLast((entry) => entry.at < at)
      return last && last.status !== 'PUBLISHED' ? [`booking ${id} has an offer that was ${last.status}`] : []
    })
  })
}
