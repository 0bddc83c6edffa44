import { nextUtr, post, type Sender } from '../calls.ts'
import { type World, world } from '../world.ts'
import { firstOf } from '../present.ts'

/** An admin and three devotees; `found` returns the names that a filter finds. */
export async function desk() {
  const w = await world()
  const admin = await w.admin({ name: 'Admin', email: 'staff@tirtha.example', phone: '+912222222222' })
  const devotees = {
    anand: await w.devotee({ name: 'Anand', email: 'anand_k@example.com', phone: '+919876543210' }),
    bina: await w.devotee({ name: 'Bina', email: 'BINA@Mail.example', phone: '+919811112222' }),
    chitra: await w.devotee({ name: 'Chitra', email: 'chitra@mail.example', phone: '+442079460958' }),
  }
  const find = (filter: object, who: Sender = admin) => post(who, '/admin/user/all', filter)
  const found = async (filter: object, who: Sender = admin) =>
    (await find(filter, who)).data.map((user: { name: string }) => user.name).toSorted()
  return { w, admin, ...devotees, find, found }
}

export const pays = async (devotee: Awaited<ReturnType<World['devotee']>>, days = 10) => {
  await devotee.addPooja({ days })
  return firstOf(await devotee.book(nextUtr()))
}
