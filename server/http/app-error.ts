import type { ErrorCode } from '../../contract/errors.ts'

type Details = {
  /** Fills the placeholders of the code's message. */
  words?: Record<string, string>
  /** Seconds until another try makes sense; answered as Retry-After. */
  retryAfter?: number
  issues?: { path: string; message: string }[]
  /** The field that it is about: an issue of its path bears the words of the code. */
  field?: string
}

/** A request that is refused for a reason its sender can understand. The only error that use cases throw. */
export class AppError extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
