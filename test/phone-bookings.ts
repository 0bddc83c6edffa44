import type { EnteredBooking } from '../contract/desk/phone-booking.ts'
import { expect } from 'vitest'
import { actViolations } from './act-violations.ts'
import { post, type Sender } from './calls.ts'
import { makePackage, makePooja } from './factories.ts'
import { ledgerViolations } from './ledger-violations.ts'
import { placeViolations } from './place-violations.ts'
import { world, type World } from './world.ts'

export const meena = { name: 'Meena Tiwari', phoneNumber: '98390 12345', language: 'en' }

/** Staff book a package of ₹4,000 for two on the tenth day from today: ₹4,720 with GST. */
export const phoneBookingOf =
  (w: World, packageId: string) =>
  (who: Sender, over: object = {}) =>
    post<EnteredBooking>(who, '/admin/bookings', {
      devotee: meena,
      packageId,
      headCount: 2,
      date: w.inDays(10),
      events: [],
      ...over,
    })

/** An admin, a package and a pooja, and bookings by phone. */
export async function phoneDesk(of?: World) {
  const w = of ?? (await world())
  const [admin, pack, pooja] = [await w.admin(), await makePackage(w.db), await makePooja(w.db)]
  const enter = phoneBookingOf(w, pack.id)
  const cash = (amount: number) => ({ method: 'CASH', amount, receivedOn: w.inDays(0) })
  const upi = (amount: number, refNo: string) => ({ method: 'UPI', amount, refNo, receivedOn: w.inDays(0) })
  return { w, admin, pack, pooja, cash, upi, enter: (over?: object, who: Sender = admin) => enter(who, over) }
}

/** Checks that books, acts and places agree. */
export async function expectWhole({ db, clock }: World) {
  expect([
    ...(await ledgerViolations(db)),
    ...(await actViolations(db)),
    ...(await placeViolations(db, clock.now())),
  ]).toEqual([])
}

/** The data that a refusal must not change. */
export const countOf = async ({ db }: World) => ({
  users: (await db.selectFrom('users').select('id').execute()).length,
  bookings: (await db.selectFrom('bookings').select('id').execute()).length,
  payments: (await db.selectFrom('payments').select('id').execute()).length,
  outbox: (await db.selectFrom('outbox').select('id').execute()).length,
})
