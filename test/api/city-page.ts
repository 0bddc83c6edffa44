import { makePackage, makePooja } from '../factories.ts'
import { post, type Sender } from '../calls.ts'
import { world } from '../world.ts'

export const add = (who: Sender, body: object) => post(who, '/cart/add', body)

/** A devotee, a package, a pooja, and the two payloads that the city page sends. */
export async function cityPage() {
  const w = await world()
  const devotee = await w.devotee()
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const date = w.inDays(10)
  return {
    w,
    devotee,
    pack,
    pooja,
    packageBody: { packageId: pack.id, headCount: 2, date, events: [] },
    poojaBody: { packageId: '', headCount: 0, date, events: [{ eventId: pooja.id, date }] },
  }
}
