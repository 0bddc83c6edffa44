import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import type { ContentPart } from '../../db/content-part.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import type { Language } from '../../domain/language.ts'
import type { Role, StaffRole } from '../../domain/role.ts'
import type { Env } from '../env.ts'
import type { LiveEnv } from '../live-env.ts'
import type { Moment } from '../moment.ts'
import type { Limits } from './limits.ts'

/** The services of the process that every request can use. */
export type Services = {
  db: Db
  env: Env
  /** The settings behind `env`. Reading them again applies a change that staff made at the desk. */
  live: Pick<LiveEnv, 'env' | 'isFixed' | 'reload'>
  limits: Limits
  log: Logger
  /** The clock, read once per request: see `Moment`. */
  now: () => Date
  /** Makes the mail worker check the outbox at once. */
  wakeMail: () => void
  /** Runs a job of a bank statement until it ends, or until a request has waited long enough. */
  statementWork: { runFor: (jobId: string) => Promise<void> }
  /** The store for files of photos. */
  photos: PhotoFiles
  /** Reports that a change of public content is committed, so that no later request gets an answer from before it. */
  contentChanged: (part: ContentPart) => void
}

/** The user of a request's token, read from the database for this request. */
export type SignedIn = {
  id: string
  name: string
  email: string
  phone: string
  role: Role
  /** The role of a member of staff; null for devotees. */
  staffRole: StaffRole | null
  /** The language chosen for emails; null if none is chosen, and the request's language applies. */
  mailLanguage: Language | null
  sessionId: string
}

type Variables = Services & {
  requestId: string
  moment: Moment
  /** The sender's address, as seen by the outermost of the proxies that TRUST_PROXY counts. */
  address: string
  /** Who sent the request, once `requireRole` has read it. */
  user?: SignedIn
}

export type ApiEnv = { Variables: Variables }
export type SignedInEnv = { Variables: { user: SignedIn } }
