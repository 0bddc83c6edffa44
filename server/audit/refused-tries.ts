import { type RawBuilder, sql } from 'kysely'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { AuditAction } from '../../domain/audit.ts'
import type { AuditMoment } from '../moment.ts'
import { HOUR_MS } from '../../domain/durations.ts'

/** At most so many logins beyond a limit wait to be counted; further ones are not counted. */
const MOST_WAITING = 100

type Refusal = {
  actorId: string
  action: Extract<AuditAction, `${string}_refused`>
  /** The account of the actor by default. */
  subjectId?: string
}

/**
 * Records that a password or a security key of an ADMIN account was wrong, never the secret itself. The tries within an hour share
 * a row with their number, so that nobody can fill the disk. Other accounts are ignored.
 */
export const recordRefusal = (
  db: Db,
  { actorId, action, subjectId = actorId }: Refusal,
  moment: AuditMoment,
): Promise<void> => countTry(db, sql`id = ${actorId}`, { action, subject: sql`${subjectId}::uuid` }, moment)

const turn = pLimit(1)

/**
 * Records that a limit refused a login, if the email belongs to an ADMIN account; the password was not checked. This runs in the
 * background, because the time of the answer would tell whether the email is an admin's. `emailKey` is the key of the email.
 */
export function recordLimitedLogin(db: Db, emailKey: string, moment: AuditMoment, log: Logger): void {
  if (turn.pendingCount >= MOST_WAITING) return
  void turn(() =>
    countTry(db, sql`email_key = ${emailKey}`, { action: 'login_limited', subject: sql`id` }, moment).catch(
      (error: unknown) => log.warn({ err: error }, 'refused login not recorded'),
    ),
  )
}

type Counted = { action: AuditAction; subject: RawBuilder<unknown> }

async function countTry(
  db: Db,
  isActor: RawBuilder<unknown>,
  { action, subject }: Counted,
  { at, requestId }: AuditMoment,
): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
  await sql`
    with counted as (
      insert into refused_tries (audit_id, actor_id, action, subject_id, hour)
        select ${newId()}::uuid, id, ${action}, ${subject}, ${hour}::timestamptz
        from users where ${isActor} and role = 'ADMIN'
      on conflict (actor_id, action, subject_id, hour) do update set tries = refused_tries.tries + 1
      returning audit_id, actor_id, action, subject_id, tries
    )
    insert into audit (id, actor_id, action, subject_id, changed_from, changed_to, created_at, request_id)
      select audit_id, actor_id, action, subject_id, 'null', 'null', ${at}::timestamptz, ${requestId}
      from counted where tries = 1`.execute(db)
}
