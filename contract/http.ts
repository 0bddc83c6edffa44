import { z } from '@hono/zod-openapi'
import { roles } from '../domain/role.ts'
import { type ErrorCode, errors } from './errors.ts'

/** Who may call. Roles are scopes of the bearer scheme, so that the document and `protect` use the same line. */
export const signedIn = [{ bearer: [...roles] }]
export const userOnly = [{ bearer: ['USER'] }]
export const adminOnly = [{ bearer: ['ADMIN'] }]

export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** For calls that need no body; clients often send an empty one. */
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

/** An answer that fails with one of these codes. */
export const failure = (codes: readonly ErrorCode[]) =>
  json(codes.join(', '), failureBody.extend({ code: z.enum(codes) }))
export type FailureResponse = ReturnType<typeof failure>
