import { type PersonEdit, personEdit } from '../../contract/desk/persons.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { latinDigits } from '../../domain/statement/cell.ts'
import { m } from '../../messages/compiled/messages.js'
import { readIssues } from '../http/issues.ts'
import { EXAMPLE } from './columns.ts'
import { type FieldError, type Reader, readerOf, required, type RowReader } from './field-error.ts'
import { readPhoneCell } from './read-booking.ts'
import type { FileRow } from './read-file.ts'

export type PlannedPerson = {
  line: number
  name: string
  act: 'ADD' | 'SAME' | 'WRONG'
  errors: FieldError[]
  warnings: string[]
  person: PersonEdit | null
}

/**
 * What an import of drivers and priests would do. A person of the same kind with the same phone who already exists is not changed.
 */
export async function planPeople(db: Db, rows: readonly FileRow[], reader: Reader): Promise<PlannedPerson[]> {
  const read = rows.map(({ line, cell }) => ({ line, ...readPerson(readerOf(cell, reader), cell, reader) }))
  const phones = read.flatMap(({ person }) => person?.phoneNumber ?? [])
  const known = await db
    .selectFrom('people')
    .select(['kind', 'phone'])
    .where(sql<boolean>`phone = any (${phones}::text[])`)
    .execute()
  const before = new Set(known.map(({ kind, phone }) => `${kind} ${phone}`))
  const lines = new Map<string, number>()
  return read.map(({ line, name, errors, person }): PlannedPerson => {
    const row = { line, name, errors, warnings: [], person: null }
    if (!person) return { ...row, act: 'WRONG' }
    const key = `${person.kind} ${person.phoneNumber}`
    const options = { locale: reader.language }
    if (before.has(key)) return { ...row, act: 'SAME', warnings: [m.trade_before({}, options)] }
    const first = lines.get(key)
    if (first !== undefined) {
      const message = m.trade_twice({ line: String(first) }, options)
      return { ...row, act: 'WRONG', errors: [{ field: 'phone', message }] }
    }
    lines.set(key, line)
    return { ...row, act: 'ADD', person }
  })
}

const words: Record<PersonEdit['kind'], readonly string[]> = {
  DRIVER: ['driver', 'ड्राइवर', 'चालक'],
  PRIEST: ['priest', 'pandit', 'पंडित', 'पुरोहित'],
}

function readPerson(reader: RowReader, cell: FileRow['cell'], { language, phone: care }: Reader) {
  const { errors, wrong } = reader
  const name = cell('name')
  if (name.toUpperCase() === EXAMPLE) wrong('name', (options) => m.error_trade_example({}, options))
  const said = cell('kind').toLowerCase()
  const kind = (['DRIVER', 'PRIEST'] as const).find((one) => words[one].some((word) => word.normalize('NFC') === said))
  if (!kind) wrong('kind', said === '' ? required : (options) => m.error_trade_kind({}, options))
  const phone = readPhoneCell(reader)
  const seats = latinDigits(cell('seats')).replace(/\.0+$/, '')
  if (seats !== '' && !/^\d{1,3}$/.test(seats)) wrong('seats', (options) => m.error_trade_number({}, options))
  const text = (field: string) => cell(field)
  const read = personEdit.safeParse({
    kind: kind ?? 'DRIVER',
    name,
    phoneNumber: phone ?? '+919839012345',
    email: text('email'),
    vehicle: text('vehicle'),
    seats: /^\d{1,3}$/.test(seats) ? Number(seats) : null,
    city: text('city'),
    rites: text('rites'),
    languages: text('languages'),
  })
  if (!read.success)
    for (const { path, message } of readIssues(read.error.issues, language, care).issues)
      errors.push({ field: path, message })
  return {
    name,
    errors,
    person: read.success && errors.length === 0 ? { ...read.data, phoneNumber: phone ?? '' } : null,
  }
}
