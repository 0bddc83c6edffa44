import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The data folder cannot be used: the message is one line and names it. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** Makes a folder that nobody else on the machine can read: names, phone numbers and mails lie in it. @throws DataFolderError */
export function makePrivateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DataFolderError(`DATA_DIR: expected a folder that can be written, found ${resolve(path)} (${code})`)
  }
}
