import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'

/** The limit of the call, in bytes (contract/statement.ts). */
const MOST_BYTES = 10 * 1024 * 1024

/** The error of a chosen file that the browser can find before it is sent; null if the file can be sent. */
export function fileProblem({ size }: File): Message | null {
  if (size === 0) return m.statement_empty
  return size > MOST_BYTES ? m.statement_too_large : null
}
