import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import { makePooja } from '../factories.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

/** Staff set a pooja on the fifth day from today, after `first` was done for the pooja. */
const set =
  (edit: object, { from = 5, to = 5 } = {}) =>
  async ({ w, language }: Stage, id?: string) => {
    const subject = { kind: 'POOJA', id: id ?? (await makePooja(w.db)).id }
    const admin = w.bearer((await w.admin()).token, language)
    return admin.send('PUT', '/admin/places', { subject, from: w.inDays(from), to: w.inDays(to), ...edit })
  }

const addOn = (edit: object) => async (stage: Stage) => {
  const { id } = await makePooja(stage.w.db)
  await set(edit)(stage, id)
  const devotee = await stage.w.devotee({ language: stage.language })
  const date = stage.w.inDays(5)
  return devotee.send('POST', '/cart/add', { packageId: '', headCount: 0, date, events: [{ eventId: id, date }] })
}

/** A devotee joins the waiting list for days of a new pooja, each with so many places. */
const wait =
  (places: number, days = [5]) =>
  async (stage: Stage) => {
    const { id } = await makePooja(stage.w.db)
    await set({ places }, { to: 30 })(stage, id)
    const devotee = await stage.w.devotee({ language: stage.language })
    const [last = 0, ...others] = days.toReversed()
    const join = (day: number) =>
      devotee.send('POST', '/waiting', { subject: { kind: 'POOJA', id }, date: stage.w.inDays(day), headCount: 0 })
    for (const day of others) await join(day)
    return join(last)
  }

export const placeErrors = {
  DAY_NOT_FULL: wait(1),
  WAITING_FULL: wait(0, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
  DAYS_RANGE: set({ places: 1 }, { to: 4 }),
  DAYS_PAST: set({ price: 100 }, { from: -1 }),
  CLOSED_REASON: set({ closed: true }),
  CITY_PRICE: async ({ w, language }) => {
    const subject = { kind: 'CITY_VEHICLES', id: crypto.randomUUID() }
    const admin = w.bearer((await w.admin()).token, language)
    return admin.send('PUT', '/admin/places', { subject, from: w.inDays(5), to: w.inDays(5), price: 100 })
  },
  DAY_CLOSED: addOn({ closed: true, reason: 'A visit', reasonHindi: 'दौरा' }),
  DAY_FULL: addOn({ places: 0 }),
  PLACES_TAKEN: async (stage) => {
    const { id } = await makePooja(stage.w.db)
    const devotee = await stage.w.devotee()
    const entry = await devotee.addPooja({ eventId: id, days: 5 })
    await devotee.quote(entry.id)
    return set({ places: 0 })(stage, id)
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
