import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '../calendar-day.ts'
import { paise, type Paise } from '../money.ts'
import { matchRows } from './match.ts'
import type { Candidate, OutgoingRefund } from './match-index.ts'
import { ownReferences } from './own-references.ts'
import type { StatementRow } from './read-rows.ts'
import { hasReference } from './bank-reference.ts'
import { nearUtrs, upiIdIn, utrsIn, wordsOf } from './references.ts'

const day = '2026-11-21' as CalendarDay
const row = (text: string, rupees: number, more: Partial<StatementRow> = {}): StatementRow => ({
  line: 2,
  date: day,
  amount: paise(rupees * 100),
  text,
  unreadable: [],
  doubts: [],
  references: ownReferences(text),
  ...more,
})
const payment = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'p1',
  utr: '632512345678',
  reference: 'PTJ6FR6P',
  amount: paise(500000),
  found: null,
  name: 'Ramesh Udaharan',
  quotedOn: '2026-11-20' as CalendarDay,
  state: 'SUBMITTED',
  ...more,
})
const nothingElse = { isSeen: () => false, debited: new Set<string>(), today: '2026-11-23' as CalendarDay }
const match = (rows: StatementRow[], payments: Candidate[] = [payment()], refunds: OutgoingRefund[] = []) =>
  matchRows(rows, { payments, refunds, ...nothingElse }).map(({ kind, reasons, paymentIds, refundIds }) => [
    kind,
    ...reasons,
    ...paymentIds,
    ...refundIds,
  ])

describe('STATEMENT references', () => {
  test.each([
    ['UPI/632512345678/pay', ['632512345678']],
    ['0000632512345678', ['632512345678']],
    ['IMPS 32512345678', ['032512345678']],
    ['NEFT SBIN326123456789', []],
    ['axis12345678', ['AXIS12345678']],
    ['1632512345678', []],
  ])('in %s', (text, utrs) => {
    expect(utrsIn(wordsOf(text))).toEqual(utrs)
  })

  test.each([
    ['UPI-RAM K-ram.k@oksbi-632512345678', 'ram.k@oksbi'],
    ['UPI/632512345678/9876543210@YBL/pay', '9876543210@ybl'],
    ['NEFT from ram@example.com', null],
    ['IMPS-632512345678', null],
  ])('the UPI ID in %s', (text, upiId) => {
    expect(upiIdIn(text)).toBe(upiId)
  })

  test.each([
    ['IMPS-0000632512345678', 'IMPS 632512345678', true],
    ['UPI/32512345678', '032512345678', true],
    ['NEFT-HDFCN52026112212345', 'hdfcn52026112212345', true],
    ['IMPS-632512345678', 'IMPS 6325I2345678', false],
    ['REFUND RF23456Y', '632512345678', false],
  ])('whether %s has the number %s', (text, reference, expected) => {
    expect(hasReference(text, reference)).toBe(expected)
  })

  test('a number with one wrong digit or two swapped digits is near in both directions', () => {
    const utr = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(utr, fc.nat(11), fc.nat(9), (number, at, digit) => {
        const wrong = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`
        if (wrong === number) return
        expect(nearUtrs(number)).toContain(wrong)
        expect(nearUtrs(wrong)).toContain(number)
      }),
    )
    expect(nearUtrs('632512345678')).toContain('632521345678')
  })
})

describe('STATEMENT matching', () => {
  test('the UTR and the whole amount of one payment are exact', () => {
    expect(match([row('UPI-632512345678-PAY', 5000)])).toEqual([['EXACT', 'p1']])
  })

  test('an amount that differs by one paisa is not exact', () => {
    expect(match([row('UPI-632512345678', 4999.99)])).toEqual([['REVIEW', 'AMOUNT_DIFFERS', 'p1']])
  })

  test('a UTR in two rows is exact in neither', () => {
    const rows = [row('UPI-632512345678', 5000), row('UPI-632512345678 again', 5000)]
    expect(match(rows)).toEqual([
      ['REVIEW', 'UTR_TWICE', 'p1'],
      ['REVIEW', 'UTR_TWICE', 'p1'],
    ])
  })

  test('two UTRs of two payments in one row are for a person', () => {
    const other = payment({ id: 'p2', utr: '632512345679' })
    expect(match([row('632512345678 632512345679', 10000)], [payment(), other])).toEqual([
      ['REVIEW', 'SEVERAL_PAYMENTS', 'p1', 'p2'],
    ])
  })

  test.each([
    ['one wrong digit', 'UPI-632512345679', 5000, ['REVIEW', 'UTR_NEAR', 'p1']],
    ['one wrong digit, another amount', 'UPI-632512345679', 4000, ['UNKNOWN']],
    ['our reference in the remark', 'UPI-999999999999-PTJ6FR6P', 5000, ['REVIEW', 'REFERENCE_ONLY', 'p1']],
    ['our reference, another amount', 'ptj6fr6p', 4000, ['REVIEW', 'REFERENCE_ONLY', 'AMOUNT_DIFFERS', 'p1']],
    ['the name and the amount', 'UPI-RAMESH K-x@upi', 5000, ['REVIEW', 'NAME_ALIKE', 'p1']],
    ['the name, another amount', 'UPI-RAMESH K-x@upi', 4000, ['UNKNOWN']],
    ['nothing known', 'CASH', 5000, ['UNKNOWN']],
  ])('%s', (_, text, rupees, expected) => {
    expect(match([row(text, rupees)])).toEqual([expected])
  })

  test.each([
    ['VERIFIED', 5000, ['SEEN', 'ALREADY_VERIFIED', 'p1']],
    ['VERIFIED', 4000, ['REVIEW', 'AMOUNT_DIFFERS', 'ALREADY_VERIFIED', 'p1']],
    ['REJECTED', 5000, ['REVIEW', 'PAYMENT_REJECTED', 'p1']],
    ['PARTLY_VERIFIED', 5000, ['REVIEW', 'PARTLY_VERIFIED', 'p1']],
  ] as const)('a payment that is %s already, %d rupees', (state, rupees, expected) => {
    expect(match([row('632512345678', rupees)], [payment({ state })])).toEqual([expected])
  })

  test('a payment for which staff found another amount is settled only by a row with that amount', () => {
    const found = payment({ state: 'VERIFIED', found: paise(450_000) })
    expect(match([row('632512345678', 4500)], [found])).toEqual([['SEEN', 'ALREADY_VERIFIED', 'p1']])
    expect(match([row('632512345678', 5000)], [found])).toEqual([
      ['REVIEW', 'AMOUNT_DIFFERS', 'ALREADY_VERIFIED', 'p1'],
    ])
  })

  test('money that left is matched with refunds by number and amount', () => {
    const sent: OutgoingRefund = { id: 'r1', reference: 'RF23456Z', refNo: '632599999999', amount: paise(55000) }
    const open: OutgoingRefund = { id: 'r2', reference: 'RF23456Y', refNo: null, amount: paise(10000) }
    const rows = [
      row('IMPS 632599999999', -550),
      row('REFUND RF23456Y', -100),
      row('REFUND RF23456Y', -99),
      row('FEE', -1),
    ]
    expect(match(rows, [], [sent, open])).toEqual([
      ['OUTGOING', 'REFUND_SENT', 'r1'],
      ['OUTGOING', 'REFUND_OPEN', 'r2'],
      ['OUTGOING'],
      ['OUTGOING'],
    ])
  })

  test('a row that was not read, and one of an earlier import, match nothing', () => {
    const unread = row('632512345678', 5000, { amount: null, unreadable: ['AMOUNT_UNREADABLE'] })
    const known = { ...nothingElse, payments: [payment()], refunds: [], isSeen: () => true }
    expect(match([unread])).toEqual([['UNREADABLE', 'AMOUNT_UNREADABLE']])
    expect(matchRows([row('632512345678', 5000)], known)).toMatchObject([{ kind: 'SEEN', paymentIds: [] }])
  })

  test('whatever the rows say, EXACT is one open payment with this UTR and this amount, once', () => {
    const utrs = ['632512345678', '632512345687', '000012345678', 'AXIS12345678']
    const payments = fc.array(
      fc.record({
        utr: fc.constantFrom(...utrs),
        amount: fc.constantFrom(500000, 210000).map((amount): Paise => paise(amount)),
        state: fc.constantFrom('SUBMITTED', 'VERIFIED', 'REJECTED', 'PARTLY_VERIFIED'),
      }),
      { maxLength: 5 },
    )
    const text = fc.array(fc.constantFrom(...utrs, '12345678', '0000632512345678', 'PTJ6FR6P', 'RAMESH', 'UPI'), {
      maxLength: 4,
    })
    const rows = fc.array(fc.record({ words: text, rupees: fc.constantFrom(5000, 2100, -5000) }), { maxLength: 6 })
    fc.assert(
      fc.property(payments, rows, (made, statement) => {
        const known = made.map((one, index) => payment({ ...one, id: `p${index}` }))
        const matches = matchRows(
          statement.map(({ words, rupees }) => row(words.join('-'), rupees)),
          { ...nothingElse, payments: known, refunds: [] },
        )
        const exact = matches.flatMap((found, index) => (found.kind === 'EXACT' ? [{ found, index }] : []))
        expect(new Set(exact.map(({ found }) => found.paymentIds[0])).size).toBe(exact.length)
        for (const { found, index } of exact) {
          const one = known.find(({ id }) => id === found.paymentIds[0])
          expect(found.paymentIds).toHaveLength(1)
          expect(one?.state).toBe('SUBMITTED')
          expect(one?.amount).toBe((statement[index]?.rupees ?? 0) * 100)
          expect(utrsIn(statement[index]?.words ?? [])).toContain(one?.utr)
        }
      }),
    )
  })

  test('10,000 rows are matched with 100,000 payments', () => {
    const number = (n: number) => String(600000000000 + n * 7)
    const payments = Array.from({ length: 100_000 }, (_, n) =>
      payment({ id: `p${n}`, utr: number(n), reference: `R${n}`, name: `Name${n} Udaharan` }),
    )
    const rows = Array.from({ length: 10_000 }, (_, n) => row(`UPI-${number(n)}-X`, 5000, { line: n + 2 }))
    const found = matchRows(rows, { ...nothingElse, payments, refunds: [] })
    expect(found.every(({ kind }) => kind === 'EXACT')).toBe(true)
  })

  test('one transfer that names several waiting claims is for all of them, never for the first alone', () => {
    const [a, b] = [payment(), payment({ id: 'b', utr: '500000000001', reference: 'KQWX4321' })]
    const text = `UPI/${a.utr}/${a.reference} ${b.reference}`
    expect(match([row(text, 10_000)], [a, b])).toEqual([['REVIEW', 'ONE_TRANSFER', 'p1', 'b']])
    expect(match([row(text, 9000)], [a, b])).toEqual([['REVIEW', 'ONE_TRANSFER', 'AMOUNT_DIFFERS', 'p1', 'b']])
    expect(match([row(`NEFT ${a.reference} ${b.reference}`, 10_000)], [a, b])).toEqual([
      ['REVIEW', 'ONE_TRANSFER', 'REFERENCE_ONLY', 'p1', 'b'],
    ])
    // A payment that was found before is not paid twice.
    expect(match([row(text, 10_000)], [a, { ...b, state: 'VERIFIED' }])).toEqual([['REVIEW', 'AMOUNT_DIFFERS', 'p1']])
  })
})
