import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import type { Joining, OwnWaiting } from '../../contract/waiting.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { nameIn } from '../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useDay, useMoment } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'

/**
 * The waiting list entries of the devotee who is logged in, and how to leave them; null for other people, and until they are read.
 * `first` contains entries that were already read.
 */
function useOwnWaiting(first: readonly OwnWaiting[] | null = null) {
  const isDevotee = useSession()?.user.role === 'USER'
  const [own, setOwn] = useState(first)
  useEffect(() => {
    if (isDevotee && !first)
      void unwrap(api.waiting.$get()).then(
        ({ data }) => setOwn(data),
        () => {},
      )
  }, [isDevotee, first])
  const leaving = useMutation({
    call: (id: string) => unwrap(api.waiting[':id'].$delete({ param: { id } })),
    saved: m.waiting_left,
    fallback: m.waiting_failed,
    done: ({ data }) => setOwn(data),
    reloads: false,
  })
  return { own: isDevotee ? own : null, setOwn, leaving }
}

const isOf = (wish: Joining, { subject, date, bookingId }: OwnWaiting): boolean =>
  'bookingId' in wish
    ? bookingId === wish.bookingId
    : bookingId === null && subject.id === wish.subject.id && date === dayOf(wish.date)

/** Joins the waiting list for a full day, or keeps a booking waiting that was paid too late. */
export function JoinWaiting({ wish }: { wish: Joining }) {
  const t = useTranslate()
  const { own, setOwn, leaving } = useOwnWaiting()
  const joining = useMutation({
    call: () => unwrap(api.waiting.$post({ json: wish })),
    saved: m.waiting_joined,
    fallback: m.waiting_failed,
    done: ({ data }) => setOwn((before) => [...(before ?? []).filter(({ id }) => id !== data.id), data]),
    reloads: false,
  })
  if (!own) return null
  const found = own.find((one) => isOf(wish, one))
  return (
    <div className="grid justify-items-start gap-1">
      {found ? (
        <Waits one={found} leaving={leaving} />
      ) : (
        <>
          <p>{t('bookingId' in wish ? m.waiting_what_paid : m.waiting_what)}</p>
          <Button kind="second" busy={joining.busy} onClick={() => joining.run()}>
            {t(m.waiting_join)}
          </Button>
        </>
      )}
      <FormError text={joining.error ?? leaving.error} advice={joining.advice ?? leaving.advice} />
    </div>
  )
}

/** All waiting list entries of the devotee. */
export default function WaitingList({ first }: { first: readonly OwnWaiting[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const { own, leaving } = useOwnWaiting(first)
  if (!own || own.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid gap-2 print:hidden">
      <h2 id="waiting">{t(m.waiting_title)}</h2>
      <ul className="grid gap-2">
        {own.map((one) => {
          const name = nameIn(language, one)
          return (
            <li key={one.id} className="card grid justify-items-start gap-1">
              <b>
                <span lang={langOf(name)}>{name}</span>, {day(one.date)}
              </b>
              <Waits one={one} leaving={leaving} />
            </li>
          )
        })}
      </ul>
      <FormError text={leaving.error} advice={leaving.advice} />
    </section>
  )
}

type WaitsProps = { one: OwnWaiting; leaving: ReturnType<typeof useOwnWaiting>['leaving'] }

/** The state of an entry, and the button that ends it. */
function Waits({ one: { id, date, position, heldUntil }, leaving }: WaitsProps) {
  const t = useTranslate()
  const day = useDay()
  const moment = useMoment()
  return (
    <>
      <p role="status">
        {heldUntil ? t(m.waiting_held, { moment: moment(heldUntil) }) : t(m.waiting_place, { place: String(position) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {heldUntil && (
          <Link to="/user/cart" className="link inline-flex min-h-11 items-center font-bold">
            {t(m.waiting_pay)}
          </Link>
        )}
        <Button kind="quiet" busy={leaving.busy} onClick={() => leaving.run(id)}>
          {t(m.waiting_leave)} <span className="sr-only">{day(date)}</span>
        </Button>
      </div>
    </>
  )
}
