import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchResults } from '../../contract/search.ts'
import { m } from '../../messages/compiled/messages.js'
import { paymentStatusText } from '../../messages/status.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { useDay, useRupees } from '../ui/format.ts'

/** What a search found, in groups of links. */
export function SearchResultsList({ results: { people, bookings, payments } }: { results: SearchResults }) {
  const t = useTranslate()
  const day = useDay()
  const rupees = useRupees()
  const language = useLanguage()
  const count = people.length + bookings.length + payments.length
  return (
    <>
      <p role="status" className={count > 0 ? 'sr-only' : ''}>
        {count > 0 ? t(m.search_found, { count }) : t(m.search_none)}
      </p>
      <Group title={t(m.search_payments)}>
        {payments.map((payment) => (
          <Found key={payment.id} to={payment.bookingId && `/admin/bookings/${payment.bookingId}`} name={payment.name}>
            {payment.refNo} · {rupees(payment.amountPaid)} · {t(paymentStatusText[payment.status].label)}
          </Found>
        ))}
      </Group>
      <Group title={t(m.search_bookings)}>
        {bookings.map((booking) => (
          <Found key={booking.id} to={`/admin/bookings/${booking.id}`} name={booking.name}>
            {booking.reference} · {day(booking.dateStart)} · {language === 'hi' ? booking.titleHindi : booking.title}
          </Found>
        ))}
      </Group>
      <Group title={t(m.search_people)}>
        {people.map((person) => (
          <Found key={person.id} to={`/admin/users/${person.id}`} name={person.name}>
            {person.phoneNumber} · {person.email}
          </Found>
        ))}
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="not-first:mt-2">
      <h2 className="text-base text-quiet">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Found({ to, name, children }: { to: string | null; name: string; children: ReactNode }) {
  if (to === null) return null
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-lg px-2 py-1 text-base leading-snug hover:bg-glow focus:bg-glow"
      >
        <span className="font-bold" lang={langOf(name)}>
          {name}
        </span>
        <span className="min-w-0 text-quiet tabular-nums wrap-anywhere">{children}</span>
      </Link>
    </li>
  )
}
