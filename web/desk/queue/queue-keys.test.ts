import { expect, test } from 'vitest'
import { queueKeyOf } from './queue-keys.tsx'

const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null }

test.each([
  [{ key: 'v' }, 'v'],
  [{ key: 'V' }, 'v'],
  [{ key: '?' }, '?'],
  [{ key: 'Escape' }, 'Escape'],
  // On a Hindi keyboard, न is on the key that a Latin one has for v.
  [{ key: 'न', code: 'KeyV' }, 'v'],
  [{ key: 'य', code: 'Slash' }, '/'],
  [{ key: 'य़', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'x', code: 'KeyV' }, null],
  [{ key: 'r', ctrlKey: true }, null],
  [{ key: 'r', metaKey: true }, null],
  // The key works while a heading or the page has the focus. While a button has it, the key presses the button.
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'Enter', target: { closest: (of: string) => (of.includes('button') ? {} : null) } as Element }, null],
])('QUEUE keys: %o is the key %s', (pressed, expected) => {
  expect(queueKeyOf({ ...plain, ...pressed })).toBe(expected)
})
