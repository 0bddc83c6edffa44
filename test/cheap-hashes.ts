import { hashAt } from '../server/account/password.ts'

// Tests hash a thousand passwords and codes, and nobody attacks them. Servers that tests start hash as in production.
export const hashCheaply = (): void => hashAt({ memory: 8, passes: 1, parallelism: 1 })

/** For a test of what hashes cost. */
export const hashAsInProduction = (): void => hashAt()

hashCheaply()
