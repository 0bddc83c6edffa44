import fc from 'fast-check'
import type { OpenApi, Schema } from '../openapi-document.ts'
import { lastOf } from '../present.ts'
import { password } from '../factories.ts'
import { hostileTexts } from './hostile-texts.ts'

type Any = fc.Arbitrary<unknown>

/** The parameters of a body: the document, the name of the field, and the ids that fit it. */
export type Place = { document: OpenApi; field: string; idsFor: (field: string) => string[] }

/** Values that hardly any schema allows, of every type of JSON. */
const junk: Any = fc.oneof(
  fc.constantFrom(null, true, '', 0, -1, 0.001, 1e308, -1e308, 2 ** 53, [], {}, [[[]]], '\u0000', '9'.repeat(400)),
  fc.constantFrom(...Object.values(hostileTexts)),
  fc.jsonValue({ maxDepth: 3 }),
)

const weighted = (weight: number, arbitrary: Any) => ({ weight, arbitrary })
const mostly = (usual: Any): Any => fc.oneof(weighted(60, usual), weighted(1, junk))

type Parts = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  $ref?: string
}

/** Bodies that mostly fit a schema of the document, with occasional errors. */
export function fromSchema(schema: Schema, place: Place): Any {
  const { $ref, ...parts } = schema as Parts
  const inner = (part: Schema) => fromSchema(part, place)
  const named = $ref && place.document.components.schemas[lastOf($ref.split('/'))]
  if (named) return inner(named)
  if ('const' in parts) return mostly(fc.constant(parts.const))
  if (parts.enum) return mostly(fc.constantFrom(...parts.enum))
  const choice = parts.anyOf ?? parts.oneOf
  if (choice) return fc.oneof(...choice.map(inner))
  if (parts.allOf) return fc.tuple(...parts.allOf.map(inner)).map((all) => Object.assign({}, ...all) as unknown)
  const types = [parts.type ?? 'object'].flat()
  return mostly(fc.oneof(...types.map((type) => ofType(type, parts, place))))
}

function ofType(type: string, parts: Parts, place: Place): Any {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: parts.minimum ?? 0, max: Math.min(parts.maximum ?? 12, 12) })
  if (type === 'number') return /date/i.test(place.field) ? days : amounts
  if (type === 'array') return fc.array(parts.items ? fromSchema(parts.items, place) : junk, { maxLength: 3 })
  if (type === 'string') return texts(parts, place)
  return objects(parts, place)
}

function objects({ properties = {} }: Parts, place: Place): Any {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([field, part]) => [field, fromSchema(part, { ...place, field })]),
  )
  const whole = fc.record(fields)
  const withMore = fc.tuple(whole, fc.jsonValue()).map(([object, more]) => ({ ...object, more }))
  return fc.oneof(weighted(20, whole), weighted(4, fc.record(fields, { requiredKeys: [] })), weighted(1, withMore))
}

const DAY_MS = 24 * 60 * 60 * 1000
const TODAY = Date.parse('2026-11-21T04:30:00Z')
const days = fc.oneof(
  weighted(
    9,
    fc.integer({ min: 1, max: 40 }).map((count) => TODAY + count * DAY_MS),
  ),
  weighted(1, fc.double()),
)
/** In rupees; the first ones are amounts of the test's bookings. */
const amounts = fc.oneof(
  weighted(3, fc.constantFrom(5000, 1100, 2080, 7080, 4500, 990)),
  weighted(
    1,
    fc.integer({ min: 0, max: 1_000_000 }).map((paise) => paise / 100),
  ),
  weighted(1, fc.double({ noNaN: true, noDefaultInfinity: true })),
)

/** Valid values of fields that a schema describes only in words. */
const known: Record<string, Any> = {
  refNo: fc.integer({ min: 0, max: 99_999 }).map((number) => String(426_812_300_000 + number)),
  phoneNumber: fc.constantFrom('9876543210', '+91 98765 43210'),
  phone: fc.constant('9876543210'),
  password: fc.constantFrom(password, 'narmada teerth 7'),
  newPassword: fc.constant(password),
  key: fc.constantFrom('a key of the house', 'another key'),
  city: fc.constant('Varanasi'),
  packageId: fc.constant(''),
}

function texts({ format, minLength = 0, maxLength = 60 }: Parts, { field, idsFor }: Place): Any {
  if (format === 'uuid') return fc.oneof(weighted(9, fc.constantFrom(...idsFor(field))), weighted(1, fc.uuid()))
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constantFrom('kamala@example.com'))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const usual = known[field] ?? fc.string({ unit: 'grapheme', ...length })
  const ids = /id$/i.test(field) ? [weighted(3, fc.constantFrom(...idsFor(field)))] : []
  return fc.oneof(weighted(5, usual), ...ids, weighted(1, fc.constantFrom(...Object.values(hostileTexts))))
}
