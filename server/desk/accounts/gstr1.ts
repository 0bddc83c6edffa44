import { partsOfAdvance } from '../../../domain/advance.ts'
import { allocateAmong } from '../../../domain/allocation.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../../domain/money.ts'
import type { AdvanceLine } from '../../documents/document-data.ts'
import { figuresByRate, type TaxFigures } from '../../documents/tax-figures.ts'
import { openAdvances } from './advances.ts'
import { boundsOfSeries } from './series.ts'
import type { IssuedRow } from './read-month.ts'

/**
 * An invoice above this amount to an unregistered buyer in another state is listed separately (notification 12/2024 of the CBIC).
 */
const LARGE = paise(100_000_00)

const isInvoice = (row: IssuedRow): row is IssuedRow<'invoice'> => row.kind === 'invoice'
const isNote = (row: IssuedRow): row is IssuedRow<'credit_note'> => row.kind === 'credit_note'
const isReceipt = (row: IssuedRow): row is IssuedRow<'receipt'> => row.kind === 'receipt'

export type Table = 'B2B' | 'B2CL' | 'B2CS' | 'CDNR' | 'CDNUR' | 'NIL' | 'AT' | 'TXPD'
export type Stated = { row: IssuedRow; table: Table | null; rate: number; figures: TaxFigures }

export const isInter = ({ data }: IssuedRow): boolean => data.placeOfSupply !== data.supplier.state

function tableOfInvoice(row: IssuedRow): Table {
  if (row.figures.taxable === 0) return 'NIL'
  if (row.data.recipient.gstin) return 'B2B'
  return isInter(row) && row.amount > LARGE ? 'B2CL' : 'B2CS'
}

const tables: Partial<Record<Table, Table>> = { B2B: 'CDNR', B2CL: 'CDNUR' }

/** The parts of an amount of a receipt, with their tax, for each rate. */
function figuresOf({ data }: IssuedRow<'receipt'>, amount: Paise) {
  const sumOf = ({ parts }: AdvanceLine) => total([parts.taxable, parts.gst, parts.exempt])
  const lines = allocateAmong(amount, data.lines, sumOf).map(([line, share]) => ({
    ...line,
    parts: partsOfAdvance(share, line.parts),
  }))
  return figuresByRate('receipt', { ...data, lines })
}

/** The entries of each document of a month in GSTR-1, one for each rate. `earlier` are documents of the same bookings from before the month. */
export function statedIn(issued: readonly IssuedRow[], earlier: readonly IssuedRow[]): Stated[] {
  const byId = new Map([...issued, ...earlier].map((row) => [row.id, row]))
  const sales = issued.flatMap((row): Stated[] => {
    const ofRates = figuresByRate(row.kind, row.data).map((one) => ({ row, ...one }))
    if (row.isVoid || (!isInvoice(row) && !isNote(row))) return ofRates.map((one) => ({ ...one, table: null }))
    if (isInvoice(row)) return ofRates.map((one) => ({ ...one, table: tableOfInvoice(row) }))
    const invoice = byId.get(row.cancels ?? '')
    const table = invoice ? tableOfInvoice(invoice) : 'B2CS'
    const noted = tables[table]
    return ofRates.map(({ figures, ...one }) => ({
      ...one,
      table: noted ?? table,
      figures: noted ? figures : negative(figures),
    }))
  })
  return [...sales, ...advancesIn(issued, earlier)]
}

/** Advances whose open part grew in the month (AT) or fell (TXPD), with the tax on the difference. */
function advancesIn(issued: readonly IssuedRow[], earlier: readonly IssuedRow[]): Stated[] {
  const before = openAdvances(earlier)
  const after = openAdvances([...earlier, ...issued])
  return [...earlier, ...issued].filter(isReceipt).flatMap((row): Stated[] => {
    const [from, to] = [before.get(row.id), after.get(row.id)]
    if (row.isVoid || row.data.invoice || to === undefined || from === to) return []
    const isLess = to < (from ?? 0)
    const was = figuresOf(row, from ?? paise(0))
    return figuresOf(row, to).map(({ rate, figures }, index) => {
      const change = sumFigures([figures, ...was.slice(index, index + 1).map((one) => negative(one.figures))])
      return { row, rate, table: isLess ? 'TXPD' : 'AT', figures: isLess ? negative(change) : change }
    })
  })
}

const names = ['taxable', 'exempt', 'cgst', 'sgst', 'igst', 'rounding'] as const
export const negative = (figures: TaxFigures): TaxFigures => mapped((name) => paise(0 - figures[name]))
const mapped = (of: (name: (typeof names)[number]) => Paise): TaxFigures => ({
  taxable: of('taxable'),
  exempt: of('exempt'),
  cgst: of('cgst'),
  sgst: of('sgst'),
  igst: of('igst'),
  rounding: of('rounding'),
})
export const sumFigures = (all: readonly TaxFigures[]): TaxFigures =>
  mapped((name) => total(all.map((figures) => figures[name])))

/** The exempt amount as a value without tax. */
const untaxed = ({ exempt }: TaxFigures): TaxFigures => ({ ...mapped(() => paise(0)), taxable: exempt })

const day = (text: string): string => text.split('-').toReversed().join('-')
const taxes = ({ cgst, sgst, igst }: TaxFigures) => ({
  iamt: rupeesFromPaise(igst),
  camt: rupeesFromPaise(cgst),
  samt: rupeesFromPaise(sgst),
  csamt: 0,
})
const items = (stated: readonly Stated[]) =>
  stated.map(({ rate, figures }, index) => ({
    num: index + 1,
    itm_det: { rt: rate, txval: rupeesFromPaise(figures.taxable), ...taxes(figures) },
  }))
/** The entries of documents that are listed separately, by document. */
const byDocument = (stated: readonly Stated[]) =>
  [...Map.groupBy(stated, ({ row }) => row.id).values()].flatMap((some) =>
    some[0] ? [{ row: some[0].row, some }] : [],
  )
type OfDocument = ReturnType<typeof byDocument>[number]
const supply = (row: IssuedRow) => (isInter(row) ? 'INTER' : 'INTRA')

/** Adds up entries with the same key, sorted by key. */
export function grouped<T>(
  stated: readonly Stated[],
  keyOf: (one: Stated) => string,
  to: (first: Stated, sum: TaxFigures) => T,
): T[] {
  const groups = [...Map.groupBy(stated, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return groups.flatMap(([, some]) => {
    const [first] = some
    return first ? [to(first, sumFigures(some.map(({ figures }) => figures)))] : []
  })
}

const byPlace = ({ row, rate }: Stated) => `${row.data.placeOfSupply} ${rate}`

/** The supplies and their notes. Figures of separately listed notes are positive in the return; here they are negative. */
export const outwardOf = (stated: readonly Stated[]): Stated[] =>
  stated
    .filter(({ table }) => table !== null && table !== 'AT' && table !== 'TXPD')
    .map((one) => (one.table === 'CDNR' || one.table === 'CDNUR' ? { ...one, figures: negative(one.figures) } : one))

/** GSTR-1 of a month (`YYYY-MM`) in the form of the portal's offline tool. */
export function gstr1(gstin: string, month: string, issued: readonly IssuedRow[], earlier: readonly IssuedRow[]) {
  const stated = statedIn(issued, earlier)
  const of = (table: Table) => stated.filter((one) => one.table === table)
  const invoice = ({ row, some }: OfDocument) => ({
    inum: row.serial,
    idt: day(row.day),
    val: rupeesFromPaise(row.amount),
    itms: items(some),
  })
  const note = ({ row, some }: OfDocument) => ({
    ntty: 'C',
    nt_num: row.serial,
    nt_dt: day(row.day),
    val: rupeesFromPaise(row.amount),
    pos: row.data.placeOfSupply,
    itms: items(some),
  })
  const regular = { rchrg: 'N', inv_typ: 'R' }
  const advances = (table: 'AT' | 'TXPD') =>
    [...Map.groupBy(of(table), ({ row }) => row.data.placeOfSupply)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([pos, some]) => {
        const item = ({ rate }: Stated, sum: TaxFigures) => ({
          rt: rate,
          ad_amt: rupeesFromPaise(sum.taxable),
          ...taxes(sum),
        })
        const itms = grouped(some, byPlace, item).filter((one) => one.ad_amt !== 0)
        return some[0] && itms.length > 0 ? [{ pos, sply_ty: supply(some[0].row), itms }] : []
      })
  const outward = outwardOf(stated)
  const hsn = (isRegistered: boolean) =>
    grouped(
      outward
        .filter(({ row }) => (row.data.recipient.gstin !== undefined) === isRegistered)
        .flatMap((one) => [one, { ...one, rate: 0, figures: untaxed(one.figures) }])
        .filter(({ figures }) => figures.taxable !== 0),
      ({ row, rate }) => `${sacOf(row)} ${rate}`,
      ({ row, rate }, sum) => ({
        hsn_sc: sacOf(row),
        uqc: 'NA',
        qty: 0,
        rt: rate,
        txval: rupeesFromPaise(sum.taxable),
        ...taxes(sum),
      }),
    ).map((line, index) => ({ num: index + 1, ...line }))
  const registered = (table: 'B2B' | 'CDNR') => [...Map.groupBy(of(table), ({ row }) => row.data.recipient.gstin ?? '')]
  const [year, number] = month.split('-')
  return {
    gstin,
    fp: `${number}${year}`,
    b2b: registered('B2B').map(([ctin, some]) => ({
      ctin,
      inv: byDocument(some).map((one) => ({ ...invoice(one), pos: one.row.data.placeOfSupply, ...regular })),
    })),
    b2cl: [...Map.groupBy(of('B2CL'), ({ row }) => row.data.placeOfSupply)].map(([pos, some]) => ({
      pos,
      inv: byDocument(some).map(invoice),
    })),
    b2cs: grouped(of('B2CS'), byPlace, ({ row, rate }, sum) => ({
      sply_ty: supply(row),
      pos: row.data.placeOfSupply,
      typ: 'OE',
      rt: rate,
      txval: rupeesFromPaise(sum.taxable),
      ...taxes(sum),
    })).filter(({ txval, iamt, camt }) => [txval, iamt, camt].some(Boolean)),
    cdnr: registered('CDNR').map(([ctin, some]) => ({
      ctin,
      nt: byDocument(some).map((one) => ({ ...note(one), ...regular })),
    })),
    cdnur: byDocument(of('CDNUR')).map((one) => ({ typ: 'B2CL', ...note(one) })),
    at: advances('AT'),
    txpd: advances('TXPD'),
    nil: {
      inv: grouped(
        outward.filter(({ figures }) => figures.exempt !== 0),
        ({ row }) => `${isInter(row) ? 'INTR' : 'INTRA'}${row.data.recipient.gstin ? 'B2B' : 'B2C'}`,
        ({ row }, sum) => ({
          sply_ty: `${isInter(row) ? 'INTR' : 'INTRA'}${row.data.recipient.gstin ? 'B2B' : 'B2C'}`,
          expt_amt: rupeesFromPaise(sum.exempt),
          nil_amt: 0,
          ngsup_amt: 0,
        }),
      ),
    },
    hsn: { hsn_b2b: hsn(true), hsn_b2c: hsn(false) },
    doc_issue: { doc_det: boundsOfSeries(issued) },
  }
}

const sacOf = (row: IssuedRow): string => (isInvoice(row) || isNote(row) ? (row.data.lines[0]?.sac ?? '') : '')
