import type { Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import type { StaffRole } from '../../domain/role.ts'
import { secondStepDue } from '../../domain/second-step.ts'
import { rememberCaller } from '../account/caller.ts'
import { checkIsNotEmail, hashSecret } from '../account/password.ts'
import { openSession } from '../account/sessions.ts'
import { emailKey, findByEmail, toUserResponse } from '../account/store.ts'
import type { Visitor } from '../account/visitor.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { tellOwners } from './new-owner.ts'

type Deps = Pick<Services, 'limits'>

const columns = ['id', 'email', 'name', 'staff_role', 'expires_at', 'used_at'] as const

/** @throws AppError INVITATION_UNKNOWN, INVITATION_USED, INVITATION_EXPIRED, TOO_MANY_REQUESTS */
async function findInvitation(db: Db, visitor: Visitor, token: string, at: Date, { limits }: Deps) {
  await limits.take('invitationByAddress', visitor.address)
  const row = await db
    .selectFrom('staff_invitations')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) throw new AppError('INVITATION_UNKNOWN')
  if (row.used_at) throw new AppError('INVITATION_USED')
  if (row.expires_at <= at) throw new AppError('INVITATION_EXPIRED')
  return row
}

type Found = Awaited<ReturnType<typeof findInvitation>>

export async function readInvitation(
  db: Db,
  visitor: Visitor,
  { token }: { token: string },
  { at }: Moment,
  deps: Deps,
) {
  const { name, email, staff_role: staffRole, expires_at: end } = await findInvitation(db, visitor, token, at, deps)
  const hasAccount = (await findByEmail(db, email)) !== undefined
  return { name, email, staffRole, hasAccount, expiresAt: end.toISOString() }
}

/**
 * Makes the invited person staff and logs them in. A person who already has an account with the email must give its password, so
 * that the link alone opens no account; its bookings stay. All others choose a password.
 * @throws AppError INVITATION_UNKNOWN, INVITATION_USED, INVITATION_EXPIRED, STAFF_ALREADY, PASSWORD_WRONG, PASSWORD_IS_EMAIL,
 * TOO_MANY_REQUESTS
 */
export async function acceptInvitation(
  db: Db,
  visitor: Visitor,
  { token, password }: { token: string; password: string },
  moment: Moment,
  deps: Deps,
): Promise<Session> {
  const invitation = await findInvitation(db, visitor, token, moment.at, deps)
  const account = await findByEmail(db, invitation.email)
  if (account?.role === 'ADMIN') throw new AppError('STAFF_ALREADY')
  if (!account) checkIsNotEmail(password, invitation.email)
  const passwordHash = account ? await confirmPassword(db, account, password, moment, deps) : await hashSecret(password)
  const session = await inTransaction(db, async (tx) => {
    await useInvitation(tx, invitation.id, moment.at)
    const user = account
      ? await promote(tx, account.id, passwordHash, invitation.staff_role, moment)
      : await insertStaff(tx, invitation, passwordHash, moment)
    const to = { name: user.name, staffRole: invitation.staff_role }
    await recordChange(tx, { actorId: user.id, action: 'staff_joined', subjectId: user.id, from: null, to }, moment)
    if (invitation.staff_role === 'OWNER') await tellOwners(tx, user, moment.at)
    return { user: toUserResponse(user), access_token: await openSession(tx, user, moment.at, visitor.device) }
  })
  await rememberCaller(deps.limits, invitation.email, visitor)
  return session
}

/** If two accept at once, one is refused. */
async function useInvitation(tx: Tx, id: string, at: Date): Promise<void> {
  const used = await tx
    .updateTable('staff_invitations')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new AppError('INVITATION_USED')
}

const roleColumns = (role: StaffRole, at: Date) => ({
  role: 'ADMIN' as const,
  staff_role: role,
  staff_since: at,
  second_step_due: secondStepDue(role, at),
})
const userColumns = ['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole'] as const

async function promote(tx: Tx, id: string, passwordHash: string, role: StaffRole, { at }: Moment) {
  const user = await tx
    .updateTable('users')
    .set(roleColumns(role, at))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('role', '=', 'USER')
    .returning(userColumns)
    .executeTakeFirst()
  // The password was changed or the account deleted meanwhile.
  if (!user) throw new AppError('PASSWORD_WRONG', { field: 'password' })
  return user
}

async function insertStaff(tx: Tx, { id, email, name, staff_role: role }: Found, hash: string, moment: Moment) {
  const taken = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  try {
    return await tx
      .insertInto('users')
      .values({
        // A deleted account keeps the id of its invitation.
        id: taken ? newId() : id,
        name,
        email,
        email_key: emailKey(email),
        phone: '',
        password_hash: hash,
        language: moment.language,
        created_at: moment.at,
        ...roleColumns(role, moment.at),
      })
      .returning(userColumns)
      .executeTakeFirstOrThrow()
  } catch (error) {
    // Somebody registered while the password was hashed; at the next try, the page shows the account.
    if (isUniqueViolation(error, 'users_email_key_key')) throw new AppError('PASSWORD_WRONG', { field: 'password' })
    throw error
  }
}
