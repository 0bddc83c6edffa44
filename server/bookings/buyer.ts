import { isDeepStrictEqual } from 'node:util'
import type { BuyerOnWire } from '../../contract/booking.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Buyer } from '../../domain/buyer.ts'
import { isStateCode, stateName, stateOfGstin } from '../../domain/place-of-supply.ts'
import type { Role } from '../../domain/role.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { lockBooking } from '../ledger/store.ts'
import type { AuditMoment } from '../moment.ts'

/** The buyer as stored; null stands for the devotee. @throws AppError BUYER_INCOMPLETE, BUYER_STATE */
function toBuyer({ name, address, state, gstin }: BuyerOnWire): Buyer | null {
  if (!name && !address && !state && !gstin) return null
  const missing = (['name', 'address', 'state'] as const).find((field) => !{ name, address, state }[field])
  if (missing) throw new AppError('BUYER_INCOMPLETE', { field: missing })
  if (!isStateCode(state) || (gstin && stateOfGstin(gstin) !== state))
    throw new AppError('BUYER_STATE', { field: 'state' })
  return { name, address, state, gstin }
}

const said = (buyer: Buyer | null) =>
  buyer ? { name: `${buyer.name}, ${buyer.address}`, state: stateName(buyer.state, 'en'), gstin: buyer.gstin } : {}

/**
 * Saves the buyer for documents that are issued from now on; issued documents never change. If all fields are empty, the devotee is
 * the buyer. The audit log records changes by staff. The same values again change nothing. @throws AppError NOT_FOUND, CANCELLED,
 * BUYER_INCOMPLETE, BUYER_STATE
 */
export const saveBuyer = (
  db: Db,
  user: { id: string; role: Role },
  { bookingId, ...sent }: { bookingId: string } & BuyerOnWire,
  moment: AuditMoment,
): Promise<Buyer | null> =>
  inTransaction(db, async (tx) => {
    const isStaff = user.role === 'ADMIN'
    const booking = await lockBooking(tx, bookingId, isStaff ? undefined : user.id)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    const { buyer: before } = booking
    const after = toBuyer(sent)
    if (isDeepStrictEqual(before, after)) return after
    const buyer = after && JSON.stringify(after)
    await tx.updateTable('bookings').set({ buyer }).where('id', '=', bookingId).execute()
    if (isStaff) {
      const [from, to] = [said(before), said(after)]
      const change = { action: 'booking_buyer', subjectId: bookingId, from, to } as const
      await recordChange(tx, { actorId: user.id, ...change }, moment)
    }
    return after
  })
