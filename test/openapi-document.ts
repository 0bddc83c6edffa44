import { z } from 'zod'
import type { createApp } from '../server/app.ts'
import { lastOf, present } from './present.ts'

type Json = Record<string, unknown>
export type Schema = Json
type Content = { content?: Record<string, { schema: Schema }> }
export type Operation = {
  operationId?: string
  summary?: string
  security?: Record<string, string[]>[]
  requestBody?: Content
  responses: Record<string, Content>
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
}
export type OpenApi = {
  openapi: string
  info: { title: string; version: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { type: string; scheme: string }> }
}

let document: Promise<OpenApi> | undefined

/** The document of the first world of a worker, because its generation takes longer than a call. */
export const readDocument = ({ app }: { app: ReturnType<typeof createApp> }): Promise<OpenApi> =>
  (document ??= Promise.resolve(app.request('/v1/openapi.json')).then(
    (response) => response.json() as Promise<OpenApi>,
  ))

/** The operation of a full path, which the document splits into server and path. */
export const operation = ({ servers, paths }: OpenApi, method: string, path: string): Operation | undefined => {
  const base = servers?.[0]?.url.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '') ?? ''
  return Object.entries(paths).find(([name]) => base + name === `/v1${path}`)?.[1][method]
}

export const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({ call: `${method.toUpperCase()} ${path}`, ...found })),
  )

export const jsonSchema = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema

/** A schema of the document for a validator, because JSON Schema has named schemas in another place than OpenAPI. */
export const validator = ({ components }: OpenApi, schema: Schema): z.ZodType => {
  const text = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')))
}

/** The fields of an object's schema by name, including fields of referenced schemas. */
export function fieldsOf(document: OpenApi, schema: Schema): Record<string, Schema> {
  const { $ref, allOf = [], properties = {} } = schema as { $ref?: string; allOf?: Schema[]; properties?: Json }
  const named =
    $ref === undefined ? {} : fieldsOf(document, present(document.components.schemas[lastOf($ref.split('/'))]))
  return Object.assign(named, ...allOf.map((part) => fieldsOf(document, part)), properties) as Record<string, Schema>
}
