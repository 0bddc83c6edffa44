import fc from 'fast-check'
import { documentKinds } from '../../domain/document.ts'
import type { OpenApi, Operation } from '../openapi-document.ts'
import { fromSchema } from './from-schema.ts'
import { hostileTexts } from './hostile-texts.ts'
import type { RowIds } from './row-ids.ts'

const personas = ['visitor', 'USER', 'ADMIN'] as const
export type FuzzCall = { who: (typeof personas)[number]; method: string; path: string; type: string; body: unknown }

/** Each call that compares a password computes a hash, and each call for a document draws a PDF, so they are tried less often. */
const COSTLY = /\/user\/(login|register|password|delete|verifyOtp|invitation\/accept|second-step\/\w+)$|\/papers\//

const words: Record<string, readonly string[]> = { kind: documentKinds, cityName: ['varanasi', 'ayodhya'] }

/** A value in a path; half a character cannot be part of an address. */
const inPath = (name: string, ids: readonly string[]) =>
  fc
    .oneof(
      { weight: 20, arbitrary: fc.constantFrom(...(words[name] ?? ids)) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileTexts)).map((text) => text.slice(0, 200)) },
    )
    .map((text) => encodeURIComponent(text.toWellFormed()))

const limit = fc.oneof(fc.integer().map(String), fc.constantFrom('', '0', '101', 'x', '5'))
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .record({ limit, cursor: fc.oneof(fc.uuid(), fc.string()) }, { requiredKeys: [] })
      .map((fields) => `?${new URLSearchParams(fields)}`),
  },
)

/** Mostly a person who may make the call; all others are refused. */
const callerOf = ({ security }: Operation) => {
  const roles = personas.filter((persona) => !security?.length || security[0]?.bearer?.includes(persona))
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...roles) },
    { weight: 1, arbitrary: fc.constantFrom(...personas) },
  )
}

type Described = { path: string; method: string; operation: Operation }

function callOf(document: OpenApi, { path, method, operation }: Described, rowIds: RowIds): fc.Arbitrary<FuzzCall> {
  const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const idsFor = (field: string) => rowIds(field, path)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fc
    .record({
      who: callerOf(operation),
      values: fc.tuple(...names.map((name) => inPath(name, idsFor(name)))),
      query,
      body: content ? fromSchema(content.schema, { document, field: '', idsFor }) : fc.constant(undefined),
    })
    .map(({ who, values, query: search, body }) => ({
      who,
      method: method.toUpperCase(),
      path: names.reduce((filled, name, at) => filled.replace(`{${name}}`, String(values[at])), path) + search,
      type,
      body,
    }))
}

/** Requests to every call of the document, by everyone. */
export function fuzzCalls(document: OpenApi, rowIds: RowIds): fc.Arbitrary<FuzzCall> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: COSTLY.test(path) ? 1 : method === 'get' ? 3 : 6,
      arbitrary: callOf(document, { path, method, operation }, rowIds),
    })),
  )
  return fc.oneof(...all)
}
