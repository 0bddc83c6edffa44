import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { AuditAction } from '../../domain/audit.ts'
import type { AuditMoment } from '../moment.ts'

const HOUR_MS = 60 * 60 * 1000

type Refusal = {
  actorId: string
  action: Extract<AuditAction, `${string}_refused`>
  /** By default the account of the actor. */
  subjectId?: string
}

/**
 * Records that a password or a security key of an ADMIN account was wrong, never the secret itself. The tries within an hour are
 * one row with their number, so that nobody can fill the disk. It does nothing for other accounts.
 */
export async function recordRefusal(
  db: Db,
  { actorId, action, subjectId = actorId }: Refusal,
  { at, requestId }: AuditMoment,
): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
  await sql`
    with counted as (
      insert into refused_tries (audit_id, actor_id, action, subject_id, hour)
        select ${newId()}::uuid, id, ${action}, ${subjectId}::uuid, ${hour}::timestamptz
        from users where id = ${actorId} and role = 'ADMIN'
      on conflict (actor_id, action, subject_id, hour) do update set tries = refused_tries.tries + 1
      returning audit_id, actor_id, action, subject_id, tries
    )
    insert into audit (id, actor_id, action, subject_id, changed_from, changed_to, created_at, request_id)
      select audit_id, actor_id, action, subject_id, 'null', 'null', ${at}::timestamptz, ${requestId}
      from counted where tries = 1`.execute(db)
}
