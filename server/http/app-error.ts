import type { ErrorCode } from '../../contract/errors.ts'

type Details = {
  /** Fill the placeholders of the code's message. */
  words?: Record<string, string>
  /** Seconds until another try makes sense; answered as Retry-After. */
  retryAfter?: number
  issues?: { path: string; message: string }[]
  /** The field that the error is about: the answer names it in an issue with the message of the code. */
  field?: string
}

/** A request that is refused for a reason that its sender can understand. The only error that use cases throw. */
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

/** For `executeTakeFirstOrThrow`: a row that the request names is not there, or not for its sender. */
export const notFound = (): AppError => new AppError('NOT_FOUND')

/** A row that the request names. @throws AppError NOT_FOUND if it is not there, or not for its sender */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
