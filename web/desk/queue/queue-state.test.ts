import { describe, expect, test } from 'vitest'
import type { DeskPayment } from '../../../contract/desk/queue.ts'
import {
  addPage,
  beginAct,
  endAct,
  lineOf,
  markGone,
  move,
  type Queue,
  queueOf,
  refresh,
  reopen,
  select,
} from './queue-state.ts'

const NOW = 1_000_000
const payment = (number: number, over: Partial<DeskPayment> = {}) =>
  ({
    id: `id-${number}`,
    refNo: String(number),
    status: 'SUBMITTED',
    submittedAt: `2026-11-21T0${number}:00:00Z`,
    ...over,
  }) as DeskPayment
const page = (numbers: number[], nextCursor: string | null = null) => ({
  data: numbers.map((number) => payment(number)),
  nextCursor,
})
const shown = ({ lines }: Queue) =>
  lines.map(({ payment: { refNo }, act }) => (act ? `${refNo} ${act.phase}` : refNo)).join(', ')

const three = () => queueOf(page([1, 2, 3]))

describe('QUEUE state', () => {
  test('the first line is selected, and moving stops at both ends', () => {
    const moves = [-1, 1, 1, 1, -1]
    let queue = three()
    const selected = moves.map((by) => (queue = move(queue, by, NOW)).selected)
    expect(selected).toEqual(['id-1', 'id-2', 'id-3', 'id-3', 'id-2'])
  })

  test('an act selects the next open line, then the last one before, and stays when nothing is left', () => {
    let queue = select(three(), 'id-2', NOW)
    queue = beginAct(queue, 'id-2', { kind: 'VERIFIED' }, NOW)
    expect([queue.selected, shown(queue)]).toEqual(['id-3', '1, 2 BUSY, 3'])
    queue = beginAct(queue, 'id-3', { kind: 'REJECTED' }, NOW)
    expect(queue.selected).toBe('id-1')
    queue = beginAct(queue, 'id-1', { kind: 'VERIFIED' }, NOW)
    expect([queue.selected, shown(queue)]).toEqual(['id-1', '1 BUSY, 2 BUSY, 3 BUSY'])
  })

  test('a finished line leaves the list with the key after its undo has ended, and not by itself', () => {
    let queue = endAct(beginAct(three(), 'id-1', { kind: 'VERIFIED' }, NOW), 'id-1', NOW + 10)
    queue = move(queue, 1, NOW + 9)
    expect(shown(queue)).toBe('1 DONE, 2, 3')
    queue = move(queue, -1, NOW + 10)
    expect([shown(queue), queue.selected]).toEqual(['2, 3', 'id-2'])
  })

  test('a refused act opens its line again with the reason, one of somebody else closes it', () => {
    const busy = beginAct(three(), 'id-1', { kind: 'VERIFIED' }, NOW)
    expect(lineOf(reopen(busy, 'id-1', 'Too late'), 'id-1')).toEqual({ payment: payment(1), problem: 'Too late' })
    const gone = markGone(busy, 'id-1', 'Meera')
    expect(shown(gone)).toBe('1 GONE, 2, 3')
    expect(shown(move(gone, 1, NOW))).toBe('2, 3')
  })

  test('a page that is added repeats no line', () => {
    expect(shown(addPage(three(), page([3, 4])))).toBe('1, 2, 3, 4')
  })

  test('a fresh list shows what came, marks what went, and keeps what was done here', () => {
    const queue = endAct(beginAct(three(), 'id-1', { kind: 'VERIFIED' }, NOW), 'id-1', NOW + 10)
    const fresh = refresh(queue, { data: [payment(3, { refNo: '30' }), payment(4)], nextCursor: null }, 'Gone')
    expect(shown(fresh)).toBe('1 DONE, 2 GONE, 30, 4')
    expect(lineOf(fresh, 'id-2')?.problem).toBe('Gone')
    expect(fresh.selected).toBe('id-2')
  })

  test('a fresh first page says nothing of the lines after it', () => {
    const queue = addPage(queueOf(page([1, 2], 'next')), page([3, 4]))
    expect(shown(refresh(queue, page([2, 3], 'later'), 'Gone'))).toBe('1 GONE, 2, 3, 4')
  })
})
