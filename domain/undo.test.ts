import { expect, test } from 'vitest'
import { canUndo, emailDueAfter, UNDO_MS } from './undo.ts'

test('QUEUE undo: an act can be undone for ten seconds, and its email leaves only after that', () => {
  const at = Date.parse('2026-11-21T04:30:00Z')
  expect(UNDO_MS).toBe(10_000)
  expect([0, 9999, UNDO_MS].map((ms) => canUndo(at, at + ms))).toEqual([true, true, true])
  expect(canUndo(at, emailDueAfter(at))).toBe(false)
  expect(emailDueAfter(at)).toBeGreaterThan(at + UNDO_MS)
})
