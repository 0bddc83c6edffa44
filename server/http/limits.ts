import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Database, Db } from '../../db/connect.ts'
import { AppError } from './app-error.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

type Limit = {
  points: number
  duration: number
  /** The error beyond the limit; TOO_MANY_REQUESTS if the limit has no code of its own. */
  code?: ErrorCode
}

/** The number of uses within a duration in seconds (CONTRACT.md, "limits"). */
const limits = {
  failedLoginByAccountAndAddress: { points: 10, duration: 15 * MINUTE },
  failedLoginByAccountADay: { points: 100, duration: DAY },
  // Correct logins count, too: the limit protects the processor, because each login computes a hash.
  loginByAddress: { points: 50, duration: 15 * MINUTE },
  passwordByAccount: { points: 10, duration: 15 * MINUTE },
  /** Wrong codes of the second step of a login. */
  secondStepByAccount: { points: 10, duration: 15 * MINUTE },
  invitationByAccount: { points: 20, duration: HOUR },
  invitationByAddress: { points: 50, duration: 15 * MINUTE },
  codeByAccountAndAddressAMinute: { points: 1, duration: MINUTE },
  codeByAccountAndAddressAnHour: { points: 5, duration: HOUR },
  codeByAccountAnHour: { points: 20, duration: HOUR },
  codeByAddress: { points: 20, duration: HOUR },
  codeTryByAddress: { points: 50, duration: 15 * MINUTE },
  wrongCodeByAccountAndAddress: { points: 10, duration: DAY, code: 'TOO_MANY_WRONG_CODES' },
  // These three together are less than 100 tries a day: a chance of less than one in 10,000.
  wrongCodeByStrangersADay: { points: 28, duration: DAY, code: 'TOO_MANY_WRONG_CODES' },
  // This separate limit lets the owner use a code that was mailed after strangers had used up their limit.
  wrongCodeAfterLimitADay: { points: 28, duration: DAY, code: 'TOO_MANY_WRONG_CODES' },
  wrongCodeFromKnownAddressesADay: { points: 20, duration: DAY, code: 'TOO_MANY_WRONG_CODES' },
  registerByAddress: { points: 10, duration: HOUR },
  /** Invalid links of a day. */
  dayLinkByAddress: { points: 50, duration: 15 * MINUTE },
  dayActByPerson: { points: 600, duration: HOUR },
  inquiryByAddress: { points: 10, duration: HOUR },
  inquiryByPhone: { points: 5, duration: DAY },
  /** Invalid links of emails, offers and held places. */
  emailLinkByAddress: { points: 50, duration: 15 * MINUTE },
  claimByAddress: { points: 20, duration: HOUR },
  // Someone can delete accounts and open them again with another person's email.
  welcomeByEmail: { points: 3, duration: DAY },
  securityKeyByAccount: { points: 5, duration: 15 * MINUTE },
  emailChangeByAccount: { points: 5, duration: HOUR },
  testEmailByAccount: { points: 5, duration: HOUR },
  feedbackByAccount: { points: 10, duration: HOUR },
  documentByAccount: { points: 30, duration: MINUTE },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** How many rows of a kind an account may have. The rows are counted where they are stored, in the transaction that adds one. */
const rowLimits = {
  /** Payments with a UTR that staff have not checked: someone could fill their list with invented ones. */
  unverifiedPayments: 50,
  /** New quotes within an hour. Requesting the same quote again does not count. */
  quotesInAnHour: 100,
} as const

/**
 * How many works of a kind may run for an account at the same time. Each process counts its own, because each has a queue that one
 * account could fill.
 */
const simultaneous = {
  documents: { most: 3, code: 'TOO_MANY_DOCUMENTS', retryAfter: 2 },
} as const satisfies Record<string, { most: number; code: ErrorCode; retryAfter: number }>

type SimultaneousName = keyof typeof simultaneous

/** How many seconds the server remembers a fact about someone. */
const marks = { knownAddress: 30 * DAY, knownBrowser: 180 * DAY, codeAfterLimit: DAY } as const

type MarkName = keyof typeof marks

type RowLimitName = keyof typeof rowLimits

export type Limits = {
  /** The largest number of rows for an account, or Infinity if limits are off. */
  most(name: RowLimitName): number
  /** Counts one use. @throws AppError TOO_MANY_REQUESTS, or the limit's own code, with the seconds to wait */
  take(name: LimitName, whom: string): Promise<void>
  /** Runs `work`, unless too much of it is already running for this account. @throws AppError with the code of the limit */
  during<T>(name: SimultaneousName, whom: string, work: () => Promise<T>): Promise<T>
  /** Takes back one use, for limits that count only failures. */
  giveBack(name: LimitName, whom: string): Promise<void>
  /** Whether the next use would be refused. */
  isUsedUp(name: LimitName, whom: string): Promise<boolean>
  mark(name: MarkName, whom: string): Promise<void>
  isMarked(name: MarkName, whom: string): Promise<boolean>
}

// The table contains hashes, not emails or addresses.
const keyOf = (whom: string): string => createHash('sha256').update(whom).digest('base64url')

const noLimits: Limits = {
  most: () => Infinity,
  take: async () => {},
  during: (_name, _whom, work) => work(),
  giveBack: async () => {},
  isUsedUp: async () => false,
  mark: async () => {},
  isMarked: async () => false,
}

const mapValues = <Key extends string, From, To>(from: Record<Key, From>, to: (value: From, key: Key) => To) =>
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, to(value, key as Key)])) as Record<Key, To>

/** Limits shared by all instances through the database. `scale` multiplies each; 0 turns them off. */
export function createLimits(pool: Database['pool'], scale: number): Limits {
  if (scale === 0) return noLimits
  const scaled = (most: number) => Math.max(1, Math.floor(most * scale))
  const limiterOf = (name: LimitName | MarkName, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    })
  const limiters = mapValues(limits, ({ points, duration }, name) => limiterOf(name, scaled(points), duration))
  const marked = mapValues(marks, (duration, name) => limiterOf(name, 1, duration))
  const underWay = new Map<string, number>()
  return {
    most: (name) => scaled(rowLimits[name]),
    async take(name, whom) {
      try {
        await limiters[name].consume(keyOf(whom))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        const { code = 'TOO_MANY_REQUESTS' }: Limit = limits[name]
        throw new AppError(code, { retryAfter: seconds })
      }
    },
    async during(name, whom, work) {
      const { most, code, retryAfter } = simultaneous[name]
      const key = `${name} ${whom}`
      const count = underWay.get(key) ?? 0
      if (count >= scaled(most)) throw new AppError(code, { retryAfter })
      underWay.set(key, count + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(key) ?? 1) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
    async giveBack(name, whom) {
      await limiters[name].reward(keyOf(whom))
    },
    async isUsedUp(name, whom) {
      const used = await limiters[name].get(keyOf(whom))
      return used !== null && used.remainingPoints <= 0
    },
    async mark(name, whom) {
      await marked[name].set(keyOf(whom), 1, marks[name])
    },
    async isMarked(name, whom) {
      return (await marked[name].get(keyOf(whom))) !== null
    },
  }
}

/** Deletes at most `most` expired limits, and returns how many. */
export async function deleteExpiredLimits(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (from) =>
      from.selectFrom('rate_limits').select('key').where('expire', '<=', at.getTime()).limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
