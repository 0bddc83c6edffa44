import { sql } from 'kysely'

/**
 * Held by who changes the places of days, and shared by who takes one: of a day that had no limit there is no row to lock. Who has it
 * shared reads after that what was set before.
 */
export const placesShared = sql<null>`pg_advisory_xact_lock_shared(hashtext('places'))`
export const placesAlone = sql<null>`pg_advisory_xact_lock(hashtext('places'))`
