import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { formatDay } from '../../domain/format.ts'
import { deleteCodesOf } from '../account/one-time-code.ts'
import { removePerson } from '../account/store.ts'
import { deleteCart } from '../cart/change-cart.ts'
import { deleteEmailsTo } from '../email/outbox.ts'
import { deleteFeedbackOf } from '../feedback/store.ts'
import { lastBookedDay } from '../ledger/bookings.ts'
import { hasWaitingRefund } from '../payments/refunds.ts'
import { endOpenPayments } from '../payments/store.ts'
import { deleteInquiriesOf } from '../inquiries/store.ts'
import { deleteInvitationsOf } from '../staff/store.ts'
import { deleteWaitingOf } from '../waiting/store.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { AppError } from '../http/app-error.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { removeTracesOfBookings } from './remove-traces.ts'

type Person = Pick<SignedIn, 'id' | 'email'>

/**
 * Deletes a person's data in one transaction; their bookings and payments stay for the accounts (docs/decisions/0013).
 * Refused while a journey lies ahead, because its driver and priest need the phone number.
 * @throws AppError PASSWORD_WRONG, BOOKING_AHEAD, REFUND_WAITING
 */
export async function deleteAccount(
  db: Db,
  person: Person,
  { password }: { password: string },
  moment: Moment,
  deps: Pick<Services, 'limits'>,
): Promise<void> {
  const { at, today, language } = moment
  const confirmedHash = await confirmPassword(db, person, password, moment, deps)
  await inTransaction(db, async (tx) => {
    // This comes first, because it locks the user's row: other requests of the account wait for it, and then find no account.
    await removePerson(tx, person.id, confirmedHash, at)
    const lastDay = await lastBookedDay(tx, person.id)
    if (lastDay !== null && lastDay >= today)
      throw new AppError('BOOKING_AHEAD', { words: { date: formatDay(lastDay, language) } })
    if (await hasWaitingRefund(tx, person.id)) throw new AppError('REFUND_WAITING')
    await removeTraces(tx, person, at)
  })
}

async function removeTraces(tx: Tx, { id, email }: Person, at: Date): Promise<void> {
  await deleteInquiriesOf(tx, { id, email })
  await deleteCodesOf(tx, id)
  await deleteWaitingOf(tx, id)
  await deleteCart(tx, id)
  await deleteFeedbackOf(tx, id)
  await deleteEmailsTo(tx, email)
  await deleteInvitationsOf(tx, email)
  await endOpenPayments(tx, id, at)
  await removeTracesOfBookings(
    tx,
    sql<string>`(select id from bookings where user_id = ${id})`,
    sql<string>`(select id from payments where user_id = ${id})`,
  )
}
