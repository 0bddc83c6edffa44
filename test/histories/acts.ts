import fc from 'fast-check'
import type { Kill } from './killable.ts'

const deeds = {
  book: 2,
  balance: 4,
  cash: 5,
  phone: 4,
  group: 3,
  day: 4,
  count: 2,
  submit: 2,
  verify: 6,
  mark: 4,
  reject: 4,
  undo: 6,
  cancel: 2,
  change: 1,
  refund: 6,
  correctRefund: 1,
  upload: 10,
  verifyImport: 10,
  undoImport: 5,
  undoLines: 3,
  paste: 3,
  mail: 6,
  automatic: 4,
  stop: 1,
  pass: 5,
  takeUp: 2,
  wish: 2,
  quote: 2,
  places: 5,
  wait: 4,
  leave: 1,
  people: 4,
  markTest: 1,
  writeOff: 3,
  file: 1,
  rework: 5,
  allow: 5,
  offers: 2,
  trade: 2,
} as const
export type Deed = keyof typeof deeds

/** An act of a devotee, of staff or of time. An act that is impossible at that moment is refused and must change nothing. */
export type Act = {
  do: Deed
  /** The index of one of two devotees or two admins. */
  who: number
  /** The index of a payment, booking, refund or statement; for an import, of payments. */
  which: number
  /** The difference from the expected amount; null if no amount is given. */
  factor: number | null
  /** A flag of the act: it can be undone, sets or takes away, is by staff, concerns all rows … */
  flag: boolean
}

/** Simultaneous acts, or one act that may be killed. */
export type Step = { acts: Act[]; kill: Kill | null }

const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T>(model, { noNullPrototype: true })

const act = record<Act>({
  do: fc.oneof(...Object.entries(deeds).map(([deed, weight]) => ({ weight, arbitrary: fc.constant(deed as Deed) }))),
  who: fc.nat(1),
  which: fc.nat(15),
  factor: fc.constantFrom(null, null, 1, 1, 0.000002, 0.3, 0.9999, 1.7, 12),
  flag: fc.boolean(),
})

const one = fc.tuple(act)
const kill = record<Kill>({ at: fc.integer({ min: 1, max: 50 }), hasRun: fc.boolean() })
const step = (acts: fc.Arbitrary<Act[]>, killed: fc.Arbitrary<Kill | null>) => record<Step>({ acts, kill: killed })
/** Acts of several people on the same payment, booking or statement. */
const onOne = fc
  .tuple(fc.array(act, { minLength: 2, maxLength: 3 }), fc.nat(15))
  .map(([acts, which]) => acts.map((one) => ({ ...one, which })))
const byBoth = act.map((same) => [same, { ...same, who: 1 - same.who }])

export const history: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: step(one, fc.constant(null)) },
    { weight: 3, arbitrary: step(one, kill) },
    { weight: 1, arbitrary: step(byBoth, fc.constant(null)) },
    { weight: 2, arbitrary: step(fc.array(act, { minLength: 2, maxLength: 4 }), fc.constant(null)) },
    { weight: 3, arbitrary: step(onOne, fc.constant(null)) },
  ),
  { minLength: 6, maxLength: 24, size: 'max' },
)
