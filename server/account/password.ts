import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import pLimit from 'p-limit'
import { AppError } from '../http/app-error.ts'

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)))
  })

type Cost = { memory: number; passes: number; parallelism: number }
// The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane.
const RECOMMENDED: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = RECOMMENDED
const TAG_LENGTH = 32
// At most two hashes run at once, so that many logins neither fill the memory nor take all processor time of a small machine.
const turn = pLimit(2)
// At most so many wait, about two seconds of work on a small machine. A login that would wait longer should be tried again.
const MOST_WAITING = 100
const RETRY_AFTER = 5

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** @throws AppError UNAVAILABLE while too many wait */
async function tag(secret: string, nonce: Uint8Array, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  if (turn.pendingCount >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
  return turn(() => derive({ message: secret, nonce, tagLength: TAG_LENGTH, memory, passes, parallelism }))
}

/** The hash that a password for an unknown email is compared with. */
let dummy: Promise<string> | undefined

/** Sets the cost of new hashes, for tests that make hundreds of them. Each hash contains its own cost. */
export function hashAt(other = RECOMMENDED): void {
  cost = other
  dummy = undefined
}

/** Hashes a password, security key or one-time code; returns a PHC string. @throws AppError UNAVAILABLE while too many wait */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await tag(secret, nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Whether `phc` is the hash of `secret`, compared in constant time. @throws AppError UNAVAILABLE while too many wait */
export async function matchesSecret(secret: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', expected = ''] = PHC.exec(phc) ?? []
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await tag(secret, Buffer.from(nonce, 'base64'), parameters)
  return timingSafeEqual(actual, Buffer.from(expected, 'base64'))
}

/** For an unknown email: takes as long as checking a wrong password, so that the time does not tell who has an account. */
export async function matchNobody(secret: string): Promise<false> {
  dummy ??= hashSecret(randomBytes(16).toString('hex'))
  await matchesSecret(secret, await dummy)
  return false
}

/**
 * The rules for a password that the contract's schema does not check; `field` is its path in the body.
 * @throws AppError PASSWORD_IS_EMAIL
 */
export function checkIsNotEmail(password: string, email: string, field = 'password'): void {
  if (password.trim().toLowerCase() === email.toLowerCase()) throw new AppError('PASSWORD_IS_EMAIL', { field })
}
