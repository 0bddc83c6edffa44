import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pages and parts that everyone sees, independently of their bookings. */
const everybodys =
  '../web/{ask,city,feedback,landing,layout,panchang,places,poojas,priest,privacy,trust,words}/**/*.ts{,x}'
/** Texts about one booking or payment: a reader would think that its state is true for all. */
const ofOneBooking = /\bm\.((?:booking|bookings|history|payment|payments|share|shared|status|travellers)_\w+)/g
/** Conditions and names that are true for every booking. */
const trueForAll = new Set([
  // The name of a button.
  'booking_act_cancel',
  'booking_cancel_term',
  'booking_cancel_term_last',
  'booking_refund_where',
])

test('WORDS no page outside a booking says what is true of one booking alone', () => {
  const files = globSync(everybodys, { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(60)
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(ofOneBooking)].map(([, name = '']) => name),
    ),
  )
  expect([...used].filter((name) => !trueForAll.has(name))).toEqual([])
  expect([...trueForAll].filter((name) => !used.has(name))).toEqual([])
})
