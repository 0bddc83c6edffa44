import { hashAt } from '../server/account/password.ts'

// Tests hash a thousand passwords and codes that nobody attacks. Servers that tests start hash as in production.
export const hashCheaply = (): void => hashAt({ memory: 8, passes: 1, parallelism: 1 })

/** Restores the cost of production, for a test of the cost of hashes. */
export const hashAsInProduction = (): void => hashAt()

hashCheaply()
