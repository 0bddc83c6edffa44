import type { Cell } from '../lists/cells.ts'
import { xlsxWriter } from '../lists/xlsx.ts'

type Row = Record<string, Cell>

/** The rows of nested data: what stands above a list is repeated in each of its rows. */
function flatRows(data: unknown): Row[] {
  if (Array.isArray(data)) return data.flatMap(flatRows)
  const entries = Object.entries(data as Record<string, unknown>)
  const own = Object.fromEntries(entries.filter(([, value]) => typeof value !== 'object')) as Row
  const inner = entries.flatMap(([, value]) => (typeof value === 'object' ? flatRows(value) : []))
  return inner.length === 0 ? [own] : inner.map((row) => ({ ...own, ...row }))
}

/** A return as a workbook: a sheet for each of its tables, with the names of the portal as headings. */
export function returnSheets(tables: Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const writer = xlsxWriter((bytes) => parts.push(bytes))
  for (const [name, table] of Object.entries(tables)) {
    if (typeof table !== 'object') continue
    const rows = flatRows(table)
    const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    writer.sheet(name)
    writer.rows([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))])
  }
  writer.end()
  return new Uint8Array(Buffer.concat(parts))
}
