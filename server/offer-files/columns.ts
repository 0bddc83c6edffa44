import type { Stop } from '../../domain/itinerary.ts'
import type { Cell } from '../desk/lists/cells.ts'
import { cellOfStops, stopsOfCell } from './stops.ts'

export const kinds = ['package', 'pooja'] as const
export type Kind = (typeof kinds)[number]
type Type = 'text' | 'lines' | 'number' | 'choice' | 'stops'

/** The columns of the file, by the names of the fields; `only` limits them to one kind of offer. */
const columns: readonly { name: string; type: Type; only?: Kind }[] = [
  { name: 'name', type: 'text' },
  { name: 'nameHindi', type: 'text' },
  { name: 'price', type: 'number', only: 'package' },
  { name: 'additionalPerson', type: 'number', only: 'package' },
  { name: 'cost', type: 'number', only: 'pooja' },
  { name: 'details', type: 'text', only: 'pooja' },
  { name: 'detailsHindi', type: 'text', only: 'pooja' },
  { name: 'itinerary', type: 'lines', only: 'package' },
  { name: 'itineraryHindi', type: 'lines', only: 'package' },
  { name: 'stops', type: 'stops', only: 'package' },
  { name: 'facility', type: 'lines', only: 'package' },
  { name: 'facilityHindi', type: 'lines', only: 'package' },
  { name: 'included', type: 'lines', only: 'pooja' },
  { name: 'includedHindi', type: 'lines', only: 'pooja' },
  { name: 'notIncluded', type: 'lines' },
  { name: 'notIncludedHindi', type: 'lines' },
  { name: 'goodToKnow', type: 'lines' },
  { name: 'goodToKnowHindi', type: 'lines' },
  { name: 'startsAt', type: 'choice' },
  { name: 'endsAt', type: 'choice' },
  { name: 'meetingPlace', type: 'text' },
  { name: 'meetingPlaceHindi', type: 'text' },
  { name: 'vehicle', type: 'choice', only: 'package' },
  { name: 'seats', type: 'number', only: 'package' },
  { name: 'hotelClass', type: 'choice', only: 'package' },
  { name: 'nights', type: 'number', only: 'package' },
  { name: 'season', type: 'choice' },
  { name: 'gstPercent', type: 'number' },
]

/** The columns of the file. `status` is written for people; an import ignores it. */
export const headings = ['kind', 'id', 'city', 'status', ...columns.map(({ name }) => name)]

export type Fields = Record<string, unknown>

/** A row of the file. A list is one cell with several lines. */
export const cellsOf = (kind: Kind, fields: Fields): Cell[] =>
  headings.map((name) => {
    const value = name === 'kind' ? kind : fields[name]
    if (name === 'stops') return cellOfStops((value ?? []) as Stop[])
    if (Array.isArray(value)) return value.join('\n')
    return typeof value === 'number' || typeof value === 'string' ? value : ''
  })

/** An export writes an apostrophe before text that a spreadsheet would read as a formula. */
const plain = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@|%＝＋－＠])/u, '')

/** An empty number or choice means that the row does not state it. */
function valueOf(type: Type, cell: string, name: string): unknown {
  const text = plain(cell).trim()
  if (type === 'text') return text
  if (type === 'stops') return stopsOfCell(text)
  if (type === 'lines') return text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  if (text === '') return name === 'nights' ? 0 : null
  return type === 'number' ? Number(text.replaceAll(/[₹,\s]/g, '')) : text
}

/** The fields of an offer that a row names; columns that the file does not have stay as they are. */
export const fieldsOf = (kind: Kind, cellNamed: (name: string) => string | undefined): Fields =>
  Object.fromEntries(
    columns.flatMap(({ name, type, only }) => {
      const cell = cellNamed(name)
      return cell === undefined || (only && only !== kind) ? [] : [[name, valueOf(type, cell, name)]]
    }),
  )
