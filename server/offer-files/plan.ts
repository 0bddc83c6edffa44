import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { newEvent, newPackage } from '../../contract/catalogue.ts'
import type { OfferPlan, PlannedOffer } from '../../contract/offer-files.ts'
import type { Language } from '../../domain/language.ts'
import { auditChanges } from '../../messages/audit-changes.ts'
import { m } from '../../messages/compiled/messages.js'
import { toPackageColumns, toPoojaColumns } from '../catalogue/edit-columns.ts'
import { toStaffPackageFields, toStaffPoojaFields } from '../catalogue/response.ts'
import type { PackageColumns, PackageRow, PoojaColumns, PoojaRow } from '../catalogue/store.ts'
import { readIssues } from '../http/issues.ts'
import { type Fields, fieldsOf, type Kind } from './columns.ts'
import type { FileRow } from './read-file.ts'
import type { StoredOffers } from './stored.ts'

/** What an import does with a row. */
export type Planned = PlannedOffer & {
  stored: PackageRow | PoojaRow | undefined
  write: { kind: 'package'; columns: PackageColumns } | { kind: 'pooja'; columns: PoojaColumns } | null
}

const MOST_ERRORS = 5
const empty: Record<Kind, Fields> = {
  package: { itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] },
  pooja: {},
}

type Reader = { language: Language; phone: string }

/**
 * What an import would do with each row, compared with the stored offers. A row without id means the offer with that name in its
 * city.
 */
export function planOffers(rows: readonly FileRow[], offers: StoredOffers, reader: Reader): Planned[] {
  const seen = new Set<string>()
  return rows.map((row) => planRow(row, offers, seen, reader))
}

function planRow({ line, kind, cell }: FileRow, offers: StoredOffers, seen: Set<string>, reader: Reader): Planned {
  const { language } = reader
  const say = (message: (words: {}, options: { locale: Language }) => string) => message({}, { locale: language })
  const name = cell('name')?.trim() ?? ''
  const wrong = (...errors: string[]): Planned => ({
    line,
    name,
    act: 'WRONG',
    changes: [],
    errors: errors.slice(0, MOST_ERRORS),
    stored: undefined,
    write: null,
  })
  if (!kind) return wrong(`kind: ${say(m.offers_file_kind)}`)
  const id = cell('id')?.trim() ?? ''
  const cityName = cell('city')?.trim() ?? ''
  const city = offers.cities.find((one) => one.name.toLowerCase() === cityName.toLowerCase())
  if (!city) return wrong(`city: ${m.error_city_unknown({ city: cityName }, { locale: language })}`)
  const all: readonly (PackageRow | PoojaRow)[] = kind === 'package' ? offers.packages : offers.poojas
  const stored = id ? all.find((one) => one.id === id) : all.find((one) => one.city === city.name && one.name === name)
  if (id && !stored) return wrong(`id: ${say(m.offers_file_id)}`)
  const key = stored?.id ?? `${kind} ${city.name} ${name}`
  if (seen.has(key)) return wrong(say(m.offers_file_twice))
  seen.add(key)
  const place = { city: city.name, cityHindi: city.name_hindi, state: city.state, stateHindi: city.state_hindi }
  const fields = { ...fieldsStored(kind, stored), ...fieldsOf(kind, cell), ...place, key: 'none' }
  const read = kind === 'package' ? newPackage.safeParse(fields) : newEvent.safeParse(fields)
  if (!read.success) {
    const { issues } = readIssues(read.error.issues, language, reader.phone)
    return wrong(...issues.map(({ path, message }) => `${path}: ${message}`))
  }
  const write =
    'price' in read.data
      ? ({ kind: 'package', columns: toPackageColumns(read.data) } as const)
      : ({ kind: 'pooja', columns: toPoojaColumns(read.data) } as const)
  const common = { line, name, errors: [], stored, write }
  if (!stored) return { ...common, act: 'ADD', changes: [] }
  const after = { ...stored, ...asStored(write.columns, stored) }
  if (isDeepStrictEqual(after, { ...stored })) return { ...common, act: 'SAME', changes: [] }
  return {
    ...common,
    act: 'CHANGE',
    changes: auditChanges({ action: `${kind}_edited`, before: stored, after }, language),
  }
}

function fieldsStored(kind: Kind, stored: PackageRow | PoojaRow | undefined): Fields {
  if (!stored) return empty[kind]
  const { id: _, status: __, ...fields } = 'price' in stored ? toStaffPackageFields(stored) : toStaffPoojaFields(stored)
  return fields
}

/** The columns in the form in which the database returns them; lists are written as text. */
const asStored = (columns: object, stored: object): object =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      if (value === undefined) return []
      const isList = Array.isArray((stored as Record<string, unknown>)[name])
      return [[name, isList && typeof value === 'string' ? (JSON.parse(value) as unknown) : value]]
    }),
  )

/** The visible part of a plan. Its digest changes with the file and with the stored offers. */
export function toPlanResponse(planned: readonly Planned[]): OfferPlan {
  const acts = planned.map(({ line, act, stored, write }) => [line, act, stored, write])
  return {
    rows: planned.map(({ line, name, act, changes, errors }) => ({ line, name, act, changes, errors })),
    digest: createHash('sha256').update(JSON.stringify(acts)).digest('hex'),
  }
}
