import { Secret } from 'otpauth'
import { sql } from 'kysely'
import type { SecondStep } from '../../contract/second-step.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { AuditAction } from '../../domain/audit.ts'
import {
  authenticatorOf,
  counterOf,
  deleteSecondStep,
  hasSecondStep,
  makeRecoveryCodes,
  tryingCode,
} from '../account/second-step.ts'
import { endOtherSessions } from '../account/sessions.ts'
import { lockUser } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { confirmPassword } from '../account/confirm-password.ts'

export type Actor = Pick<SignedIn, 'id' | 'email' | 'sessionId'>
type Deps = Pick<Services, 'limits'>
/** Changes of the second step ask for the password, because someone with a stolen session does not know it. */
type Confirmed = { password: string }

export async function readSecondStep(db: Db, { id }: Pick<Actor, 'id'>): Promise<SecondStep> {
  const row = await db
    .selectFrom('users')
    .select([
      'second_step_due',
      hasSecondStep(sql`users.id`).as('isOn'),
      sql<number>`(select count(*)::int from recovery_codes where user_id = users.id)`.as('recoveryCodes'),
      sql<SecondStep['passkeys']>`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)
        order by created_at, id), '[]') from passkeys where user_id = users.id)`.as('passkeys'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { isOn, recoveryCodes, passkeys } = row
  return { isOn, recoveryCodes, passkeys, due: row.second_step_due?.toISOString() ?? null }
}

/** Makes a secret that becomes valid with its first code; until then an earlier one stays valid. @throws AppError PASSWORD_WRONG */
export async function beginAuthenticator(
  db: Db,
  actor: Actor,
  { password }: Confirmed,
  moment: Moment,
  deps: Deps,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(db, actor, password, moment, deps)
  const secret = new Secret({ size: 20 })
  await db
    .insertInto('authenticators')
    .values({ user_id: actor.id, pending: secret.base32 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending: secret.base32 }))
    .execute()
  return { secret: secret.base32, uri: authenticatorOf(secret, actor.email).toString() }
}

/** Sets up the second step with the first code of the app, and ends all other sessions. @throws AppError SECOND_STEP_WRONG */
export async function confirmAuthenticator(
  db: Db,
  actor: Actor,
  { code }: { code: string },
  moment: Moment,
  deps: Deps,
): Promise<{ recoveryCodes: string[] }> {
  const setUp = async (tx: Tx) => {
    await lockUser(tx, actor.id)
    await storeConfirmed(tx, actor.id, code, moment.at)
    const made = await makeRecoveryCodes(tx, actor.id)
    await changedSecondStep(tx, actor, 'second_step_set_up', moment)
    return { recoveryCodes: made }
  }
  return tryingCode(db, actor.id, moment, deps, () => inTransaction(db, setUp))
}

async function storeConfirmed(tx: Tx, userId: string, code: string, at: Date): Promise<void> {
  const row = await tx.selectFrom('authenticators').select('pending').where('user_id', '=', userId).executeTakeFirst()
  const counter = row?.pending ? counterOf(row.pending, code, at) : null
  if (!row?.pending || counter === null) throw new AppError('SECOND_STEP_WRONG', { field: 'code' })
  await tx
    .updateTable('authenticators')
    .set({ secret: row.pending, pending: null, counter })
    .where('user_id', '=', userId)
    .execute()
}

/** @throws AppError PASSWORD_WRONG, SECOND_STEP_OFF */
export async function renewRecoveryCodes(
  db: Db,
  actor: Actor,
  { password }: Confirmed,
  moment: Moment,
  deps: Deps,
): Promise<{ recoveryCodes: string[] }> {
  await confirmPassword(db, actor, password, moment, deps)
  return inTransaction(db, async (tx) => {
    await lockWithSecondStep(tx, actor.id)
    return { recoveryCodes: await makeRecoveryCodes(tx, actor.id) }
  })
}

/** @throws AppError PASSWORD_WRONG, SECOND_STEP_OFF */
export async function removeSecondStep(
  db: Db,
  actor: Actor,
  { password }: Confirmed,
  moment: Moment,
  deps: Deps,
): Promise<void> {
  await confirmPassword(db, actor, password, moment, deps)
  await inTransaction(db, async (tx) => {
    await lockWithSecondStep(tx, actor.id)
    await deleteSecondStep(tx, actor.id)
    await changedSecondStep(tx, actor, 'second_step_removed', moment)
  })
}

async function lockWithSecondStep(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
  if (!(await readSecondStep(tx, { id: userId })).isOn) throw new AppError('SECOND_STEP_OFF')
}

type Change = Extract<AuditAction, 'second_step_set_up' | 'second_step_removed'>

/** Tells the person and the readers of the audit log; every other session must log in again. */
export async function changedSecondStep(tx: Tx, actor: Actor, kind: Change, moment: Moment): Promise<void> {
  await endOtherSessions(tx, actor)
  await recordChange(tx, { actorId: actor.id, action: kind, subjectId: actor.id, from: null, to: null }, moment)
  await queueEmailTo(tx, actor.id, moment.at, (name) => ({ kind, content: { name, at: moment.at.toISOString() } }))
}
