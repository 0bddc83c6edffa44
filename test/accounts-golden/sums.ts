// The arithmetic of the second program. Amounts are paise.

export const HOME = '09'

/** What is sold at a rate in percent, what is exempt, and what is sold at 18 % beside it. */
export type Parts = { rate: number; value: number; gst: number; exempt: number; value18: number; gst18: number }
export type Receipt = {
  no: number
  day: string
  amount: number
  parts: Parts
  place: string
  void: boolean
  /** Money for an invoice has no tax of its own. */
  late: boolean
  /** What neither a supply nor a refund has taken of it. */
  open: number
  /** The same when the month begins, and when it ends. */
  openBefore: number
  openAfter: number
}
export type Sale = {
  booking: number
  name: string
  day: string
  parts: Parts
  left: number
  place: string
  gstin: string
  paid: number
  void: boolean
  took: [Receipt, number][]
}
export type Note = { name: string; day: string; amount: number; parts: Parts; of: Sale }

/** Splits an amount by weights: to the paisa, what is left over to the largest remainders, the first of equal ones. */
function split(amount: number, weights: number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0)
  if (all === 0) return weights.map((_, i) => (i === 0 ? amount : 0))
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const floors = exact.map((x) => Number(x / BigInt(all)))
  let over = amount - floors.reduce((a, b) => a + b, 0)
  const order = exact.map((x, i) => [Number(x % BigInt(all)), i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of order) if (over-- > 0) floors[i] = (floors[i] ?? 0) + 1
  return floors
}
export const sumOf = ({ value, gst, exempt, value18, gst18 }: Parts) => value + gst + exempt + value18 + gst18
/** The tax of two values, rounded down once, with the share of each. */
export function taxed(rate: number, value: number, value18: number, exempt: number): Parts {
  const [gst = 0, gst18 = 0] = split(Math.floor((value * rate + value18 * 18) / 100), [value * rate, value18 * 18])
  return { rate, value, gst, exempt, value18, gst18 }
}
/** A part of a price: first between journey and poojas, then between value and tax. */
export function partOf(whole: Parts, amount: number): Parts {
  const [journey = 0, exempt = 0, pooja = 0] = split(amount, [
    whole.value + whole.gst,
    whole.exempt,
    whole.value18 + whole.gst18,
  ])
  const [value = 0, gst = 0] = split(journey, [whole.value, whole.gst])
  const [value18 = 0, gst18 = 0] = split(pooja, [whole.value18, whole.gst18])
  return { rate: whole.rate, value, gst, exempt, value18, gst18 }
}
/** An advance is of value, tax and exempt value at once; what is sold at 18 % beside it has its own part. */
export function advanceOf(whole: Parts, amount: number): Parts {
  const [first = 0, second = 0] = split(amount, [whole.value + whole.gst + whole.exempt, whole.value18 + whole.gst18])
  const [value = 0, gst = 0, exempt = 0] = split(first, [whole.value, whole.gst, whole.exempt])
  const [value18 = 0, gst18 = 0] = split(second, [whole.value18, whole.gst18])
  return { rate: whole.rate, value, gst, exempt, value18, gst18 }
}
