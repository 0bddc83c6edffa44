import type { StaffMember } from '../../contract/desk/staff.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { StaffRole } from '../../domain/role.ts'
import { secondStepDue } from '../../domain/second-step.ts'
import { deleteSecondStep } from '../account/second-step.ts'
import { recordChange } from '../audit/store.ts'
import { AppError, found } from '../http/app-error.ts'
import type { SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { withdrawInvitation } from './invite.ts'
import { tellOwners } from './new-owner.ts'
import { getMember } from './store.ts'

type Actor = Pick<SignedIn, 'id' | 'name'>

/**
 * Locks all owners, so that two who remove each other at once run one after the other, and locks the member.
 * @throws AppError UNAUTHENTICATED if the actor is no longer an owner, because their session has ended; LAST_OWNER, NOT_FOUND
 */
async function lockMember(tx: Tx, actor: Actor, id: string, next: StaffRole | null) {
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('staff_role', '=', 'OWNER')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (next !== 'OWNER' && owners.length === 1 && owners[0]?.id === id) throw new AppError('LAST_OWNER')
  if (!owners.some((owner) => owner.id === actor.id)) throw new AppError('UNAUTHENTICATED')
  return found(
    await tx
      .selectFrom('users')
      .select(['id', 'name', 'staff_role'])
      .where('id', '=', id)
      .where('role', '=', 'ADMIN')
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** Gives a member another role; a trigger ends their sessions. @throws AppError NOT_FOUND, LAST_OWNER */
export async function changeStaffRole(
  db: Db,
  actor: Actor,
  { id, staffRole }: { id: string; staffRole: StaffRole },
  moment: Moment,
): Promise<StaffMember> {
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, actor, id, staffRole)
    if (member.staff_role === staffRole) return
    await tx
      .updateTable('users')
      .set(({ fn, val }) => ({
        staff_role: staffRole,
        second_step_due:
          staffRole === 'EDITOR' ? null : fn.coalesce('second_step_due', val(secondStepDue(staffRole, moment.at))),
      }))
      .where('id', '=', id)
      .execute()
    const [from, to] = [{ staffRole: member.staff_role }, { staffRole }]
    await recordChange(tx, { actorId: actor.id, action: 'staff_role_changed', subjectId: id, from, to }, moment)
    if (staffRole === 'OWNER') await tellOwners(tx, member, moment.at)
  })
  return getMember(db, id, moment.at)
}

/**
 * Removes a member of staff from the desk: the account becomes a devotee's, its sessions end and its second step is removed. An
 * open invitation with this id is withdrawn. The audit log keeps the name.
 * @throws AppError NOT_FOUND, LAST_OWNER
 */
export const removeStaff = (db: Db, actor: Actor, id: string, moment: Moment): Promise<'INVITATION' | 'MEMBER'> =>
  inTransaction(db, async (tx) => {
    if (await withdrawInvitation(tx, actor, id, moment)) return 'INVITATION'
    const member = await lockMember(tx, actor, id, null)
    await tx
      .updateTable('users')
      .set({ role: 'USER', staff_role: null, second_step_due: null })
      .where('id', '=', id)
      .execute()
    await deleteSecondStep(tx, id)
    const from = { name: member.name, staffRole: member.staff_role }
    await recordChange(tx, { actorId: actor.id, action: 'staff_removed', subjectId: id, from, to: null }, moment)
    return 'MEMBER'
  })

/** @throws AppError NOT_FOUND */
export const endStaffSessions = (db: Db, actor: Actor, id: string, moment: Moment): Promise<void> =>
  inTransaction(db, async (tx) => {
    await getMember(tx, id, moment.at)
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await recordChange(
      tx,
      { actorId: actor.id, action: 'staff_sessions_ended', subjectId: id, from: null, to: null },
      moment,
    )
  })
