import { advance, book, found, on, rest, whole, type Step, type Story } from './steps.ts'

/** What may happen to a booking, by the days of November; day 0 and less are of October, day 31 and more of December. */
export const sold: Record<string, Story> = {
  'paid by cash on the journey': (n) => [
    [1, book(3, 12)],
    [2, found(0, 5000)],
    [n === 0 ? 12 : 13, { act: 'cash', amount: Math.round(rest(3)) }],
  ],
  'paid by two transfers': () => [
    [1, book(1, 20)],
    [2, found(0, 5000)],
    [4, { act: 'balance', sent: rest(1) }],
    [6, found(1, rest(1))],
  ],
  'never paid in full': (n) => [
    [2, book(3, 14 + n)],
    [3, found(0, 5000)],
  ],
  'journey in December': (n) => [
    [3, book(n + 3, 33)],
    [5, found(0, advance(n + 3))],
  ],
  'advance of October': (n) => [
    [-8, book(n + 3, 5 + n)],
    [-6, found(0, advance(n + 3))],
  ],
  'less found than sent': (n) => [
    [4, book(4, 21)],
    [6, found(0, 4321.09 + n, 5)],
  ],
  'too much, and sent back': (n) => [
    [4, book(n, 25)],
    [6, found(0, Math.round((whole(n) + 433.33) * 100) / 100)],
    [8, { act: 'refund' }],
  ],
  'too much, and not sent back yet': (n) => [
    [4, book(n, 25)],
    [6, found(0, Math.round((whole(n) + 433.33) * 100) / 100)],
  ],
  'amount corrected': (n) => [
    [5, book(n + 3, 26)],
    [6, found(0, 4000)],
    [7 + n, found(0, 3456.78, 6)],
  ],
  'paid, and corrected': () => [
    [5, book(0, 27)],
    [6, found(0, whole(0))],
    [9, found(0, 4000, 6)],
    [10, { act: 'cash', amount: 720 }],
  ],
  'taken back, and verified again': (n) => [
    [5, book(n, 28)],
    [6, found(0, advance(n))],
    [7, { act: 'reject', payment: 0 }],
    [9, found(0, advance(n))],
  ],
  'corrected in the next month': (n) => [
    [-5, book(n + 1, 25)],
    [-4, found(0, 4900)],
    [3, found(0, 4321, -4)],
  ],
  'corrected in the next month, and cancelled': () => [
    [-5, book(0, 27)],
    [-4, found(0, 4720)],
    [3, found(0, 4000, -4)],
    [5, { act: 'cancel' }],
    [7, { act: 'refund' }],
  ],
  'paid in October, taken back in November, found again in December': () => [
    [-5, book(0, 33)],
    [-4, found(0, 4720)],
    [3, { act: 'reject', payment: 0 }],
    [32, found(0, 4720)],
  ],
  'business of October, corrected in November': () => [
    [-5, book(0, 25)],
    [-5, { act: 'buyer', state: '27', gstin: '27AAPFU0939F1ZV' }],
    [-4, found(0, 4720)],
    [4, found(0, 4700, -4)],
  ],
  'taken back': () => [
    [5, book(2, 28)],
    [6, found(0, 3933.32)],
    [7, { act: 'reject', payment: 0 }],
  ],
  'business of another state': (n) => [
    [6, book(n + 1, 22)],
    [6, { act: 'buyer', state: '27', gstin: '27AAPFU0939F1ZV' }],
    [7, found(0, advance(n + 1))],
    ...(n === 0
      ? ([
          [9, { act: 'balance', sent: rest(1) }],
          [10, found(1, rest(1))],
        ] as [number, Step][])
      : []),
  ],
  'business of the same state, paid': () => [
    [6, book(0, 22)],
    [6, { act: 'buyer', state: '09', gstin: '09AAPFU0939F1ZT' }],
    [7, found(0, 4720)],
  ],
  'business, paid and cancelled': () => [
    [6, book(0, 24)],
    [6, { act: 'buyer', state: '27', gstin: '27AAPFU0939F1ZV' }],
    [7, found(0, 4720)],
    [12, { act: 'cancel' }],
    [14, { act: 'refund' }],
  ],
  'other states': (n) => [
    [7, book(n, 23)],
    [7, { act: 'buyer', state: n === 0 ? '27' : '07' }],
    [8, found(0, advance(n))],
  ],
  'buyer named between two payments': () => [
    [7, book(3, 20)],
    [8, found(0, 5000)],
    [9, { act: 'buyer', state: '33' }],
    [20, { act: 'cash', amount: 9750 }],
  ],
  'large journey to another state': (n) => [
    [2, book(0, 22, { price: 90_000.01 + n, sent: 5000 })],
    [2, { act: 'buyer', state: '29' }],
    [3, found(0, 5000)],
    ...(n === 1 ? ([[10, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
  'large and cancelled after its invoice': () => [
    [2, book(0, 22, { price: 90_000, sent: 5000 })],
    [2, { act: 'buyer', state: '29' }],
    [3, found(0, 106_200)],
    [12, { act: 'cancel' }],
    [13, { act: 'refund' }],
  ],
  'with a pooja': (n) => [
    [8, book(n + 2, 24 + n)],
    [9, found(0, 1234.5)],
    [10, { act: 'pooja', cost: 1100.01, journey: on(24 + n) }],
    [13, { act: 'cash', amount: 2000 }],
    ...(n === 1 ? ([[17, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
  'at 5 %': (n) => [
    [3, book(3, 18 + n, { rate: 5 })],
    ...(n === 1 ? ([[3, { act: 'buyer', state: '27' }]] as [number, Step][]) : []),
    [4, found(0, 5000)],
    ...(n === 2 ? ([[17, { act: 'cash', amount: 8125 }]] as [number, Step][]) : []),
    ...(n === 3 ? ([[6, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
  'at 5 %, business of another state': (n) => [
    [6, book(0, 24, { rate: 5, sent: 4200 })],
    [6, { act: 'buyer', state: '27', gstin: '27AAPFU0939F1ZV' }],
    [7, found(0, 4200)],
    ...(n === 1 ? ([[12, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
  'at 5 %, with a pooja at 18 %': (n) => [
    [2, book(4, 20 + n, { rate: 5 })],
    ...(n === 1 ? ([[2, { act: 'buyer', state: '27', gstin: '27AAPFU0939F1ZV' }]] as [number, Step][]) : []),
    [3, found(0, 4999.99)],
    [4, { act: 'pooja', cost: 501.01, taxed: 1100.33, journey: on(20 + n) }],
    ...(n === 0 ? ([[5, { act: 'cash', amount: 2000 }]] as [number, Step][]) : []),
    ...(n === 2 ? ([[10, { act: 'allow', amount: 333.34 }]] as [number, Step][]) : []),
    ...(n === 3 ? ([[6, { act: 'cancel' }]] as [number, Step][]) : []),
    ...(n === 4
      ? ([
          [11, { act: 'cash', amount: 4966 }],
          [12, { act: 'people', people: 5 }],
        ] as [number, Step][])
      : []),
  ],
  'large, at both rates': (n) => [
    [2, book(0, 22, { price: n === 1 ? 99_000 : 99_000.01, rate: 5, sent: 5000 })],
    [2, { act: 'buyer', state: '29' }],
    [2, { act: 'pooja', cost: 100, taxed: n === 1 ? 5000 : 5000.5, journey: on(22) }],
    [3, found(0, 5000)],
    ...(n === 1
      ? ([
          [10, { act: 'cash', amount: 104_950 }],
          [12, { act: 'people', people: 3 }],
        ] as [number, Step][])
      : []),
  ],
  'pooja at 18 %': (n) => [
    [8, book(0, 24, { price: 0, people: 0, taxed: 2100.5, sent: 2478.59 })],
    [9, found(0, 2478.59)],
    ...(n === 1 ? ([[11, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
  'pooja alone': (n) => [
    [8, book(0, 24, { price: 0, people: 0, poojas: [2100], sent: 2100 })],
    ...(n === 1 ? ([[8, { act: 'buyer', state: '27' }]] as [number, Step][]) : []),
    [9, found(0, 2100)],
    ...(n === 2 ? ([[11, { act: 'cancel' }]] as [number, Step][]) : []),
  ],
}
