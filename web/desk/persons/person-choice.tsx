import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { Person } from '../../../contract/desk/persons.ts'
import type { PersonKind } from '../../../domain/person.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { FormError } from '../../ui/form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { journeysText } from './journeys-text.ts'

export type PersonChoiceProps = {
  kind: PersonKind
  bookingIds: readonly string[]
  /** The days of the journey; if there are several journeys, the days of the first one. */
  from: string
  to: string
  /** The phone number of the person who is chosen already. */
  phone?: string | undefined
  /** Tells how many people are listed, for a caller that shows something else if nobody is. */
  onCount?: (count: number) => void
}

/** The drivers or the priests, each of whom can be chosen with one press; the people who are free on that day come first. */
export function PersonChoice({ kind, bookingIds, from, to, phone, onCount }: PersonChoiceProps) {
  const t = useTranslate()
  const people = usePeople(kind, from, to, onCount)
  const choosing = useMutation({
    call: (id: string) =>
      unwrap(api.admin.people[':id'].journeys.$post({ param: { id }, json: { bookingIds: [...bookingIds] } })),
    saved: m.people_assigned,
    fallback: m.common_update_failed,
  })
  const others = (person: Person) => person.journeys.filter(({ bookingId }) => !bookingIds.includes(bookingId))
  const sorted = people.toSorted((one, other) => others(one).length - others(other).length)
  return (
    <div className="grid gap-2">
      {sorted.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {sorted.map((person) => {
            const busy = others(person)
            const details = [person.vehicle || person.rites, person.city].filter(Boolean).join(' · ')
            return (
              <li key={person.id}>
                <button
                  type="button"
                  aria-pressed={person.phoneNumber === phone}
                  onClick={() => choosing.run(person.id)}
                  className="grid min-h-12 w-full gap-0.5 rounded-lg border-2 border-edge bg-card px-3 py-2 text-start leading-snug hover:bg-glow aria-pressed:border-river aria-pressed:bg-glow"
                >
                  <b lang={langOf(person.name)}>{person.name}</b>
                  {details && <span lang={langOf(details)}>{details}</span>}
                  <span className="text-quiet">{journeysText(t, busy)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <FormError text={choosing.error} />
      <TextLink to="/admin/people">{t(m.people_list)}</TextLink>
    </div>
  )
}

const ALL = '100'

/** The people of a kind; empty while they are loaded. */
function usePeople(kind: PersonKind, from: string, to: string, onCount?: (count: number) => void): Person[] {
  const [people, setPeople] = useState<Person[]>([])
  useEffect(() => {
    const state = { isGone: false }
    const load = async () => {
      const { data } = await unwrap(api.admin.people.$get({ query: { kind, from, to, limit: ALL } }))
      if (state.isGone) return
      setPeople(data)
      onCount?.(data.length)
    }
    // A driver can be typed even without the list.
    load().catch(() => {})
    return () => void (state.isGone = true)
  }, [kind, from, to, onCount])
  return people
}
