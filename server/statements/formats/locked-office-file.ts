import office from 'officecrypto-tool'
import { FileProblem } from './table.ts'

/** Whether an Office file needs a password. */
export const isLocked = (bytes: Uint8Array): boolean => office.isEncrypted(Buffer.from(bytes))

/** Opens an Office file with its password. @throws FileProblem */
export async function unlock(bytes: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  if (password === undefined || password === '') throw new FileProblem('STATEMENT_LOCKED')
  try {
    return await office.decrypt(Buffer.from(bytes), { password })
  } catch {
    throw new FileProblem('STATEMENT_PASSWORD_WRONG')
  }
}
