import { makePackage } from '../factories.ts'
import { post, type Sender } from '../calls.ts'
import { world } from '../world.ts'

export const UTR = '426812345678'

export const initiate = (who: Sender, cartIds: unknown, vehicle: unknown = 'CAR') =>
  post(who, '/payments/initiate', { cartIds, vehicle })

export const book = (who: Sender, amountPaid: unknown, refNo: unknown = UTR) =>
  post(who, '/bookings/add', { amountPaid, refNo })

/** A devotee with a package of 3000 and a pooja of 1100 in the cart: 4100 + 540 GST. */
export async function fullCart() {
  const w = await world()
  const devotee = await w.devotee()
  const pack = await makePackage(w.db, { price: 3000 })
  return { w, devotee, pack, stay: await devotee.addPackage({ packageId: pack.id }), pooja: await devotee.addPooja() }
}
