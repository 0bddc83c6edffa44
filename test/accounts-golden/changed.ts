import { advance, book, found, on, price, type Step, type Story } from './steps.ts'

/** The same of bookings that are cancelled or changed, or come from elsewhere. */
export const changed: Record<string, Story> = {
  'cancelled 15 days before': (n) => [
    [1, book(n, 27)],
    [2, found(0, advance(n))],
    [10, { act: 'cancel' }],
    [12, { act: 'refund' }],
  ],
  'cancelled 8 days before, refund of December': (n) => [
    [1, book(n + 3, 27)],
    [2, found(0, advance(n + 3))],
    [19, { act: 'cancel' }],
    [32, { act: 'refund' }],
  ],
  'cancelled 3 days before': () => [
    [-2, book(1, 20)],
    [-1, found(0, 5000)],
    [16, { act: 'cancel' }],
    [17, { act: 'refund' }],
  ],
  'cancelled the day before': () => [
    [1, book(3, 20)],
    [2, found(0, 5000)],
    [19, { act: 'cancel' }],
  ],
  'paid and cancelled, part of the fee waived': (n) => [
    [1, book(0, 27)],
    [2, found(0, 4720)],
    [10, { act: 'cancel' }],
    [11, { act: 'refund' }],
    [13, { act: 'allow', amount: 100 + n }],
    [14, { act: 'refund' }],
  ],
  'cancelled, part of the fee waived': () => [
    [1, book(3, 27)],
    [2, found(0, 5000)],
    [10, { act: 'cancel' }],
    [11, { act: 'allow', amount: 123.45 }],
    [13, { act: 'refund' }],
  ],
  'too much, and cancelled': () => [
    [1, book(0, 27)],
    [2, found(0, 5000)],
    [10, { act: 'cancel' }],
    [12, { act: 'refund' }],
  ],
  'part refund': (n) => [
    [9, book(0, 26)],
    [10, found(0, 4720)],
    [12, { act: 'allow', amount: 333.34 + n }],
    [13, { act: 'refund' }],
  ],
  'less is due': () => [
    [9, book(3, 26)],
    [10, found(0, 5000)],
    [12, { act: 'allow', amount: 2345.67 }],
  ],
  'more people after the invoice': (n) => [
    [9, book(0, 26)],
    [10, found(0, 4720)],
    [11, { act: 'people', people: 4 }],
    ...(n === 1 ? ([[15, { act: 'cash', amount: 1180 }]] as [number, Step][]) : []),
  ],
  'invoice of October changed': () => [
    [-9, book(0, 34)],
    [-8, found(0, 4720)],
    [11, { act: 'people', people: 3 }],
  ],
  'by phone, paid by cash': (n) => [[10, { act: 'phone', price: price(n), journey: on(24), cash: 4720 - 20 * n }]],
  'of the earlier books': (n) => [
    [3, { act: 'import', price: 11_800, journey: on(18 + n), paid: 5000, paidOn: on(-12) }],
    ...(n === 1 ? ([[18, { act: 'cash', amount: 6800 }]] as [number, Step][]) : []),
  ],
  'cash rounds the price': (n) => {
    const [priced, amount] = [
      [1, 2670],
      [5, 901],
      [4, 4178],
    ][n] as [number, number]
    return [
      [1, book(priced, 22)],
      [2, found(0, 5000)],
      [11, { act: 'cash', amount }],
    ]
  },
  'money after the invoice': () => [
    [1, book(3, 12)],
    [2, found(0, 5000)],
    [20, { act: 'cash', amount: 4750 }],
    [22, { act: 'cash', amount: 5000 }],
  ],
}
