// The second part of the second program: what a month's papers add up to. Amounts are paise.
import { advanceOf, HOME, type Note, type Parts, type Receipt, type Sale, sumOf } from './sums.ts'

export type Tax = { value: number; igst: number; cgst: number; sgst: number }
const none: Tax = { value: 0, igst: 0, cgst: 0, sgst: 0 }
const plus = (a: Tax, b: Tax, sign = 1): Tax => ({
  value: a.value + sign * b.value,
  igst: a.igst + sign * b.igst,
  cgst: a.cgst + sign * b.cgst,
  sgst: a.sgst + sign * b.sgst,
})
/** The tax at each rate: equal halves at home. */
const taxesOf = ({ rate, value, gst, value18, gst18 }: Parts, place: string, sign = 1): [rate: number, tax: Tax][] => {
  const at = (value: number, gst: number): Tax => {
    const half = Math.floor(gst / 2)
    return place === HOME ? { value, igst: 0, cgst: half, sgst: half } : { value, igst: gst, cgst: 0, sgst: 0 }
  }
  const both: [number, Tax][] = [
    [rate, at(value, gst)],
    [18, at(value18, gst18)],
  ]
  return both
    .filter(([, { value: of, igst, cgst }]) => of + igst + cgst > 0)
    .map(([one, tax]) => [one, plus(none, tax, sign)])
}
const together = (taxes: [number, Tax][]): Tax => taxes.reduce((all, [, tax]) => plus(all, tax), none)

type Papers = {
  month: string
  before: { day: string; booking: number; amount: number }[]
  receipts: Receipt[]
  sales: Sale[]
  notes: Note[]
  vouchers: { day: string }[]
  money: { day: string; way: string; ref: string; booking: number; amount: number }[]
}
/** Adds up tax by a key. */
function sums(rows: readonly (readonly [key: string, tax: Tax, sign?: number])[]): Record<string, Tax> {
  const found: Record<string, Tax> = {}
  for (const [key, tax, sign = 1] of rows) found[key] = plus(found[key] ?? none, tax, sign)
  return found
}
const LARGE = 10_000_000

export function returnsOf({ month, before, receipts, sales, notes, vouchers, money }: Papers) {
  const isNow = ({ day }: { day: string }) => day.slice(0, 7) === month
  const sold = sales.filter((sale) => isNow(sale) && !sale.void)
  const credited = notes.filter(isNow)
  const tableOf = ({ parts, gstin, place, paid }: Sale) =>
    parts.value + parts.value18 === 0 ? 'NIL' : gstin ? 'B2B' : place !== HOME && paid > LARGE ? 'B2CL' : 'B2CS'
  const lines = [
    ...sold.map((sale) => ({ sale, name: sale.name, amount: sale.paid, parts: sale.parts, sign: 1 })),
    ...credited.map(({ of: sale, name, amount, parts }) => ({ sale, name, amount, parts, sign: -1 })),
  ].map((line) => {
    const taxes = taxesOf(line.parts, line.sale.place)
    return { ...line, table: tableOf(line.sale), taxes, tax: together(taxes) }
  })
  type Line = (typeof lines)[number]
  const listed = (table: string, sign: number) =>
    lines
      .filter((line) => line.table === table && line.sign === sign)
      .map(({ name, amount, sale, taxes }) => ({
        name,
        amount,
        gstin: sale.gstin,
        place: sale.place,
        rates: Object.fromEntries(taxes),
      }))
  const signed = (keyOf: (line: Line) => string, some: readonly Line[]) =>
    sums(some.flatMap((line) => line.taxes.map(([rate, tax]) => [`${keyOf(line)} ${rate}`, tax, line.sign] as const)))

  const advances = receipts
    .filter(({ void: isVoid, late, day }) => !isVoid && !late && day.slice(0, 7) <= month)
    .map((receipt) => ({
      ...receipt,
      changes: [
        ...taxesOf(advanceOf(receipt.parts, receipt.openAfter), receipt.place),
        ...taxesOf(advanceOf(receipt.parts, receipt.openBefore), receipt.place, -1),
      ],
    }))
  const more = advances.filter(({ openAfter, openBefore }) => openAfter > openBefore)
  const less = advances.filter(({ openAfter, openBefore }) => openAfter < openBefore)
  const stated = (some: typeof more, sign: number) =>
    sums(some.flatMap(({ place, changes }) => changes.map(([rate, tax]) => [`${place} ${rate}`, tax, sign] as const)))
  const [at, txpd] = [stated(more, 1), stated(less, -1)]
  const exempt = (key: (line: Line) => string) =>
    lines.reduce<Record<string, number>>((all, line) => {
      if (line.parts.exempt === 0) return all
      return { ...all, [key(line)]: (all[key(line)] ?? 0) + line.sign * line.parts.exempt }
    }, {})
  const all = sums([
    ...lines.map(({ tax, sign }) => ['', tax, sign] as const),
    ...advances.flatMap(({ changes }) => changes.map(([, change]) => ['', change] as const)),
  ])['']
  const series = (names: string[]) => ({ count: names.length, from: names[0] ?? '', to: names.at(-1) ?? '' })
  const numbered = receipts.filter(isNow).map(({ no }) => `TR/26-27/${String(no).padStart(6, '0')}`)

  const isPast = ({ day }: { day: string }) => day.slice(0, 7) <= month
  // Money of the earlier books is in the month of its receipt there.
  const open = new Map<number, number>(before.filter(isPast).map(({ booking, amount }) => [booking, amount]))
  const move = (booking: number, amount: number) => open.set(booking, (open.get(booking) ?? 0) + amount)
  for (const { booking, amount } of money.filter(isPast)) move(booking, amount)
  for (const { booking, paid } of sales.filter((sale) => isPast(sale) && !sale.void)) move(booking, -paid)
  for (const { of: sale, amount } of notes.filter(isPast)) move(sale.booking, amount)
  const sumOver = (rows: readonly number[]) => rows.reduce((all, one) => all + Math.max(0, one), 0)
  const inMonth = money.filter(isNow).map(({ amount }) => amount)

  return {
    figures: [
      lines.reduce((sum, { sign, amount }) => sum + sign * amount, 0),
      lines.reduce((sum, { sign, tax: { igst, cgst, sgst } }) => sum + sign * (igst + cgst + sgst), 0),
      sumOver(inMonth),
      sumOver(inMonth.map((amount) => -amount)),
      sumOver([...open.values()]),
      sumOver([...open.values()].map((amount) => -amount)),
    ],
    b2b: listed('B2B', 1),
    b2cl: listed('B2CL', 1),
    cdnr: listed('B2B', -1),
    cdnur: listed('B2CL', -1),
    b2cs: signed(
      ({ sale }) => sale.place,
      lines.filter(({ table }) => table === 'B2CS'),
    ),
    at,
    txpd,
    nil: exempt(({ sale }) => `${sale.place === HOME ? 'INTRA' : 'INTR'}${sale.gstin ? 'B2B' : 'B2C'}`),
    hsn: signed(({ sale }) => (sale.gstin ? 'B2B' : 'B2C'), lines),
    docs: {
      invoices: series(sales.filter(isNow).map(({ name }) => name)),
      notes: series(credited.map(({ name }) => name)),
      receipts: series(numbered),
      refunds: vouchers.filter(isNow).length,
      cancelled:
        sales.filter((sale) => isNow(sale) && sale.void).length +
        receipts.filter((one) => isNow(one) && one.void).length,
    },
    threeB: {
      a: all ?? none,
      c: Object.values(exempt(() => '')).at(0) ?? 0,
      unregistered: sums(
        lines
          .filter(({ sale, tax }) => !sale.gstin && sale.place !== HOME && tax.value > 0)
          .map(({ sale, tax, sign }) => [sale.place, tax, sign] as const),
      ),
    },
    money: money.filter(isNow),
    vouchers: lines.map(({ name, sign, amount, parts, tax, taxes, sale }) => ({
      name,
      customers: sign * amount,
      ...Object.fromEntries(
        taxes.flatMap(([rate, at]) => [
          [`Sales taxable ${rate}`, -sign * at.value],
          [`IGST payable ${rate}`, -sign * at.igst],
          [`CGST payable ${rate}`, -sign * at.cgst],
          [`SGST payable ${rate}`, -sign * at.sgst],
        ]),
      ),
      'Sales exempt': -sign * parts.exempt,
      // What equal halves leave over, and what cash rounded.
      Rounding: -sign * (amount - sumOf(parts) + parts.gst + parts.gst18 - tax.igst - tax.cgst - tax.sgst),
      ...(sale.void && { error: 'a cancelled invoice' }),
    })),
  }
}
