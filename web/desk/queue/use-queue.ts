import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, unwrap } from '../../../contract/client.ts'
import type { DeskPayment, PaymentsShown } from '../../../contract/desk/queue.ts'
import type { HandledPayment } from '../../../contract/payment.ts'
import { UNDO_MS } from '../../../domain/undo.ts'
import type { RejectReason } from '../../../domain/payment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api, errorMessage, textOf } from '../../api.ts'
import { refreshToday } from '../parts/today-numbers.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../toast/toast.tsx'
import * as state from './queue-state.ts'

const PAGE = 100
/** How often the list is compared with the server while its tab is visible. */
const REFRESH_MS = 20_000

const NOTE_MS = 5000

/** The browser sends the decision even if the tab is closed at once. */
const KEPT = { init: { keepalive: true } }

export type Filter = { show: PaymentsShown; search: string }

export const readPayments = (filter: Filter, cursor?: string) =>
  unwrap(api.admin.payments.$post({ json: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) } }))

const countPayments = async (search: string) =>
  (await unwrap(api.admin.payments.count.$post({ json: { search } }))).data

type Counts = Awaited<ReturnType<typeof countPayments>>
type ListPage = Awaited<ReturnType<typeof readPayments>>
type Answer = { data: HandledPayment; message?: string }
export type Found = { amountReceived?: number; confirm?: boolean; receivedOn: number }
export type Rejection = { reason: RejectReason; text: string }

/** The list of payments while staff work on it: the selection, the acts, and the acts that can still be undone. */
export function useQueue(first: ListPage, show: PaymentsShown) {
  const userId = useSession()?.user.id
  const [queue, change] = useReducer(
    (was: state.Queue, to: (was: state.Queue) => state.Queue) => to(was),
    first,
    state.queueOf,
  )
  const [search, setSearch] = useState('')
  const acts = useRef<{ id: string; sent: Promise<boolean> }[]>([])
  /**
   * The number of acts that were taken back. A list that was read before such an act lacks its payment, although the payment is
   * open again.
   */
  const undone = useRef(0)
  const [isBusy, setBusy] = useState(false)
  const [counts, setCounts] = useState<Counts | null>(null)
  /** The time until which the page says that an act was taken back. */
  const [noteUntil, setNoteUntil] = useState(0)
  const filter = useRef<Filter>({ show, search: '' })

  const refreshNumbers = useCallback(() => {
    if (userId !== undefined) void refreshToday(userId)
  }, [userId])

  const find = useCallback(async (text: string) => {
    setSearch(text)
    setCounts(null)
    const wanted = { ...filter.current, search: text }
    filter.current = wanted
    setBusy(true)
    try {
      const [page, found] = await Promise.all([readPayments(wanted), text === '' ? null : countPayments(text)])
      // The search has changed meanwhile.
      if (filter.current !== wanted) return
      change(() => state.queueOf(page))
      setCounts(found)
    } catch (error) {
      showToast('error', errorMessage(error, m.desk_payments_failed))
    } finally {
      setBusy(false)
    }
  }, [])

  const compare = useCallback(async () => {
    const [asked, before] = [filter.current, undone.current]
    if (asked.show === 'REJECTED' || asked.show === 'VERIFIED') return
    const page = await readPayments(asked).catch(() => null)
    if (page && asked === filter.current && before === undone.current)
      change((was) => state.refresh(was, page, textOf(m.desk_gone)))
  }, [])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void compare()
    }
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [compare])

  const { nextCursor } = queue
  const loadMore = useCallback(async () => {
    if (nextCursor === null) return
    setBusy(true)
    try {
      const page = await readPayments(filter.current, nextCursor)
      change((was) => (was.nextCursor === nextCursor ? state.addPage(was, page) : was))
    } catch (error) {
      showToast('error', errorMessage(error, m.desk_payments_failed))
    } finally {
      setBusy(false)
    }
  }, [nextCursor])

  /** Runs an act of a payment. Returns whether it can be undone. */
  async function send({ id, User: { name } }: DeskPayment, call: () => Promise<Answer>): Promise<boolean> {
    try {
      const { data, message } = await call()
      const canUndo = Boolean(data.undoUntil)
      change((was) => state.endAct(was, id, Date.now() + (canUndo ? UNDO_MS : 0)))
      // The amount was too small to be split.
      if (data.status === 'SUBMITTED' && message) showToast('error', `${name}: ${message}`)
      return canUndo
    } catch (error) {
      const text = errorMessage(error, m.desk_verification_error)
      const isGone = error instanceof ApiError && (error.code === 'PAYMENT_HANDLED' || error.code === 'NOT_FOUND')
      change((was) => (isGone ? state.markGone(was, id, text) : state.reopen(was, id, text)))
      // Another payment was selected meanwhile.
      showToast('error', `${name}: ${text}`)
      if (error instanceof ApiError && error.status === 409) void compare()
      return false
    } finally {
      refreshNumbers()
    }
  }

  function begin(payment: DeskPayment, act: Parameters<typeof state.beginAct>[2], call: () => Promise<Answer>): void {
    change((was) => state.beginAct(was, payment.id, act, Date.now()))
    acts.current.push({ id: payment.id, sent: send(payment, call) })
  }

  /** Undoes the last act of this page, or the act on one payment. If the act is still being saved, waits for that first. */
  async function undo(id?: string): Promise<void> {
    const index = acts.current.findLastIndex((act) => id === undefined || act.id === id)
    const [act] = index < 0 ? [] : acts.current.splice(index, 1)
    if (!act || !(await act.sent)) return
    try {
      await unwrap(api.payments.undo.$post({ json: { id: act.id } }))
      undone.current += 1
      change((was) => state.select(state.reopen(was, act.id), act.id, Date.now()))
      setNoteUntil(Date.now() + NOTE_MS)
    } catch (error) {
      showToast('error', errorMessage(error, m.desk_verification_failed))
    }
    refreshNumbers()
  }

  return {
    queue,
    search,
    counts,
    noteUntil,
    isBusy,
    compare: () => void compare(),
    find: (text: string) => void find(text),
    loadMore: () => void loadMore(),
    select: (id: string | null) => change((was) => state.select(was, id, Date.now())),
    move: (by: number) => change((was) => state.move(was, by, Date.now())),
    verify: (payment: DeskPayment, found: Found) =>
      begin(payment, { kind: 'VERIFIED', amount: found.amountReceived }, () =>
        unwrap(
          api.payments.verify.$post(
            { json: { id: payment.id, refNo: payment.refNo, ...found, ...undoableIf(payment) } },
            KEPT,
          ),
        ),
      ),
    reject: (payment: DeskPayment, rejection: Rejection) =>
      begin(payment, { kind: 'REJECTED' }, () =>
        unwrap(
          api.payments.reject.$post(
            { json: { id: payment.id, refNo: payment.refNo, ...rejection, undoable: true } },
            KEPT,
          ),
        ),
      ),
    undo: (id?: string) => void undo(id),
  }
}

/** An undo can restore only a payment that was waiting. */
const undoableIf = ({ status }: DeskPayment) => (status === 'SUBMITTED' ? { undoable: true } : {})
