import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'

/** The limit of the call, in bytes (contract/statement.ts). */
const MOST_BYTES = 10 * 1024 * 1024

const PDF = '%PDF'
const OLE = '\u00d0\u00cf\u0011\u00e0'
/** The name of the part that holds the content of an Office file with a password, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0')

/** What is wrong with a chosen file and can be said better than the server could; null if it is worth sending. */
export async function fileProblem(file: File): Promise<Message | null> {
  if (file.size === 0) return m.statement_empty
  if (file.size > MOST_BYTES) return m.statement_too_large
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  if (text.startsWith(PDF)) return m.statement_is_pdf
  // The decoder reads bytes from 0x80 to 0x9f as other characters; these four bytes have none of them.
  return text.startsWith(OLE) && text.includes(ENCRYPTED) ? m.statement_is_locked : null
}
