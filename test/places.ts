import type { OfferDay } from '../contract/places.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../domain/calendar-day.ts'
import type { PlaceSubject } from '../domain/places.ts'
import { call } from './calls.ts'
import type { World } from './world.ts'

type Admin = Awaited<ReturnType<World['admin']>>
type Subject = { kind: PlaceSubject; id: string }

/** The settings of staff for an offer on one day, so many days from today, and the public answers about it. */
export function placesOf(w: World, admin: Pick<Admin, 'send'>, subject: Subject) {
  const dayIn = (days: number): CalendarDay => addDays(dayOf(w.clock.now().getTime()), days)
  const path = subject.kind === 'PACKAGE' ? `/packages/${subject.id}/days` : `/events/id/${subject.id}/days`
  return {
    dayIn,
    set: (days: number, edit: object, to = days) =>
      call<OfferDay[]>(admin, 'PUT', '/admin/places', {
        subject,
        from: startOf(dayIn(days)),
        to: startOf(dayIn(to)),
        ...edit,
      }),
    read: async (days: number, who: Pick<Admin, 'send'> = w.visitor()) => {
      const day = dayIn(days)
      const { data } = await call<OfferDay[]>(who, 'GET', `${path}?from=${day}&to=${day}`)
      return data[0]
    },
    path,
  }
}

/** Varanasi, the city of the offers that tests make. */
export const cityOf = (db: World['db']) =>
  db.selectFrom('cities').select(['id', 'name']).where('name', '=', 'Varanasi').executeTakeFirstOrThrow()

/** The token in the newest email about a held place. */
export async function leaveTokenOf({ db }: World): Promise<string> {
  const emails = db.selectFrom('outbox').select('content').where('kind', '=', 'place_held').orderBy('id', 'desc')
  const { content } = await emails.executeTakeFirstOrThrow()
  return (content as { token: string }).token
}
