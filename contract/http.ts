import { z } from '@hono/zod-openapi'
import { roles, type StaffRole, staffRoles } from '../domain/role.ts'
import { type ErrorCode, errors } from './errors.ts'

type OtherStaff = Exclude<StaffRole, 'OWNER'>

/** The scope of a call that works without a second step, even for people who must have one. */
export const SETTING_UP = 'SETTING_UP'

// Who may call. Roles are scopes of the bearer scheme, so that the document and `protect` use the same line. They are roles of
// accounts and, if ADMIN is among them, roles of staff.

export const signedIn = [{ bearer: [...roles, ...staffRoles] }]
/** The same roles, but also while the required second step of staff is not set up. */
export const signedInSettingUp = [{ bearer: [...roles, ...staffRoles, SETTING_UP] }]
export const userOnly = [{ bearer: ['USER'] }]
/** Only the owner. A call for other staff uses `staff`. */
export const adminOnly = [{ bearer: ['ADMIN', 'OWNER'] }]
/** The owner and other staff. */
export const staff = (...others: OtherStaff[]) => [{ bearer: ['ADMIN', 'OWNER', ...others] }]
/** Staff, also while their required second step is not set up. Use it only for calls that set up the second step. */
export const settingUp = [{ bearer: ['ADMIN', ...staffRoles, SETTING_UP] }]
/** A devotee, the owner and other staff. */
export const userOrStaff = (...others: OtherStaff[]) => [{ bearer: [...roles, 'OWNER', ...others] }]

export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** For calls that need no body, because clients often send an empty one. */
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

/** An answer for failures with one of these codes. */
export const failure = (codes: readonly ErrorCode[]) =>
  json(codes.join(', '), failureBody.extend({ code: z.enum(codes) }))
export type FailureResponse = ReturnType<typeof failure>
