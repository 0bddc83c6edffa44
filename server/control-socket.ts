import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { readEmbedded } from './read-database.ts'

/** Windows has no sockets in folders; there a backup needs a stopped server. */
export const socketIn = (dataDir: string): string | null =>
  process.platform === 'win32' ? null : join(dataDir, 'control.sock')

type Deps = { dataDir: string; db: Db; log: Logger; now: () => Date }

/**
 * Gives the command `backup` a copy of the embedded database, which this process has locked. Whoever may enter the data folder
 * may ask, and nobody else.
 */
export async function listenToCommands({ dataDir, db, log, now }: Deps) {
  const path = socketIn(dataDir)
  if (!path) return null
  // This process has locked the folder: a socket that is there was left by one that was killed.
  rmSync(path, { force: true })
  const server = createServer((_, response) => {
    readEmbedded(db, now()).then(
      (bytes) => void bytes.pipe(response),
      (error: unknown) => {
        log.error({ err: error }, 'backup failed')
        response.destroy()
      },
    )
  })
  try {
    await once(server.listen(path), 'listening')
  } catch (error) {
    log.warn({ err: error }, 'npm run backup will need a stopped server: no socket in the data folder')
    return null
  }
  return {
    async stop(): Promise<void> {
      server.closeIdleConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The compressed backup of the server that runs on a data folder; null if none runs. */
export async function askForBackup(dataDir: string): Promise<IncomingMessage | null> {
  const socketPath = socketIn(dataDir)
  if (!socketPath) return null
  try {
    const asked = request({ socketPath, path: '/backup', agent: false })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    asked.end()
    const [response] = await answered
    return response
  } catch (error) {
    if (/^(ENOENT|ECONNREFUSED|ENOTDIR)$/.test(String((error as NodeJS.ErrnoException).code))) return null
    throw error
  }
}
