import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { DeskPayment } from '../../../contract/desk/queue.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { formatDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText, rejectedText } from '../../../messages/status.ts'
import { timeLeft, urgencyOf, urgencyText } from '../parts/waiting-time.ts'
import { cityIn, nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDays, useMoment, useRupees } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { telephone } from '../../ui/text-link.tsx'
import { isFirstRun } from '../parts/first-run-open.ts'
import { useFoundAmount } from '../parts/found-amount.ts'
import { canVerify, foundIn, isOpen, type QueueLine } from './queue-state.ts'
import { UtrDigits } from './utr-digits.tsx'

// Only who opens a shop needs it.
const MarkTest = lazy(() => import('../parts/mark-test.tsx'))

type Props = {
  line: QueueLine
  now: number
  /** The day on which the bank received the money. */
  day: CalendarDay
  /** The fields for another amount or date. */
  children: React.ReactNode
  onVerify: () => void
  onReject: () => void
  onUndo: () => void
  onClose: () => void
  /** The booking was a test, and the payment is rejected. */
  onMarked: () => void
}

/** The transfer that staff compare with the bank statement, what it pays for, and the buttons that decide on it. */
export function QueueDetail({ line, now, day, children, onVerify, onReject, onUndo, onClose, onMarked }: Props) {
  const t = useTranslate()
  const amountOf = useFoundAmount()
  const language = useLanguage()
  const { payment, act, problem } = line
  const canUndo = act?.phase === 'DONE' && act.until > now
  return (
    <section aria-labelledby="transfer" className="grid content-start gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2
          id="transfer"
          tabIndex={-1}
          className="grid gap-1 font-sans text-[1.75rem] leading-tight tabular-nums outline-none"
        >
          <span className="sr-only">{t(m.common_utr_number)}</span>
          <span className="leading-tight whitespace-nowrap">
            <UtrDigits of={payment.refNo} />
          </span>
          <span className="leading-tight">{amountOf(foundIn(line))}</span>
        </h2>
        <Button kind="quiet" className="shrink-0" onClick={onClose}>
          {t(m.desk_close)}
        </Button>
      </div>
      {canVerify(line) && (
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={onVerify}>
            {t(isOpen(line) ? m.desk_confirm : m.desk_verify_rejected)} <Key of="v" />
          </Button>
          {isOpen(line) && (
            <Button kind="second" onClick={onReject}>
              {t(m.desk_reject)} <Key of="r" />
            </Button>
          )}
          <p className="basis-full text-[0.9rem] text-quiet">{t(m.desk_money_of, { day: formatDay(day, language) })}</p>
        </div>
      )}
      {act?.phase === 'BUSY' && <p>{t(m.desk_saving)}</p>}
      {act?.phase === 'DONE' && (
        <p className={`text-lg font-bold ${act.kind === 'VERIFIED' ? 'text-tulsi' : 'text-error'}`}>
          {t(act.kind === 'VERIFIED' ? m.desk_confirmed : m.desk_marked)}
        </p>
      )}
      {canUndo && (
        <Button kind="second" className="justify-self-start" onClick={onUndo}>
          {t(m.common_undo)} <Key of="u" />
        </Button>
      )}
      {problem && (
        <p role="alert" className="font-bold text-error">
          {problem}
        </p>
      )}
      {canVerify(line) && children}
      {isOpen(line) && isFirstRun() && payment.bookings[0] && (
        <Suspense>
          <MarkTest id={payment.bookings[0].id} onDone={onMarked} />
        </Suspense>
      )}
      <Facts payment={payment} isDone={act !== undefined} now={now} />
      <Bookings payment={payment} />
    </section>
  )
}

const Key = ({ of }: { of: string }) => (
  <kbd
    aria-hidden
    className="rounded border border-current px-1.5 text-[0.9rem] leading-tight font-normal max-lg:hidden"
  >
    {of}
  </kbd>
)

/** A finger needs 44 px, a mouse does not. */
const linkInRow = 'link max-lg:inline-flex max-lg:min-h-11 max-lg:items-center'

function Facts({ payment, isDone, now }: { payment: DeskPayment; isDone: boolean; now: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  const { User: devotee, checkedBy, status, rejectReason, rejectText } = payment
  const isWaiting = status === 'SUBMITTED'
  const rows: [string, React.ReactNode][] = [
    [
      t(m.desk_devotee),
      <Link key="user" to={`/admin/users/${devotee.id}`} lang={langOf(devotee.name)} className={linkInRow}>
        {devotee.name}
      </Link>,
    ],
    [
      t(m.desk_phone),
      <a key="phone" href={telephone(devotee.phoneNumber)} className={`${linkInRow} tabular-nums`}>
        {devotee.phoneNumber}
      </a>,
    ],
    [t(m.common_email), devotee.email],
    [t(m.common_payment_code), <b key="code">{payment.reference}</b>],
    [t(m.desk_entered), moment(payment.submittedAt)],
  ]
  return (
    <>
      {payment.formerRefNo && (
        <p className="rounded-lg bg-glow px-3 py-1 font-bold">
          {t(m.queue_corrected_from, { utr: payment.formerRefNo })}
        </p>
      )}
      {status === 'REJECTED' && !isDone && <StatusBadge of={rejectedText(rejectReason)} />}
      {rejectText && <p lang={langOf(rejectText)}>{rejectText}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 items-baseline gap-y-1 border-t border-stone pt-2 text-base leading-snug">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
        {isWaiting && (
          <div className="contents">
            <dt className="text-quiet">{t(m.desk_promised)}</dt>
            <dd>
              {moment(checkedBy)}{' '}
              <span className={urgencyText[urgencyOf(Date.parse(checkedBy), now)]}>
                ({timeLeft(checkedBy, now, language)})
              </span>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** All bookings of the transfer, with the part of each. */
function Bookings({ payment: { bookings, purpose } }: { payment: DeskPayment }) {
  const t = useTranslate()
  const language = useLanguage()
  const days = useDays()
  const rupees = useRupees()
  const title =
    bookings.length > 1
      ? t(m.desk_bookings_of_transfer, { count: String(bookings.length) })
      : t(m.desk_booking_of_transfer)
  return (
    <div className="grid gap-1">
      <h3>{title}</h3>
      <p className="text-quiet">{t(purpose === 'ADVANCE' ? m.desk_advance : m.desk_balance)}</p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className="grid gap-0.5 border-t border-stone py-2 text-base leading-snug">
            <div className="flex items-baseline justify-between gap-3">
              <Link to={`/admin/bookings/${booking.id}`} className={linkInRow}>
                {nameIn(language, booking)}
              </Link>
              <b className="whitespace-nowrap tabular-nums">{rupees(booking.part)}</b>
            </div>
            <p className="text-quiet">
              {cityIn(language, booking)} · {days(booking.dateStart, booking.dateEnd)}
              {booking.headCount > 0 && ` · ${t(m.common_people_label, { count: String(booking.headCount) })}`}
            </p>
            {booking.status !== 'CHECKING' && <StatusBadge of={bookingStatusText[booking.status]} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
