import type { Act } from './act.ts'

export type Step = Act extends infer One ? (One extends Act ? Omit<One, 'booking' | 'on'> : never) : never
export type Story = (n: number) => [day: number, step: Step][]

const start = Date.parse('2026-11-01')
/** Day 1 is the first of November. */
export const on = (day: number) => new Date(start + (day - 1) * 86_400_000).toISOString().slice(0, 10)

// Prices with and without paise, so that halves and parts do not come out even.
const prices = [4000, 6499.99, 3333.33, 12_500, 7777.77, 5001]
export const price = (n: number) => prices[n % prices.length] ?? 0
const withTax = (value: number) => (value * 100 + Math.floor((value * 100 * 18 + 1e-6) / 100)) / 100
export const whole = (n: number, people = 2) => withTax(Math.round((price(n) + 500 * (people - 2)) * 100) / 100)
export const advance = (n: number, people = 2) => Math.min(5000, whole(n, people))
export const rest = (n: number, people = 2) => Math.round((whole(n, people) - advance(n, people)) * 100) / 100

export const book = (n: number, journey: number, over: object = {}): Step => ({
  act: 'book',
  price: price(n),
  more: 500,
  people: 2,
  poojas: [],
  journey: on(journey),
  sent: advance(n),
  ...over,
})
/** What staff find on the statement; `bank` is the day of the bank where it is another one. */
export const found = (payment: number, amount: number, bank?: number): Step => ({
  act: 'found',
  payment,
  amount,
  ...(bank !== undefined && { bank: on(bank) }),
})
