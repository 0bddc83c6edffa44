import { XLSX } from '../../contract/desk/lists.ts'
import type { Db } from '../../db/connect.ts'
import { csvText } from '../../domain/csv.ts'
import { toStaffPackageFields, toStaffPoojaFields } from '../catalogue/response.ts'
import { xlsxWriter } from '../desk/lists/xlsx.ts'
import { cellsOf, headings } from './columns.ts'
import { readOffers } from './stored.ts'

/** A file with the packages and poojas of all cities or of one, in the order of the cities. */
export async function exportOffers(db: Db, { format, city }: { format: 'csv' | 'xlsx'; city?: string | undefined }) {
  const { cities, packages, poojas } = await readOffers(db)
  const rows = cities
    .filter(({ slug }) => city === undefined || slug === city)
    .flatMap(({ name }) => [
      ...packages.filter((row) => row.city === name).map((row) => cellsOf('package', toStaffPackageFields(row))),
      ...poojas.filter((row) => row.city === name).map((row) => cellsOf('pooja', toStaffPoojaFields(row))),
    ])
  const sheet = [headings, ...rows]
  const filename = `tirtha-offers.${format}`
  if (format === 'csv')
    return { filename, contentType: 'text/csv; charset=utf-8', content: new TextEncoder().encode(csvText(sheet)) }
  const parts: Uint8Array[] = []
  const writer = xlsxWriter((bytes) => parts.push(bytes))
  writer.rows(sheet)
  writer.end()
  return { filename, contentType: XLSX, content: new Uint8Array(Buffer.concat(parts)) }
}
