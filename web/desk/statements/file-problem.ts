import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'

/** The limit of the call, in bytes (contract/statement.ts). */
const MOST_BYTES = 10 * 1024 * 1024

/** What is wrong with a chosen file and need not be sent to be known; null if it is worth sending. */
export function fileProblem({ size }: File): Message | null {
  if (size === 0) return m.statement_empty
  return size > MOST_BYTES ? m.statement_too_large : null
}
