import { randomBytes } from 'node:crypto'
import type { Invitation, StaffMember } from '../../contract/desk/staff.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { emailKey, findByEmail } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import type { EmailPayload } from '../email/data.ts'
import { queueEmail } from '../email/outbox.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import { openInvitations, toInvited } from './store.ts'

const LIFETIME_MS = 7 * DAY_MS

type Actor = Pick<SignedIn, 'id' | 'name'>
type Deps = Pick<Services, 'limits'>

/**
 * Invites someone to the desk. A person who already has an account with this email keeps it; others get one with the id of the
 * invitation.
 * @throws AppError STAFF_ALREADY, INVITED_ALREADY, TOO_MANY_REQUESTS
 */
export async function inviteStaff(
  db: Db,
  actor: Actor,
  invitation: Invitation,
  moment: Moment,
  { limits }: Deps,
): Promise<StaffMember> {
  const { email, name, staffRole } = invitation
  await limits.take('invitationByAccount', actor.id)
  const account = await findByEmail(db, email)
  if (account?.role === 'ADMIN') throw new AppError('STAFF_ALREADY', { field: 'email' })
  const row = {
    id: account?.id ?? newId(),
    email,
    name,
    staff_role: staffRole,
    token_hash: null,
    invited_by: actor.id,
    created_at: moment.at,
    expires_at: new Date(moment.at.getTime() + LIFETIME_MS),
    used_at: null,
    withdrawn_at: null,
  }
  await inTransaction(db, async (tx) => {
    const stored = await tx
      .insertInto('staff_invitations')
      .values({ ...row, email_key: emailKey(email) })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet(row)
          .where(({ or, eb }) =>
            or([
              eb('staff_invitations.used_at', 'is not', null),
              eb('staff_invitations.withdrawn_at', 'is not', null),
              eb('staff_invitations.expires_at', '<=', moment.at),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    if (!stored) throw new AppError('INVITED_ALREADY', { field: 'email' })
    await tell(tx, actor, row, moment)
    await recordChange(
      tx,
      { actorId: actor.id, action: 'staff_invited', subjectId: row.id, from: null, to: { name, staffRole } },
      moment,
    )
  })
  return toInvited(row, moment.at)
}

const tell = (tx: Tx, actor: Actor, row: Parameters<typeof toInvited>[0], { at, language }: Moment): Promise<void> =>
  queueEmail(
    tx,
    {
      kind: 'staff_invitation',
      recipient: row.email,
      language,
      content: { name: row.name, invitedBy: actor.name, staffRole: row.staff_role, invitationId: row.id },
    },
    at,
  )

/** Sends an invitation again, for another seven days. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function inviteAgain(
  db: Db,
  actor: Actor,
  id: string,
  moment: Moment,
  { limits }: Deps,
): Promise<StaffMember> {
  await limits.take('invitationByAccount', actor.id)
  return inTransaction(db, async (tx) => {
    const row = found(await openInvitations(tx).where('id', '=', id).forUpdate().executeTakeFirst())
    const expiresAt = new Date(moment.at.getTime() + LIFETIME_MS)
    await tx
      .updateTable('staff_invitations')
      .set({ token_hash: null, expires_at: expiresAt })
      .where('id', '=', id)
      .execute()
    await tell(tx, actor, row, moment)
    return toInvited({ ...row, expires_at: expiresAt }, moment.at)
  })
}

/** Withdraws an open invitation; false if no invitation has this id. */
export async function withdrawInvitation(tx: Tx, actor: Actor, id: string, moment: Moment): Promise<boolean> {
  const withdrawn = await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: moment.at, token_hash: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['name', 'staff_role'])
    .executeTakeFirst()
  if (!withdrawn) return false
  const from = { name: withdrawn.name, staffRole: withdrawn.staff_role }
  await recordChange(
    tx,
    { actorId: actor.id, action: 'staff_invitation_withdrawn', subjectId: id, from, to: null },
    moment,
  )
  return true
}

type InvitationEmail = Extract<EmailPayload, { kind: 'staff_invitation' }>

/**
 * An invitation with the token of its link. The token is made at the moment of sending; the database and the outbox have only its
 * hash. A later email ends the link of an earlier one. Null if the invitation was used or withdrawn meanwhile.
 */
export async function withToken<Told extends InvitationEmail>(db: Db, email: Told): Promise<Told | null> {
  const token = randomBytes(32).toString('base64url')
  const open = await db
    .updateTable('staff_invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', email.content.invitationId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()
  return open ? { ...email, content: { ...email.content, token, expiresAt: open.expires_at.toISOString() } } : null
}
