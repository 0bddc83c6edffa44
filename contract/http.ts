import { z } from '@hono/zod-openapi'
import { roles } from '../domain/role.ts'
import { type ErrorCode, type StatusOf, errors } from './errors.ts'

/** Who may call. The roles stand as scopes of the bearer scheme, so that the document and the protect read one line. */
export const signedIn = [{ bearer: [...roles] }]
export const userOnly = [{ bearer: ['USER'] }]
export const adminOnly = [{ bearer: ['ADMIN'] }]

export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** For calls that need no body but are often sent with an empty one. */
export const noBody = {
  body: { required: false as const, content: { 'application/json': { schema: z.strictObject({}) } } },
}

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

export const data = <Schema extends z.ZodType>(description: string, schema: Schema) =>
  json(description, z.object({ data: schema, message: z.string().optional() }))

export const list = <Schema extends z.ZodType>(description: string, schema: Schema) =>
  json(description, z.object({ data: z.array(schema), nextCursor: z.string().nullable() }))

export const failureBody = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .openapi('Failure')

export type FailureBody = z.infer<typeof failureBody>
type FailureResponse = { description: string; content: { 'application/json': { schema: typeof failureBody } } }

/** The answers of a call that fails, by status. Every call can also answer 429, 500 and 503. */
export function failures<Code extends ErrorCode>(...codes: Code[]) {
  const byStatus: Record<number, string[]> = {}
  for (const code of [...codes, 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as ErrorCode[])
    (byStatus[errors[code]] ??= []).push(code)
  const responses = Object.entries(byStatus).map(([status, names]) => [status, json(names.join(', '), failureBody)])
  return Object.fromEntries(responses) as Record<StatusOf<Code>, FailureResponse>
}
