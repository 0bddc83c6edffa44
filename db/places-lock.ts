import { sql } from 'kysely'

/**
 * A transaction that changes the places of days holds this lock alone, and a transaction that takes a place shares it: a day
 * without a limit has no row that could be locked. After it has the shared lock, a transaction reads the settings of earlier
 * holders.
 */
export const placesShared = sql<null>`pg_advisory_xact_lock_shared(hashtext('places'))`
export const placesAlone = sql<null>`pg_advisory_xact_lock(hashtext('places'))`
