import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { TodayBooking, TodayList } from '../../../contract/desk/queue.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar-day.ts'
import type { Sankalp } from '../../../domain/sankalp.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { cityIn, nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDay, useRupees } from '../../ui/format.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { telephone } from '../../ui/text-link.tsx'
import { ChoosePerson, DriverForm } from '../persons/later.ts'

const texts = {
  arrivals: { title: m.desk_arrivals_days, none: m.desk_arrivals_none },
  week: { title: m.desk_arrivals_week, none: m.desk_arrivals_none },
  poojas: { title: m.desk_poojas, none: m.desk_poojas_none },
  balances: { title: m.desk_balances, none: m.desk_balances_none },
} as const satisfies Record<TodayList, unknown>

type Props = { list: TodayList; first: ListPage<TodayBooking>; today: CalendarDay; count: number }

/** The bookings behind one number of today, each with the act that it needs. */
export function TodayBookings({ list, first, today, count }: Props) {
  const t = useTranslate()
  const [opened, setOpened] = useState<string | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const loadNext = (cursor: string) =>
    unwrap(api.admin.today[':list'].$get({ param: { list }, query: { limit: '20', cursor } }))
  const { items, more } = useLoadMore(first, loadNext, { fallback: m.desk_today_failed })
  const { title, none } = texts[list]
  return (
    <section id={list} aria-labelledby={`${list}-title`} className="grid scroll-mt-4 gap-2">
      <h2 id={`${list}-title`} className="text-[1.4rem]">
        {t(title)} <span className="ms-1 text-quiet tabular-nums">{count}</span>
      </h2>
      {items.length === 0 ? (
        <p className="text-quiet">{t(none)}</p>
      ) : (
        <ul className="rounded-xl border border-stone bg-card">
          {items.map((booking) => (
            <li key={booking.id} className="border-b border-stone px-3 py-1 last:border-0">
              <Row booking={booking} today={today}>
                {(list === 'arrivals' || list === 'week') && (
                  <span className="inline-flex items-center gap-3">
                    <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
                      <input
                        type="checkbox"
                        aria-label={t(m.people_select, { name: booking.User.name })}
                        checked={selected.includes(booking.id)}
                        onChange={({ target }) =>
                          setSelected((before) =>
                            target.checked ? [...before, booking.id] : before.filter((id) => id !== booking.id),
                          )
                        }
                      />
                    </label>
                    <Button
                      kind="quiet"
                      aria-expanded={opened === booking.id}
                      onClick={() => setOpened(opened === booking.id ? null : booking.id)}
                    >
                      {t(m.desk_name_driver)}
                    </Button>
                  </span>
                )}
                {list === 'balances' && <Due amount={booking.amountDue} />}
                {list === 'poojas' && (
                  <span className="text-quiet tabular-nums">
                    {booking.reference}
                    {booking.sankalp === null && ` · ${t(m.desk_sankalp_none)}`}
                  </span>
                )}
              </Row>
              {list === 'poojas' && booking.sankalp && <Names sankalp={booking.sankalp} />}
              {opened === booking.id && (
                <div className="py-2">
                  <Suspense>
                    <DriverForm booking={booking} />
                  </Suspense>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {more}
      <ForSelected bookings={items.filter(({ id }) => selected.includes(id))} />
    </section>
  )
}

/** One driver for several bookings. */
function ForSelected({ bookings }: { bookings: readonly TodayBooking[] }) {
  const t = useTranslate()
  const [first] = bookings
  if (!first) return null
  return (
    <div className="card grid gap-3">
      <p role="status" className="font-bold">
        {t(m.people_several, { count: String(bookings.length) })}
      </p>
      <Suspense>
        <ChoosePerson
          kind="DRIVER"
          bookingIds={bookings.map(({ id }) => id)}
          from={first.dateStart}
          to={
            bookings
              .map(({ dateEnd }) => dateEnd)
              .toSorted()
              .at(-1) ?? first.dateEnd
          }
        />
      </Suspense>
    </div>
  )
}

/** The people for whom the priest performs the pooja, in a line. */
function Names({ sankalp: { names, gotra } }: { sankalp: Sankalp }) {
  const t = useTranslate()
  return (
    <p className="pb-2 leading-snug wrap-anywhere">
      <span className="text-quiet">{t(m.desk_sankalp_for)} </span>
      <b lang={langOf(names)}>{names.split('\n').join(', ')}</b>
      {gotra && (
        <>
          {' · '}
          {t(m.desk_sankalp_gotra)} <b lang={langOf(gotra)}>{gotra}</b>
        </>
      )}
    </p>
  )
}

const Due = ({ amount }: { amount: number }) => (
  <span className="font-bold whitespace-nowrap tabular-nums">{useRupees()(amount)}</span>
)

function Row({ booking, today, children }: { booking: TodayBooking; today: CalendarDay; children: React.ReactNode }) {
  const t = useTranslate()
  const language = useLanguage()
  const { User: devotee, headCount } = booking
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 lg:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_9rem_minmax(8rem,auto)]">
      <span className="order-2 text-quiet lg:order-none">
        <When booking={booking} today={today} />
      </span>
      <Link
        to={`/admin/bookings/${booking.id}`}
        className="link order-1 inline-flex min-h-11 items-center leading-snug lg:order-none"
      >
        {nameIn(language, booking)}
      </Link>
      <span className="order-3 min-w-0 leading-snug lg:order-none">
        <span lang={langOf(devotee.name)}>{devotee.name}</span>
        <span className="text-quiet">
          {' · '}
          {cityIn(language, booking)}
          {headCount > 0 && ` · ${t(m.common_people_label, { count: String(headCount) })}`}
        </span>
      </span>
      <a
        href={telephone(devotee.phoneNumber)}
        className="link order-5 inline-flex min-h-11 items-center whitespace-nowrap tabular-nums lg:order-none"
      >
        {devotee.phoneNumber}
      </a>
      <span className="order-4 justify-self-end text-end lg:order-none">{children}</span>
    </div>
  )
}

function When({ booking: { dateStart }, today }: { booking: TodayBooking; today: CalendarDay }) {
  const t = useTranslate()
  const day = useDay()
  if (dateStart === today) return t(m.desk_is_today)
  if (dateStart === addDays(today, 1)) return t(m.desk_is_tomorrow)
  if (dateStart > today) return day(dateStart)
  return (
    <>
      {t(m.desk_under_way)} <span className="sr-only">{day(dateStart)}</span>
    </>
  )
}
