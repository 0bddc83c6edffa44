import type { DeskPayment } from '../../../contract/desk/queue.ts'

/** BUSY: sent and not answered. DONE: can be undone until `until`. GONE: somebody else has handled the payment. */
export type Act = Done | { phase: 'GONE' }
type Done = {
  kind: 'VERIFIED' | 'REJECTED'
  phase: 'BUSY' | 'DONE'
  until: number
  /** In rupees: what was found on the statement. */
  amount?: number
}
/** A payment in the list, what was done with it here, and why an act was refused. */
export type QueueLine = { payment: DeskPayment; act?: Act; problem?: string }
export type Queue = { lines: readonly QueueLine[]; nextCursor: string | null; selected: string | null }

type ListPage = { data: DeskPayment[]; nextCursor: string | null }

export const queueOf = ({ data, nextCursor }: ListPage): Queue => ({
  lines: data.map((payment) => ({ payment })),
  nextCursor,
  selected: data[0]?.id ?? null,
})

export const lineOf = ({ lines }: Queue, id: string | null): QueueLine | undefined =>
  lines.find(({ payment }) => payment.id === id)

/** The payment with the amount that was found, even if that was entered after the list was loaded. */
export const foundIn = ({ payment, act }: QueueLine): DeskPayment =>
  act && 'kind' in act && act.kind === 'VERIFIED'
    ? { ...payment, amountFound: act.amount ?? payment.amountPaid }
    : payment

export const isOpen = ({ act, payment }: QueueLine): boolean => act === undefined && payment.status === 'SUBMITTED'

/** The money of a payment that was marked as not found may have arrived later, unless it was a test. */
export const canVerify = (line: QueueLine): boolean =>
  isOpen(line) ||
  (line.act === undefined && line.payment.status === 'REJECTED' && !line.payment.bookings.some(({ isTest }) => isTest))

const change = (queue: Queue, id: string, to: (line: QueueLine) => QueueLine): Queue => ({
  ...queue,
  lines: queue.lines.map((line) => (line.payment.id === id ? to(line) : line)),
})

export const addPage = (queue: Queue, { data, nextCursor }: ListPage): Queue => {
  const known = new Set(queue.lines.map(({ payment }) => payment.id))
  const added = data.filter(({ id }) => !known.has(id)).map((payment) => ({ payment }))
  return { ...queue, lines: [...queue.lines, ...added], nextCursor }
}

/** Lines that can no longer be undone leave the list at the next press of a key, so that nothing moves while somebody reads. */
const withoutOver = (queue: Queue, now: number): Queue => ({
  ...queue,
  lines: queue.lines.filter(
    ({ act, payment }) =>
      payment.id === queue.selected ||
      act === undefined ||
      act.phase === 'BUSY' ||
      (act.phase === 'DONE' && act.until > now),
  ),
})

export const select = (queue: Queue, id: string | null, now: number): Queue =>
  withoutOver({ ...queue, selected: id }, now)

/** Selects the line that is so many places further, but never moves beyond the ends of the list. */
export function move(queue: Queue, by: number, now: number): Queue {
  const index = queue.lines.findIndex(({ payment }) => payment.id === queue.selected)
  const next = queue.lines[Math.min(Math.max(index + by, 0), queue.lines.length - 1)]
  return select(queue, next?.payment.id ?? null, now)
}

/** Marks a line as being saved. Selects the next open line, or if there is none, the last open line before it. */
export function beginAct(queue: Queue, id: string, act: Pick<Done, 'kind' | 'amount'>, now: number): Queue {
  const busy = change(queue, id, ({ payment }) => ({ payment, act: { ...act, phase: 'BUSY', until: 0 } }))
  const index = busy.lines.findIndex(({ payment }) => payment.id === id)
  const next = busy.lines.slice(index + 1).find(isOpen) ?? busy.lines.slice(0, index).findLast(isOpen)
  return select(busy, next?.payment.id ?? id, now)
}

export const endAct = (queue: Queue, id: string, until: number): Queue =>
  change(queue, id, (line) =>
    line.act && 'kind' in line.act ? { ...line, act: { ...line.act, phase: 'DONE', until } } : line,
  )

/** Opens the line again, because the act was refused or undone. */
export const reopen = (queue: Queue, id: string, problem?: string): Queue =>
  change(queue, id, ({ payment }) => ({ payment, problem }))

export const markGone = (queue: Queue, id: string, problem: string): Queue =>
  change(queue, id, ({ payment }) => ({ payment, act: { phase: 'GONE' }, problem }))

const before = (a: DeskPayment, b: DeskPayment): boolean =>
  a.submittedAt === b.submittedAt ? a.id < b.id : a.submittedAt < b.submittedAt

/**
 * Merges the current first page of the list, oldest first. Payments that left the list without an act on this page were handled by
 * somebody else; new and changed payments are shown. Acts on this page stay as they are.
 */
export function refresh(queue: Queue, { data, nextCursor }: ListPage, gone: string): Queue {
  const last = data.at(-1)
  const isCovered = (payment: DeskPayment) => nextCursor === null || (last !== undefined && !before(last, payment))
  const fresh = new Map(data.map((payment) => [payment.id, payment]))
  const kept = queue.lines.map((line): QueueLine => {
    const now = fresh.get(line.payment.id)
    fresh.delete(line.payment.id)
    if (now) return line.act ? line : { ...line, payment: now }
    if (line.act || !isCovered(line.payment)) return line
    return { payment: line.payment, act: { phase: 'GONE' }, problem: gone }
  })
  const lines = [...kept, ...[...fresh.values()].map((payment): QueueLine => ({ payment }))]
  return {
    ...queue,
    lines: lines.toSorted((a, b) => (before(a.payment, b.payment) ? -1 : 1)),
    nextCursor: queue.lines.length <= data.length ? nextCursor : queue.nextCursor,
    selected: queue.selected ?? data[0]?.id ?? null,
  }
}
