import { useEffect, useRef } from 'react'
import type { DeskPayment } from '../../../contract/desk/queue.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { timeLeft, urgencyOf, urgencyText, waitedFor } from '../parts/waiting-time.ts'
import { cityIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useShortDay, useTableRupees } from '../../ui/format.ts'
import { useFoundAmount } from '../parts/found-amount.ts'
import { type Act, foundIn, type QueueLine } from './queue-state.ts'
import { UtrDigits } from './utr-digits.tsx'

type Props = {
  lines: readonly QueueLine[]
  selected: string | null
  now: number
  onOpen: (id: string) => void
}

/** The payments, one dense line each. The selected line has the focus while staff use the keys. */
export function QueueList({ lines, selected, now, onOpen }: Props) {
  const payments = lines.map(foundIn)
  const rupees = useTableRupees(payments.flatMap(({ amountPaid, amountFound }) => [amountPaid, amountFound ?? 0]))
  const amountOf = useFoundAmount(rupees)
  const isWide = lines.some(({ payment }) => hasTwoAmounts(payment))
  return (
    <ul id="queue" className={`border-t border-stone ${isWide ? wideAmount : ''}`}>
      {lines.map((line) => (
        <Line
          key={line.payment.id}
          line={line}
          isSelected={line.payment.id === selected}
          now={now}
          amount={amountOf(foundIn(line))}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

const wideAmount = '[--amount:9.5rem]'

const hasTwoAmounts = ({ amountPaid, amountFound }: DeskPayment) => amountFound !== null && amountFound !== amountPaid

type LineProps = { line: QueueLine; isSelected: boolean; now: number; amount: string; onOpen: (id: string) => void }

function Line({ line, isSelected, now, amount, onOpen }: LineProps) {
  const language = useLanguage()
  const day = useShortDay()
  const button = useRef<HTMLButtonElement>(null)
  useFollowSelection(button, isSelected)
  const { payment, act, problem } = line
  const { User: devotee, bookings } = payment
  const [first, ...others] = bookings
  const isDone = act !== undefined
  return (
    <li
      data-act={act?.phase.toLowerCase() ?? 'open'}
      // The days of the other lines must not be cut off because an amount was just entered.
      className={`border-b border-stone ${hasTwoAmounts(foundIn(line)) ? wideAmount : ''}`}
    >
      <button
        ref={button}
        type="button"
        data-line
        aria-current={isSelected || undefined}
        className={`queue-line ${isSelected ? 'bg-glow' : 'hover:bg-card'} ${isDone ? 'text-quiet' : ''}`}
        onClick={() => onOpen(payment.id)}
      >
        <span className={`[grid-area:utr] font-bold tabular-nums ${isDone ? 'line-through decoration-1' : ''}`}>
          <UtrDigits of={payment.refNo} />
        </span>
        <span className="[grid-area:amount] text-end font-bold tabular-nums">{amount}</span>
        <span className="[grid-area:code] tabular-nums max-lg:sr-only">{payment.reference}</span>
        <span lang={langOf(devotee.name)} className="[grid-area:name] lg:truncate">
          {devotee.name}
        </span>
        <span className="flex min-w-0 gap-1 text-quiet [grid-area:place]">
          <span className="lg:truncate">{first && `${cityIn(language, first)} · ${day(first.dateStart)}`}</span>
          {others.length > 0 && <b className="text-ink">+{others.length}</b>}
        </span>
        <span className="text-end [grid-area:state] lg:truncate">
          {act ? (
            <State act={act} />
          ) : problem ? (
            <span className="font-bold text-error">{problem}</span>
          ) : (
            <>
              {payment.status === 'SUBMITTED' && payment.formerRefNo && <Corrected utr={payment.formerRefNo} />}
              <Waiting payment={payment} now={now} />
            </>
          )}
        </span>
      </button>
    </li>
  )
}

/** How long a payment has waited, or by how much its check is late; for a checked payment, the day of its UTR. */
function Waiting({ payment: { status, submittedAt, checkedBy }, now }: { payment: DeskPayment; now: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useShortDay()
  const urgency = urgencyOf(Date.parse(checkedBy), now)
  if (status !== 'SUBMITTED') return <span className="text-quiet">{day(dayOf(Date.parse(submittedAt)))}</span>
  if (urgency === 'late') return <span className={urgencyText.late}>{timeLeft(checkedBy, now, language)}</span>
  const time = waitedFor(submittedAt, now, language)
  return (
    <span className={urgencyText[urgency]}>
      <span className="sr-only">{t(m.desk_waiting_for, { time })}</span>
      <span aria-hidden>{time}</span>
    </span>
  )
}

function Corrected({ utr }: { utr: string }) {
  const text = useTranslate()(m.queue_corrected_from, { utr })
  return (
    <span title={text} className="me-1 font-bold text-river">
      <span className="sr-only">{text}. </span>
      <span aria-hidden>↻</span>
    </span>
  )
}

function State({ act }: { act: Act }) {
  const t = useTranslate()
  if (act.phase === 'GONE') return <span className="font-bold text-error">{t(m.desk_gone)}</span>
  if (act.phase === 'BUSY') return t(m.desk_saving)
  return act.kind === 'VERIFIED' ? (
    <span className="font-bold text-tulsi">✓ {t(m.desk_confirmed)}</span>
  ) : (
    <span className="font-bold text-error">✕ {t(m.desk_marked)}</span>
  )
}

/** Keeps the selected line in sight, and gives it the focus if another line had it. */
function useFollowSelection(button: React.RefObject<HTMLButtonElement | null>, isSelected: boolean): void {
  useEffect(() => {
    if (!isSelected) return
    button.current?.scrollIntoView({ block: 'nearest' })
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('#queue'))
      button.current?.focus({ preventScroll: true })
  }, [button, isSelected])
}
