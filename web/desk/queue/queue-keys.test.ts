import { expect, test } from 'vitest'
import { queueKeyOf } from './queue-keys.tsx'

const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null }

test.each([
  [{ key: 'v' }, 'v'],
  [{ key: 'V' }, 'v'],
  [{ key: '?' }, '?'],
  [{ key: 'Escape' }, 'Escape'],
  // A Hindi keyboard has न where a Latin one has v.
  [{ key: 'न', code: 'KeyV' }, 'v'],
  [{ key: 'य', code: 'Slash' }, '/'],
  [{ key: 'य़', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'x', code: 'KeyV' }, null],
  [{ key: 'r', ctrlKey: true }, null],
  [{ key: 'r', metaKey: true }, null],
  // From a heading or the page itself, but not from a button, which it presses.
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'Enter', target: { closest: (of: string) => (of.includes('button') ? {} : null) } as Element }, null],
])('QUEUE keys: %o is the key %s', (pressed, expected) => {
  expect(queueKeyOf({ ...plain, ...pressed })).toBe(expected)
})
