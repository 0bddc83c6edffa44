import { hashAt } from '../server/account/password.ts'

// Tests hash a thousand passwords and codes, and nobody attacks them. Servers that tests start hash as in production.
export const hashCheaply = (): void => hashAt({ memory: 8, passes: 1, parallelism: 1 })

/** As `server/account/password.ts` hashes without this file, for a test of what a hash takes. */
export const hashAsInProduction = (): void => hashAt({ memory: 19_456, passes: 2, parallelism: 1 })

hashCheaply()
