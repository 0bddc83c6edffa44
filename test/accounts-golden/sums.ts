// The arithmetic of the second program. Amounts are paise.

export const HOME = '09'

export type Parts = { value: number; gst: number; exempt: number }
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
export const sumOf = ({ value, gst, exempt }: Parts) => value + gst + exempt
/** A part of a price: first between journey and poojas, then between value and tax. */
export function partOf(whole: Parts, amount: number): Parts {
  const [journey = 0, exempt = 0] = split(amount, [whole.value + whole.gst, whole.exempt])
  const [value = 0, gst = 0] = split(journey, [whole.value, whole.gst])
  return { value, gst, exempt }
}
/** An advance is of value, tax and exempt value at once. */
export function advanceOf(whole: Parts, amount: number): Parts {
  const [value = 0, gst = 0, exempt = 0] = split(amount, [whole.value, whole.gst, whole.exempt])
  return { value, gst, exempt }
}
