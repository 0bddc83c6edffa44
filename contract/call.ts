import type { RouteConfig } from '@hono/zod-openapi'
import { type ErrorCode, errors, type StatusOf } from './errors.ts'
import { roles, staffRoles } from '../domain/role.ts'
import { failure, type FailureResponse, SETTING_UP } from './http.ts'

type Call = Omit<RouteConfig, 'responses' | 'operationId'> & {
  /** The name of the definition, which generated clients use for their functions. */
  operationId: string
  /** The successful answers, by status. */
  success: RouteConfig['responses']
  /** The failures of the call itself; failures of its login, query and body are added. */
  failures?: readonly ErrorCode[]
}
type Defined<Definition extends Call> = Omit<Definition, 'success' | 'failures'> & {
  responses: Definition['success'] & Record<StatusOf<ErrorCode>, FailureResponse>
}

/** All failures of a call. */
function codesOf({ failures = [], security, request }: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(failures)
  if (security) codes.add('UNAUTHENTICATED')
  const scopes = security?.[0]?.bearer
  if (scopes && !roles.every((role) => scopes.includes(role))) codes.add('FORBIDDEN')
  if (scopes?.includes('ADMIN') && !staffRoles.every((role) => scopes.includes(role))) codes.add('STAFF_ROLE')
  if (scopes?.includes('ADMIN') && !scopes.includes(SETTING_UP)) codes.add('SECOND_STEP_REQUIRED')
  if (request?.query) codes.add('INVALID_INPUT')
  if (request?.body) for (const code of codesOfBody(request.body)) codes.add(code)
  return [...codes, 'INTERNAL', 'UNAVAILABLE']
}

const codesOfBody = ({ content }: { content: object }): readonly ErrorCode[] =>
  'multipart/form-data' in content
    ? ['INVALID_INPUT', 'BAD_TEXT', 'BODY_TOO_LARGE', 'NOT_A_FORM']
    : ['INVALID_INPUT', 'BAD_JSON', 'BAD_TEXT', 'BODY_TOO_LARGE', 'NOT_JSON']

function failureResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errors[code])
  const responses = [...byStatus].map(([status, ofStatus]) => [status, failure(ofStatus)])
  return Object.fromEntries(responses) as Record<StatusOf<ErrorCode>, FailureResponse>
}

/** A call with all its answers. The schema of each failing status allows only the codes of this call. */
export function defineCall<Path extends string, Definition extends Call>(
  definition: Definition & { path: Path },
): Defined<Definition & { path: Path }> {
  const { success, failures: _, ...route } = definition
  // Without it, a document does not say that the call needs no login.
  return { security: [], ...route, responses: { ...success, ...failureResponses(codesOf(definition)) } }
}
