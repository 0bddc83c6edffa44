import type { ErrorCode } from '../../contract/errors.ts'

type Details = {
  /** Values for the placeholders of the code's message. */
  words?: Record<string, string>
  /** The number of seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number
  issues?: { path: string; message: string }[]
  /** The field to which the error belongs: the answer has an issue for it with the message of the code. */
  field?: string
}

/** A request that is refused for a reason that its sender can understand. Use cases throw no other error. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** For `executeTakeFirstOrThrow`: a row that the request names does not exist, or its sender may not see it. */
export const notFound = (): AppError => new AppError('NOT_FOUND')

/** A row that the request names. @throws AppError NOT_FOUND if it does not exist, or its sender may not see it */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
