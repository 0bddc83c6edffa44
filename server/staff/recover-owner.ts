import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { secondStepDue } from '../../domain/second-step.ts'
import { hashSecret } from '../account/password.ts'
import { deleteSecondStep } from '../account/second-step.ts'
import { emailKey } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import { tellOwners } from './new-owner.ts'

/** The output of `npm run owner`: a new password, or null if no account has the email. */
export type Recovered = { password: string | null }

/**
 * For an operator who has lost every owner's login but has access to the machine: makes the account with the email an owner with a
 * new password and without a second step, which ends its sessions. The audit log records it as its own act.
 */
export async function recoverOwner(db: Db, email: string, at: Date): Promise<Recovered> {
  const password = randomBytes(15).toString('base64url')
  const passwordHash = await hashSecret(password)
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['id', 'name', 'role', 'staff_role'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst()
    if (!before) return { password: null }
    const { id, name } = before
    await tx
      .updateTable('users')
      .set({
        role: 'ADMIN',
        staff_role: 'OWNER',
        password_hash: passwordHash,
        second_step_due: secondStepDue('OWNER', at),
      })
      .where('id', '=', id)
      .execute()
    await deleteSecondStep(tx, id)
    const [from, to] = [{ staffRole: before.staff_role }, { staffRole: 'OWNER' }]
    const moment = { at, requestId: 'npm run owner' }
    await recordChange(tx, { actorId: id, action: 'owner_recovered', subjectId: id, from, to }, moment)
    await tellOwners(tx, { id, name }, at)
    return { password }
  })
}
