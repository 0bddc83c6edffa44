import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundKind, SearchResults } from '../../../contract/desk/search.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useDay } from '../../ui/format.ts'
import { useFoundAmount } from '../parts/found-amount.ts'
import { paymentWords } from '../parts/payment-words.ts'

/** What a search found, in groups of links. */
export function SearchResultsList({ results, text }: { results: SearchResults; text: string }) {
  const t = useTranslate()
  const day = useDay()
  const amountOf = useFoundAmount()
  const language = useLanguage()
  const { people, bookings, payments, more } = results
  const listWith = (kind: FoundKind) =>
    more.includes(kind) ? `/admin/lists/${kind}?${new URLSearchParams({ search: text }).toString()}` : null
  const count = people.length + bookings.length + payments.length
  return (
    <>
      <p role="status" className={count > 0 ? 'sr-only' : ''}>
        {count > 0 ? t(m.search_found, { count }) : t(m.search_none)}
      </p>
      <Group title={t(m.search_payments)} list={listWith('payments')}>
        {payments.map((payment) => (
          <Found key={payment.id} to={payment.bookingId && `/admin/bookings/${payment.bookingId}`} name={payment.name}>
            {payment.refNo} · {amountOf(payment)} · {t(paymentWords[payment.status])}
          </Found>
        ))}
      </Group>
      <Group title={t(m.search_bookings)} list={listWith('bookings')}>
        {bookings.map((booking) => (
          <Found key={booking.id} to={`/admin/bookings/${booking.id}`} name={booking.name}>
            {booking.reference} · {day(booking.dateStart)} · {language === 'hi' ? booking.titleHindi : booking.title}
          </Found>
        ))}
      </Group>
      <Group title={t(m.search_people)} list={listWith('people')}>
        {people.map((person) => (
          <Found key={person.id} to={`/admin/users/${person.id}`} name={person.name}>
            {[person.phoneNumber, person.email].filter(Boolean).join(' · ')}
          </Found>
        ))}
      </Group>
    </>
  )
}

/** `list`: the address of the list that shows all, if not all are shown here. */
function Group({ title, list, children }: { title: string; list: string | null; children: ReactNode[] }) {
  const t = useTranslate()
  if (children.length === 0) return null
  return (
    <section className="not-first:mt-2">
      <h2 className="text-base text-quiet">{title}</h2>
      <ul>{children}</ul>
      {list && (
        <Link to={list} className="link inline-flex min-h-11 items-center px-2 text-base">
          {t(m.search_more)}
        </Link>
      )}
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
