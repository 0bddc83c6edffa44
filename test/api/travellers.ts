import { nextUtr } from '../calls.ts'
import { firstOf } from '../present.ts'
import type { World } from '../world.ts'

/** Devotees who came back from a journey yesterday: their ratings count. */
export async function travellers(w: World, count: number, person: { name?: string } = {}) {
  const admin = await w.admin()
  const people = await Promise.all(Array.from({ length: count }, () => w.devotee(person)))
  for (const devotee of people) {
    await devotee.addPooja({ days: 2 })
    const { id } = firstOf(await devotee.book(nextUtr()))
    await admin.send('POST', '/bookings/verification', { id, status: true })
  }
  w.clock.pass({ days: 3 })
  return people
}

export const traveller = async (w: World, person?: { name?: string }) => firstOf(await travellers(w, 1, person))
