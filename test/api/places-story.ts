import { makePackage, makePooja } from '../factories.ts'
import { placesOf } from '../places.ts'
import { world } from '../world.ts'

/** A package of ₹4,000 and a pooja of ₹1,100, and staff who set their places. */
export async function stage() {
  const w = await world()
  const admin = await w.admin()
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const ofPackage = placesOf(w, admin, { kind: 'PACKAGE', id: pack.id })
  const ofPooja = placesOf(w, admin, { kind: 'POOJA', id: pooja.id })
  /** A devotee who has a quote of the package on a day. */
  const quoted = async (days = 10) => {
    const devotee = await w.devotee()
    const entry = await devotee.addPackage({ packageId: pack.id, days })
    return { devotee, entry, quote: await devotee.quote(entry.id) }
  }
  return { w, admin, pack, pooja, ofPackage, ofPooja, quoted }
}

export const closed = { closed: true, reason: 'The ghat is closed for a visit.', reasonHindi: 'घाट बंद रहेगा।' }
