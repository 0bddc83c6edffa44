import { resolve } from 'node:path'
import { BackupError } from '../db/backup/backup-error.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { ExtensionError } from '../db/extension-error.ts'
import { EnvironmentError } from '../server/env.ts'
import { isDatabaseAway, isDatabaseLoginError } from '../db/connection-errors.ts'

/**
 * npm starts a script in the folder of the project, but paths from the operator are relative to the folder in which they run npm.
 */
export const pathGiven = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

export const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Errors that an operator can cause are printed as one line. */
function lineFor(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  if ([EnvironmentError, DataFolderError, ExtensionError, BackupError].some((kind) => error instanceof kind))
    return error.message
  if (isDatabaseAway(error) || isDatabaseLoginError(error))
    return `expected a PostgreSQL that lets us in, found: ${error.message || 'connection refused'}`
  return /^(ENOENT|EACCES|EISDIR|ENOTDIR|ENOSPC|EROFS)$/.test(String(code)) ? error.message : null
}

/** Runs a command of the operator; a failure ends it with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    say(lineFor(error) ?? (error as Error).stack ?? String(error))
    process.exitCode = 1
  }
}
