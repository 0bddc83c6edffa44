import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import type { FailureBody } from '../../contract/http.ts'
import { isDatabaseAway } from '../../db/connection-errors.ts'
import { formatWait } from '../../domain/format.ts'
import type { ApiEnv } from './context.ts'
import { AppError } from './app-error.ts'
import { BODY_LIMIT, tooLarge } from './body.ts'
import { errorMessage } from './error-messages.ts'

/** Seconds after which a client should try again when the database could not be reached. */
const RETRY_AFTER_OUTAGE = 5

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) return tooLarge('TEXT', BODY_LIMIT)
  if (error instanceof HTTPException) return new AppError(byStatus[error.status] ?? 'INTERNAL')
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_OUTAGE })
  return new AppError('INTERNAL')
}

const byStatus: Record<number, ErrorCode> = {
  400: 'BAD_JSON',
  404: 'NOT_FOUND',
  415: 'NOT_JSON',
}

/** Answers with the code and message of an error, never with a stack, SQL or a path. */
export function errorResponse(error: unknown, c: Context<ApiEnv>): Response {
  const { code, details } = toAppError(error)
  const status = errors[code] as ContentfulStatusCode
  if (status >= 500) c.var.log.error({ err: error, requestId: c.var.requestId, route: routePath(c) }, 'request failed')
  if (details.retryAfter) c.header('Retry-After', String(details.retryAfter))
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  c.header('Cache-Control', 'no-store')
  const { language } = c.var.moment
  const { retryAfter } = details
  const words = {
    phone: c.var.env.CARE_PHONE,
    ...(retryAfter && { time: formatWait(retryAfter, language) }),
    ...details.words,
  }
  const message = errorMessage(code, language, words, c.var.user?.role === 'ADMIN')
  const issues = details.field ? [{ path: details.field, message }] : details.issues
  const body: FailureBody = {
    message,
    code,
    ...(issues && { issues }),
    requestId: c.var.requestId,
  }
  return c.json(body, status)
}
