import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateTransfer } from './allocation.ts'
import { rejected, revoked, submitted, verified, type LedgerEntry } from './ledger.ts'
import { type Paise, paise, total } from './money.ts'
import { type PaymentEntry, transferOfEntry, transferParts } from './transfer.ts'

const entryOf = (act: string, bookingId: string, { kind, unverified, received }: LedgerEntry): PaymentEntry => ({
  bookingId,
  kind,
  unverified: unverified ?? paise(0),
  received: received ?? paise(0),
  act,
})
const stay = paise(414_700)
const pooja = paise(85_300)
const sent = [entryOf('1', 'stay', submitted(stay)), entryOf('1', 'pooja', submitted(pooja))]
const foundAs = (act: string, forStay: Paise, forPooja: Paise) => [
  entryOf(act, 'stay', verified(stay, forStay)),
  entryOf(act, 'pooja', verified(pooja, forPooja)),
]
const amounts = (parts: readonly { amount: Paise }[]) => parts.map(({ amount }) => amount)
const last = (entries: readonly PaymentEntry[]) => {
  const entry = entries.at(-1)
  if (!entry) throw new Error('no entry')
  return transferOfEntry(entries, entry)
}

describe('MONEY a transfer', () => {
  test('is as it was sent until the bank statement shows another amount', () => {
    expect(amounts(transferParts(sent))).toEqual([stay, pooja])
    expect(amounts(last([...sent, ...foundAs('2', stay, pooja)]))).toEqual([stay, pooja])
    expect(amounts(last([...sent, ...foundAs('2', paise(331_760), paise(68_240))]))).toEqual([331_760, 68_240])
  })

  test('is whole while staff have found only the part of one booking', () => {
    expect(amounts(last([...sent, entryOf('2', 'pooja', verified(pooja, pooja))]))).toEqual([stay, pooja])
  })

  test('of one paisa has a part for one booking only', () => {
    expect(last([...sent, entryOf('2', 'stay', verified(stay, paise(1)))])).toEqual([{ bookingId: 'stay', amount: 1 }])
  })

  test('is as it was before the act that takes it back', () => {
    const less = foundAs('2', paise(331_760), paise(68_240))
    const back = [
      entryOf('3', 'stay', revoked(stay, paise(331_760))),
      entryOf('3', 'pooja', revoked(pooja, paise(68_240))),
    ]
    const corrected = [...sent, ...less, ...back, ...foundAs('3', paise(373_230), paise(76_770))]
    expect(amounts(last(corrected))).toEqual([373_230, 76_770])
    for (const entry of back) expect(amounts(transferOfEntry(corrected, entry))).toEqual([331_760, 68_240])
    const gone = [
      ...sent,
      ...less,
      ...back,
      entryOf('3', 'stay', rejected(stay)),
      entryOf('3', 'pooja', rejected(pooja)),
    ]
    expect(amounts(last(gone))).toEqual([stay, pooja])
  })

  test('is always the sum of its parts', () => {
    const amount = fc.integer({ min: 10_000, max: 10_000_000 }).map(paise)
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), amount, (parts, found) => {
        const submissions = parts.map((part, index) => entryOf('1', String(index), submitted(part)))
        const shares = allocateTransfer(found, parts, (part) => part)
        const wanted = shares.flatMap(([part, share], index) =>
          share > 0 ? [entryOf('2', String(index), verified(part, share))] : [],
        )
        expect(total(amounts(last(submissions)))).toBe(total(parts))
        expect(total(amounts(last([...submissions, ...wanted])))).toBe(found)
      }),
    )
  })
})
