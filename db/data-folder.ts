import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The data folder cannot be used. The message is one line that names the folder. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** Creates a folder that no other user of the machine can read, because it contains personal data. @throws DataFolderError */
export function makePrivateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DataFolderError(`DATA_DIR: expected a folder that can be written, found ${resolve(path)} (${code})`)
  }
}
