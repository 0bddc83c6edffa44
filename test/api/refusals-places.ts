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

export const placeErrors = {
  DAYS_RANGE: set({ places: 1 }, { to: 4 }),
  DAYS_PAST: set({ price: 100 }, { from: -1 }),
  CLOSED_REASON: set({ closed: true }),
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
