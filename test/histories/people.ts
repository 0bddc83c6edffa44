import type { Db } from '../../db/connect.ts'
import { call, nextUtr, post, type Sender } from '../calls.ts'
import type { Act } from './acts.ts'

/** The person whom a booking must show after an act that nothing else disturbed. */
export type Assigned = { assigned: { bookingIds: string[]; kind: 'driver' | 'priest'; name: string } }

const MOST_PEOPLE = 3
const newPerson = (kind: 'DRIVER' | 'PRIEST') => {
  const number = nextUtr()
  return { kind, name: `${kind} ${number}`, phoneNumber: `9${number.slice(-9)}`, vehicle: `Innova ${number}` }
}

/** Staff choose a driver or priest for several bookings at once, name a driver who is in no list, or delete one from the list. */
export async function assignPeople(db: Db, admin: Sender, act: Act): Promise<Assigned | null> {
  const { which, flag } = act
  const all = await db.selectFrom('bookings').select('id').orderBy('id').execute()
  const bookingIds = all.filter((_, index) => ((which + 1) >> (index % 4)) & 1).map(({ id }) => id)
  const list = () => db.selectFrom('people').select(['id', 'kind', 'name']).orderBy('id').execute()
  const people = await list()
  if (!people[which % MOST_PEOPLE]) await post(admin, '/admin/people', newPerson(flag ? 'DRIVER' : 'PRIEST'))
  const person = people[which % MOST_PEOPLE] ?? (await list()).at(-1)
  if (!person) return null
  const [first] = bookingIds
  if (which % 5 === 4) {
    await call(admin, 'DELETE', `/admin/people/${person.id}`)
    return null
  }
  if (which % 5 === 3 && first) {
    const { name, phoneNumber: phone, vehicle } = newPerson('DRIVER')
    const { status } = await post(admin, '/bookings/driver', { id: first, name, phone, vehicle })
    return status === 200 ? { assigned: { bookingIds: [first], kind: 'driver', name } } : null
  }
  const { status } = await post(admin, `/admin/people/${person.id}/journeys`, { bookingIds })
  const kind = person.kind === 'DRIVER' ? 'driver' : 'priest'
  return status === 200 ? { assigned: { bookingIds, kind, name: person.name } } : null
}
