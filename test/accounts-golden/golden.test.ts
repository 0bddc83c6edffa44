import { expect, test } from 'vitest'
import { z } from 'zod'
import type { DayBook } from '../../contract/desk/accounts.ts'
import { openSession } from '../../server/account/sessions.ts'
import { gstr1Schema } from '../gstr1-schema.ts'
import { expectWhole } from '../phone-bookings.ts'
import { world } from '../world.ts'
import { acts } from './acts.ts'
import { perform } from './perform.ts'
import { reckon } from './reckon.ts'

const paisa = (rupees: number) => Math.round(rupees * 100)
type Item = { txval?: number; ad_amt?: number; iamt: number; camt: number; samt: number }
const tax = ({ txval, ad_amt: advance, iamt, camt, samt }: Item) => ({
  value: paisa(txval ?? advance ?? 0),
  igst: paisa(iamt),
  cgst: paisa(camt),
  sgst: paisa(samt),
})
type Rated = Item & { rt: number }
type Listed = { inum?: string; nt_num?: string; val: number; pos: string; itms: { itm_det: Rated }[] }
const listed = (gstin: string, pos?: string) => (one: Listed) => ({
  name: one.inum ?? one.nt_num,
  amount: paisa(one.val),
  gstin,
  place: one.pos ?? pos,
  rates: Object.fromEntries(one.itms.map(({ itm_det: at }) => [at.rt, tax(at)])),
})
type Summed = { pos: string; itms?: Rated[] } & Partial<Rated>
const byPlace = (rows: Summed[]) =>
  Object.fromEntries(
    rows.flatMap((row) => (row.itms ?? [row as Rated]).map((at) => [`${row.pos} ${at.rt}`, tax(at)] as const)),
  )
const byName = <T extends { name?: string | undefined }>(rows: T[]) =>
  rows.toSorted((a, b) => (`${a.name}` < `${b.name}` ? -1 : 1))

type Series = { from: string; to: string; totnum: number; cancel: number }
type Issue = { doc_num: number; docs: Series[] }
const series = (issued: Issue[], number: number) => issued.find(({ doc_num: one }) => one === number)?.docs[0]
const bounds = (one?: Series) => ({ count: one?.totnum ?? 0, from: one?.from ?? '', to: one?.to ?? '' })

type Found = Record<'b2b' | 'b2cl' | 'cdnr' | 'cdnur' | 'b2cs' | 'at' | 'txpd', never[]> & {
  nil: { inv: { sply_ty: string; expt_amt: number }[] }
  hsn: Record<'hsn_b2b' | 'hsn_b2c', (Item & { rt: number })[]>
  doc_issue: { doc_det: Issue[] }
}

/** GSTR-1 as the second program writes it. */
const inPaise = ({ b2b, b2cl, cdnr, cdnur, b2cs, at, txpd, nil, hsn, doc_issue: { doc_det: issued } }: Found) => ({
  b2b: byName(b2b.flatMap(({ ctin, inv }: { ctin: string; inv: Listed[] }) => inv.map(listed(ctin)))),
  b2cl: byName(b2cl.flatMap(({ pos, inv }: { pos: string; inv: Listed[] }) => inv.map(listed('', pos)))),
  cdnr: byName(cdnr.flatMap(({ ctin, nt }: { ctin: string; nt: Listed[] }) => nt.map(listed(ctin)))),
  cdnur: byName(cdnur.map(listed(''))),
  b2cs: byPlace(b2cs),
  at: byPlace(at),
  txpd: byPlace(txpd),
  nil: Object.fromEntries(nil.inv.map(({ sply_ty: kind, expt_amt: amount }) => [kind, paisa(amount)])),
  hsn: Object.fromEntries(
    [['B2B', hsn.hsn_b2b] as const, ['B2C', hsn.hsn_b2c] as const].flatMap(([kind, rows]) =>
      rows.filter(({ rt }) => rt > 0).map((row) => [`${kind} ${row.rt}`, tax(row)]),
    ),
  ),
  docs: {
    invoices: bounds(series(issued, 1)),
    notes: bounds(series(issued, 5)),
    receipts: bounds(series(issued, 6)),
    refunds: series(issued, 8)?.totnum ?? 0,
    cancelled: issued.reduce((all, { docs }) => all + docs.reduce((sum, { cancel }) => sum + cancel, 0), 0),
  },
})

const cells = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) =>
      [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )

const lineOf = (...parts: unknown[]) => parts.join(' ')
/** A line for each move, and the sums of each way and of all. */
const moneyOf = (money: ReturnType<typeof reckon>['money']) => {
  const sum = (rows: typeof money, isIn: boolean) =>
    Math.abs(rows.reduce((all, { amount }) => all + (amount > 0 === isIn ? amount : 0), 0))
  const ways = [...Map.groupBy(money, ({ way }) => way)]
  return [
    ...money.map(({ day, way, ref, booking, amount }) => lineOf(day, way, ref, booking, amount)),
    ...[...ways, ['All', money] as const].map(([way, rows]) => lineOf(way, sum(rows, true), sum(rows, false))),
  ].toSorted()
}

/** The day on which the files are written. */
const LAST = '2026-12-05'

test('GOLDEN the returns and books of 60 bookings are those that a second program reckons from what was done', async () => {
  const w = await world()
  const names = await perform(w, acts, LAST)
  expect(new Set(acts.map(({ booking }) => booking)).size).toBeGreaterThanOrEqual(60)
  await expectWhole(w)
  const { user } = await w.admin()
  const admin = w.bearer(await openSession(w.db, user, w.clock.now()))
  let held = 0
  for (const month of ['2026-10', '2026-11', '2026-12']) {
    const read = async (file: string) => (await admin.send('GET', `/admin/accounts/${file}?month=${month}`)).text()
    const { money, vouchers, threeB, figures: sums, ...wanted } = reckon(acts, month, LAST)
    const gstr1 = JSON.parse(await read('gstr1.json')) as Found
    // The GSTIN of the seller is an invented one.
    const form = gstr1Schema.safeParse({ ...gstr1, gstin: '09AAACH7409R1ZZ' })
    expect(form.error && z.prettifyError(form.error), month).toBeUndefined()
    expect(inPaise(gstr1), month).toEqual({
      ...wanted,
      b2b: byName(wanted.b2b),
      b2cl: byName(wanted.b2cl),
      cdnr: byName(wanted.cdnr),
      cdnur: byName(wanted.cdnur),
    })

    const periods = cells(await read('figures.csv')).map(([, , ...amounts]) => amounts.map((one) => paisa(Number(one))))
    expect(periods.at(-1), month).toEqual(sums)
    // The weeks add up to the month, and its last week ends as the month does.
    const weeks = periods.slice(0, -1)
    expect([0, 1, 2, 3].map((column) => weeks.reduce((all, row) => all + (row[column] ?? 0), 0))).toEqual(
      sums.slice(0, 4),
    )
    expect(weeks.at(-1)?.slice(4)).toEqual(sums.slice(4))

    const { a, c, unregistered } = threeB
    const figures = ({ value, igst, cgst, sgst }: typeof a) => [value, igst, cgst, sgst]
    expect(
      cells(await read('gstr3b.csv')).map(([, , ...amounts]) => amounts.map((amount) => paisa(Number(amount)))),
      month,
    ).toEqual([
      figures(a),
      [c, 0, 0, 0],
      [0, 0, 0, 0],
      ...Object.entries(unregistered)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, sum]) => figures(sum)),
      [0, 0, 0, 0],
    ])

    const book = cells(await read('day-book.csv'))
    const moves = book
      .filter(([, , reference]) => reference !== 'Total')
      .map(([day, way, reference = '', booking = '', received, refunded]) =>
        lineOf(
          day,
          way,
          way === 'Cash' ? '' : names.get(reference),
          names.get(booking),
          paisa(Number(received)) - paisa(Number(refunded)),
        ),
      )
    const totals = book
      .filter(([day, , reference]) => day === month && reference === 'Total')
      .map(([, way, , , received, refunded]) => lineOf(way, paisa(Number(received)), paisa(Number(refunded))))
    expect([...moves, ...totals].toSorted(), month).toEqual(moneyOf(money))
    const { days, month: whole } = JSON.parse(await read('day-book.json')) as DayBook
    const moneyOfDay = (day: string) =>
      money.filter((one) => one.day === day).reduce((all, { amount }) => all + amount, 0)
    for (const { day, ways } of days)
      expect(
        ways.reduce((all, way) => all + paisa(way.closing) - paisa(way.opening), 0),
        day,
      ).toBe(moneyOfDay(day))
    expect(
      whole.ways.reduce((all, { opening }) => all + paisa(opening), 0),
      month,
    ).toBe(held)
    held += money.reduce((all, { amount }) => all + amount, 0)

    const postings = new Map(
      [...(await read('tally.xml')).matchAll(/<VOUCHER VCHTYPE="(?:Sales|Credit Note)".*?<\/VOUCHER>/gs)].map(
        ([text]) => [
          /<VOUCHERNUMBER>(.*?)</.exec(text)?.[1],
          Object.fromEntries(
            [...text.matchAll(/<LEDGERNAME>(.*?)<.*?<AMOUNT>(.*?)<\/AMOUNT>(?:<NARRATION>GST( \d+)%<)?/g)].map(
              ([, name, amount, rate = '']) => [name + rate, -paisa(Number(amount))],
            ),
          ),
        ],
      ),
    )
    expect(Object.fromEntries(postings), month).toEqual(
      Object.fromEntries(
        vouchers.map(({ name, customers, ...sides }) => [
          name,
          { Customers: customers, ...Object.fromEntries(Object.entries(sides).filter(([, amount]) => amount !== 0)) },
        ]),
      ),
    )
    const journal = cells(await read('journal.csv'))
    const sum = (column: number) => journal.reduce((all, row) => all + paisa(Number(row[column])), 0)
    expect(sum(4)).toBe(sum(5))
  }
  const ledger = await w.db.selectFrom('ledger').select('received').execute()
  const before = acts.reduce((all, act) => all + (act.act === 'import' ? paisa(act.paid) : 0), 0)
  expect(held).toBe(ledger.reduce((all, { received }) => all + received, 0) - before)
})
