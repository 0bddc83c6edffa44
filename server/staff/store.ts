import { type RawBuilder, sql } from 'kysely'
import type { StaffMember } from '../../contract/desk/staff.ts'
import type { Db } from '../../db/connect.ts'
import type { StaffRole } from '../../domain/role.ts'
import { hasSecondStep } from '../account/second-step.ts'
import { emailKey } from '../account/store.ts'
import type { Tx } from '../../db/transaction.ts'
import { found } from '../http/app-error.ts'

const MOST = 500

const members = (db: Db, at: Date) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'email',
      'name',
      sql<StaffRole>`staff_role`.as('staffRole'),
      sql<Date>`staff_since`.as('since'),
      hasSecondStep(sql`users.id`).as('secondStep'),
      sessionsOf(sql`users.id`, at).as('sessions'),
    ])
    .where('role', '=', 'ADMIN')

const sessionsOf = (userId: RawBuilder<unknown>, at: Date) =>
  sql<number>`(select count(*)::int from sessions where user_id = ${userId} and expires_at > ${at})`

type Member = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

const toMember = ({ since, ...row }: Member): StaffMember => ({
  ...row,
  status: 'ACTIVE',
  since: since.toISOString(),
  expiresAt: null,
})

export const openInvitations = (db: Db) =>
  db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'name', 'staff_role', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)

type Invited = Awaited<ReturnType<ReturnType<typeof openInvitations>['execute']>>[number]

export const toInvited = (row: Invited, at: Date): StaffMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  staffRole: row.staff_role,
  status: row.expires_at > at ? 'INVITED' : 'EXPIRED',
  since: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  secondStep: false,
  sessions: 0,
})

/** Staff in the order in which they joined, then invited people. */
export async function listStaff(db: Db, at: Date): Promise<StaffMember[]> {
  const staff = await members(db, at).orderBy('staff_since').orderBy('users.id').limit(MOST).execute()
  const invited = await openInvitations(db).orderBy('created_at').orderBy('id').limit(MOST).execute()
  return [...staff.map(toMember), ...invited.map((row) => toInvited(row, at))]
}

/** @throws AppError NOT_FOUND */
export const getMember = async (db: Db, id: string, at: Date): Promise<StaffMember> =>
  toMember(found(await members(db, at).where('users.id', '=', id).executeTakeFirst()))

/** Deletes the record that someone was invited. */
export async function deleteInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('email_key', '=', emailKey(email)).execute()
}
