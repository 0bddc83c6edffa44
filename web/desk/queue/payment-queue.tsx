import { useEffect, useRef, useState } from 'react'
import type { PaymentsShown } from '../../../contract/desk/queue.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { usualDay } from '../parts/money-day.ts'
import { useNow } from '../parts/use-now.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { foundOf, nothingTyped, QueueAmount } from './queue-amount.tsx'
import { QueueDetail } from './queue-detail.tsx'
import { KeyList, KeysDialog, queueKeyOf } from './queue-keys.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueReject } from './queue-reject.tsx'
import { canVerify, isOpen, lineOf } from './queue-state.ts'
import { QueueToolbar } from './queue-toolbar.tsx'
import { QueueTransfer } from './queue-transfer.tsx'
import { QueueUndo } from './queue-undo.tsx'
import { ReceivedDay } from './received-day.tsx'
import { type readPayments, useQueue } from './use-queue.ts'

/** A second press of a button within this time is a double click; without this limit it would decide on the next payment. */
const DOUBLE_MS = 400

type Props = {
  show: PaymentsShown
  first: Awaited<ReturnType<typeof readPayments>>
  /** What is searched when the page opens. */
  search: string
  /** The day on which the bank received the payments that are confirmed. It stays for the next payments. */
  day: CalendarDay | null
  onDay: (day: CalendarDay | null) => void
}

/** The payments to check, handled with keys or by touch: a list, and the opened payment beside it. */
export function PaymentQueue({ show, first, search, day: chosen, onDay }: Props) {
  const t = useTranslate()
  const working = useQueue(first, show)
  const { queue } = working
  const line = lineOf(queue, queue.selected)
  const day = chosen ?? usualDay(line?.payment.submittedAt)
  const receivedDay = { day, isChosen: chosen !== null, onDay }
  const [isDetailOpen, setDetailOpen] = useState(false)
  const [dialog, setDialog] = useState<'REJECT' | 'KEYS' | null>(null)
  const [typed, setTyped] = useState(nothingTyped)
  const now = useNowDuring([
    ...queue.lines.map(({ act }) => (act?.phase === 'DONE' ? act.until : 0)),
    working.noteUntil,
  ])
  const lastClick = useRef(-Infinity)

  const open = (id: string) => {
    working.select(id)
    setDetailOpen(true)
  }
  const close = () => {
    setDetailOpen(false)
    focusSelectedLine()
  }
  const verify = () => {
    if (!line || !canVerify(line)) return
    // Nobody can undo this act, so the payment must be visible first.
    if (!isOpen(line) && !isDetailOpen) return setDetailOpen(true)
    const found = foundOf(typed, line.payment, day)
    if (found) {
      working.verify(line.payment, found)
      // The field of the amount disappears, and the keys work only while the page has the focus.
      if (typed.amountOf !== null) document.querySelector('main')?.focus({ preventScroll: true })
    } else setDetailOpen(true)
    setTyped({ ...typed, ...(found ? { amountOf: null, confirmed: false, pressed: false } : { pressed: true }) })
  }
  const reject = () => {
    if (line && isOpen(line)) setDialog('REJECT')
  }
  const ifSingle = (run: () => void) => {
    const at = performance.now()
    const isDouble = at - lastClick.current < DOUBLE_MS
    lastClick.current = at
    if (!isDouble) run()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key: pressed, code, shiftKey, ctrlKey, metaKey, altKey, target } = event
    const key = queueKeyOf({ key: pressed, code, shiftKey, ctrlKey, metaKey, altKey, target: target as Element })
    // While a key is held down, only moving works.
    if (key === null || (event.repeat && key !== 'j' && key !== 'k')) return
    const acts = {
      j: () => working.move(1),
      k: () => working.move(-1),
      v: verify,
      r: reject,
      u: () => working.undo(),
      '/': () => document.getElementById('queue-search')?.focus(),
      '?': () => setDialog('KEYS'),
      Enter: () => line && open(line.payment.id),
      Escape: close,
    }
    event.preventDefault()
    acts[key]()
  }

  const nearEnd = queue.lines.length - queue.lines.findIndex(({ payment }) => payment.id === queue.selected) < 10
  const { nextCursor } = queue
  const { loadMore } = working
  useEffect(() => {
    if (nearEnd && nextCursor !== null) loadMore()
    // `loadMore` changes with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [nearEnd, nextCursor])

  const isShown = isDetailOpen && line !== undefined
  useFocusOnPhone(isShown)
  useFocusOnOpening()
  return (
    // The keys work while the focus is on the page, not in the header (WCAG 2.1.4).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[84rem] flex-col px-3 outline-none lg:h-[calc(100dvh-5.5rem)] lg:min-h-[32rem]"
      onKeyDown={onKeyDown}
    >
      <QueueToolbar
        show={show}
        search={search}
        isBusy={working.isBusy}
        onSearch={working.find}
        onKeys={() => setDialog('KEYS')}
      >
        {show !== 'VERIFIED' && <ReceivedDay {...receivedDay} className="max-lg:hidden" />}
      </QueueToolbar>
      <div className="grid min-h-0 flex-1 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div inert={isShown && isPhone()} className="min-h-0 lg:overflow-y-auto">
          <FoundElsewhere show={show} search={working.search} counts={working.counts} />
          {queue.lines.length === 0 ? (
            <p className="border-t border-stone py-6 text-lg">
              {t(show === 'WAITING' && working.search === '' ? m.desk_payments_none : m.desk_payments_empty)}
            </p>
          ) : (
            <QueueList lines={queue.lines} selected={queue.selected} now={now} onOpen={open} />
          )}
          {nextCursor !== null && (
            <Button kind="second" busy={working.isBusy} className="my-3" onClick={loadMore}>
              {t(m.common_show_more)}
            </Button>
          )}
        </div>
        <div className="flex min-h-0 flex-col gap-2">
          <aside
            aria-label={t(m.desk_all_payments)}
            className={`border-stone lg:flex-1 lg:overflow-y-auto lg:border-t lg:border-l lg:ps-4 lg:pt-3 lg:pb-4 ${isShown ? 'max-lg:fixed max-lg:inset-0 max-lg:z-20 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-4 max-lg:pb-20' : 'max-lg:hidden'}`}
          >
            {isShown ? (
              <QueueDetail
                line={line}
                now={now}
                day={day}
                onVerify={() => ifSingle(verify)}
                onReject={() => ifSingle(reject)}
                onUndo={() => working.undo(line.payment.id)}
                onClose={close}
                onMarked={() => {
                  close()
                  working.compare()
                }}
              >
                {line.payment.transfer && <QueueTransfer of={line.payment.transfer} onDone={working.compare} />}
                <ReceivedDay {...receivedDay} className="lg:hidden" />
                <QueueAmount payment={line.payment} typed={typed} onType={setTyped} onVerify={verify} />
              </QueueDetail>
            ) : (
              <div className="grid gap-4">
                <p className="text-quiet">{t(m.desk_select)}</p>
                <KeyList />
              </div>
            )}
          </aside>
          <QueueUndo lines={queue.lines} now={now} noteUntil={working.noteUntil} onUndo={working.undo} />
        </div>
      </div>
      {dialog === 'KEYS' && <KeysDialog onClose={() => setDialog(null)} />}
      {dialog === 'REJECT' && line && (
        <QueueReject
          payment={line.payment}
          onClose={() => setDialog(null)}
          onReject={(rejection) => {
            setDialog(null)
            working.reject(line.payment, rejection)
          }}
        />
      )}
    </main>
  )
}

const isPhone = (): boolean => matchMedia('(width < 64rem)').matches

const focusSelectedLine = () => document.querySelector<HTMLElement>('[data-line][aria-current]')?.focus()

/** On a phone the opened payment covers the list, so it gets the focus. */
function useFocusOnPhone(isShown: boolean): void {
  useEffect(() => {
    if (isShown && isPhone()) document.getElementById('transfer')?.focus()
  }, [isShown])
}

/** The keys work at once, also after a link to this page: the layout has moved the focus to the heading, or it is on the link. */
function useFocusOnOpening(): void {
  useEffect(() => {
    if (isPhone()) return
    const timer = setTimeout(() => {
      if (!document.activeElement?.closest('input, dialog')) focusSelectedLine()
    })
    return () => clearTimeout(timer)
  }, [])
}

/** The current time, updated when one of these instants is reached, and every minute. */
function useNowDuring(instants: readonly number[]): number {
  const minute = useNow()
  const [now, setNow] = useState(minute)
  const current = Math.max(minute, now)
  const next = Math.min(...instants.filter((instant) => instant > current))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return current
}
