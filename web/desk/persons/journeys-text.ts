import type { Person } from '../../../contract/desk/persons.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Translate } from '../../language/language.ts'

/** Says whether a person is free or which bookings the person has. */
export const journeysText = (t: Translate, journeys: Person['journeys']): string =>
  journeys.length === 0
    ? t(m.people_free)
    : t(m.people_busy, { codes: journeys.map(({ reference }) => reference).join(', ') })
