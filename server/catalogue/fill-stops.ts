import { isDeepStrictEqual } from 'node:util'
import { claimOnce } from '../../db/claim-once.ts'
import type { Db } from '../../db/connect.ts'
import { demoContents, factColumns } from '../../db/seed/seed.ts'
import { inTransaction } from '../../db/transaction.ts'
import { noFacts, type PackageFacts } from '../../domain/itinerary.ts'
import { parseItinerary } from '../../domain/parse-itinerary.ts'
import type { PackageRow } from './store.ts'

const DONE = 'stops_filled'

/**
 * Before migration 0019 a package had no stops. This gives stops to such packages, once for a database: of several instances that
 * start together one does it, and the others wait. A demo package gets the stops of the demo if its itinerary is unchanged; any
 * other itinerary is parsed.
 */
export const fillStops = (db: Db, at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await claimOnce(tx, DONE, at))) return
    const packages = await tx.selectFrom('packages').selectAll().orderBy('id').forUpdate().execute()
    for (const row of packages.filter(({ stops }) => stops.length === 0))
      await tx
        .updateTable('packages')
        .set(factColumns(factsFor(row)))
        .where('id', '=', row.id)
        .execute()
  })

/** Vehicle, hotel and nights are part of the facilities, so the demo's values apply only if all texts are unchanged. */
function factsFor(row: PackageRow): PackageFacts {
  const demo = demoContents
    .flatMap(({ packages }) => packages)
    .find(
      ({ itinerary, itineraryHindi }) =>
        isDeepStrictEqual(itinerary, row.itinerary) && isDeepStrictEqual(itineraryHindi, row.itinerary_hindi),
    )
  if (!demo) return { ...noFacts, stops: parseItinerary(row.itinerary, row.itinerary_hindi) }
  const isUnedited =
    isDeepStrictEqual(demo.facility, row.facility) && isDeepStrictEqual(demo.facilityHindi, row.facility_hindi)
  return isUnedited ? demo : { ...noFacts, stops: demo.stops }
}
