import { makePackage, makePooja } from '../factories.ts'
import { post, type Sender } from '../calls.ts'
import { world } from '../world.ts'

export const book = (who: Sender, amountPaid: number, refNo: unknown = '426812345678') =>
  post(who, '/bookings/add', { amountPaid, refNo })

/** A devotee with a package of 3000 and a pooja of 1100 in the cart: 4100 + 540 GST. */
export async function fullCart() {
  const w = await world()
  const devotee = await w.devotee()
  const pack = await makePackage(w.db, { price: 3000 })
  const pooja = await makePooja(w.db)
  return {
    w,
    devotee,
    pack,
    pooja,
    entries: [await devotee.addPackage({ packageId: pack.id }), await devotee.addPooja({ eventId: pooja.id })],
  }
}
