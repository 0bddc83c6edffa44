import { XLSX } from '../../contract/desk/lists.ts'
import { csvText } from '../../domain/csv.ts'
import { languages } from '../../domain/language.ts'
import type { TradeKind } from '../../domain/trade.ts'
import { xlsxWriter } from '../desk/lists/xlsx.ts'
import { columnsOf } from './columns.ts'

/** A file with the columns of an import: above them their meanings, in both languages; below them an example row. */
export function tradeTemplate(kind: TradeKind, format: 'csv' | 'xlsx') {
  const columns = columnsOf[kind]
  const rows = [
    ...columns.map(({ name, hindi, help }) => [name, hindi, ...languages.map((locale) => help({}, { locale }))]),
    columns.map(({ name, hindi }) => `${name} / ${hindi}`),
    columns.map(({ example }) => example),
  ]
  const filename = `tirtha-${kind.toLowerCase()}.${format}`
  if (format === 'csv')
    return { filename, contentType: 'text/csv; charset=utf-8', content: new TextEncoder().encode(csvText(rows)) }
  const parts: Uint8Array[] = []
  const writer = xlsxWriter((bytes) => parts.push(bytes))
  writer.rows(rows)
  writer.end()
  return { filename, contentType: XLSX, content: new Uint8Array(Buffer.concat(parts)) }
}
