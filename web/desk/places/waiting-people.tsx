import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { WaitingPerson } from '../../../contract/waiting.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { useDayWithWeekday, useMoment } from '../../ui/format.ts'
import { telephone } from '../../ui/text-link.tsx'

/** The people who wait for days of an offer, in the order in which they are told. */
export function WaitingPeople({ id }: { id: string }) {
  const t = useTranslate()
  const dayText = useDayWithWeekday()
  const moment = useMoment()
  const [people, setPeople] = useState<readonly WaitingPerson[]>([])
  useEffect(() => {
    // Editors may not read this list.
    void unwrap(api.admin.waiting[':id'].$get({ param: { id } })).then(
      ({ data }) => setPeople(data),
      () => setPeople([]),
    )
  }, [id])
  if (people.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h2 id="waiting">{t(m.waiting_title)}</h2>
      <ul className="ledger grid">
        {people.map((one) => {
          const { User: person, headCount, heldUntil, bookingId } = one
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 leading-snug">
              <b className="tabular-nums">{dayText(one.date)}</b>
              <Link to={`/admin/users/${person.id}`} className="link inline-flex min-h-11 items-center">
                <span lang={langOf(person.name)}>{person.name}</span>
              </Link>
              {headCount > 0 && <span>{t(m.common_people_label, { count: String(headCount) })}</span>}
              <a href={telephone(person.phoneNumber)} className="link inline-flex min-h-11 items-center tabular-nums">
                {person.phoneNumber}
              </a>
              <span className="text-quiet">
                {heldUntil
                  ? t(m.waiting_desk_held, { moment: moment(heldUntil) })
                  : t(m.waiting_desk_since, { moment: moment(one.joinedAt) })}
              </span>
              {bookingId && (
                <Link to={`/admin/bookings/${bookingId}`} className="link inline-flex min-h-11 items-center">
                  {t(m.waiting_desk_paid)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
