import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { WaitingLink } from '../../contract/waiting.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import { leaveWaiting } from './join.ts'

type Sender = Pick<Services, 'limits'> & { address: string }

/** From this prefix of the token, the page knows that the link does not belong to an offer of a group. */
export const newLeaveToken = (): string => `leave~${randomBytes(24).toString('base64url')}`

/** The row of a link, even if it no longer waits. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
async function findByLink(db: Db, token: string, at: Date, { limits, address }: Sender) {
  const row = await db
    .selectFrom('waiting_list')
    .leftJoin('packages', 'packages.id', 'subject_id')
    .leftJoin('poojas', 'poojas.id', 'subject_id')
    .select(['waiting_list.id', 'user_id', 'day', 'held_until', 'waiting_list.state'])
    .select(({ fn }) => [
      fn.coalesce('packages.name', 'poojas.name', sql<string>`''`).as('name'),
      fn.coalesce('packages.name_hindi', 'poojas.name_hindi', sql<string>`''`).as('nameHindi'),
    ])
    .where('leave_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) {
    await limits.take('emailLinkByAddress', address)
    throw new AppError('NOT_FOUND')
  }
  return { ...row, isHeld: row.state === 'OFFERED' && row.held_until !== null && row.held_until > at }
}

export async function readWaitingLink(db: Db, token: string, { at }: Moment, sender: Sender): Promise<WaitingLink> {
  const { name, nameHindi, day, held_until: until, isHeld } = await findByLink(db, token, at, sender)
  return { name, nameHindi, date: day, heldUntil: isHeld && until ? until.toISOString() : null }
}

/** Gives a held place back; changes nothing if the place is no longer held. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function leaveByLink(db: Db, token: string, moment: Moment, sender: Sender): Promise<null> {
  const { id, user_id: userId, isHeld } = await findByLink(db, token, moment.at, sender)
  if (!isHeld) return null
  await leaveWaiting(db, { id: userId }, id, moment).catch((error: unknown) => {
    // The place was given back or booked at the same moment.
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  })
  return null
}
