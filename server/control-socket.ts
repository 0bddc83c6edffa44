import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { BackupError } from '../db/backup/backup-error.ts'

/** What a command prints if the server breaks off its answer. */
export const LOG_SAYS_WHY = 'the server could not answer; its log says why'

/** Windows has no sockets in folders, so the commands need a stopped server there. */
const socketIn = (dataDir: string): string | null =>
  process.platform === 'win32' ? null : join(dataDir, 'control.sock')

/** The requests to a server that has locked the embedded database. */
export type Question = 'backup' | 'doctor' | 'owner'
type Answers = Record<Question, (asked: URLSearchParams) => Promise<Readable>>

/**
 * Answers commands of the operator, which cannot open the embedded database themselves. Only users of the machine who may enter the
 * data folder can send them.
 */
export async function listenToCommands(dataDir: string, answers: Answers, log: Logger) {
  const path = socketIn(dataDir)
  if (!path) return null
  // This process has locked the folder, so an existing socket was left by a process that was killed.
  rmSync(path, { force: true })
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://server')
    const name = pathname.slice(1)
    if (!Object.hasOwn(answers, name)) return void response.writeHead(404).end()
    answers[name as Question](searchParams).then(
      (bytes) => void bytes.pipe(response),
      (error: unknown) => {
        log.error({ err: error, command: name }, 'command failed')
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

/** The answer of the server that runs on a data folder; null if none runs. @throws BackupError if the server breaks off */
export async function askServer(
  dataDir: string,
  question: Question,
  about: Record<string, string> = {},
): Promise<IncomingMessage | null> {
  const socketPath = socketIn(dataDir)
  if (!socketPath) return null
  try {
    const asked = request({ socketPath, path: `/${question}?${new URLSearchParams(about)}`, agent: false })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    asked.end()
    const [response] = await answered
    return response
  } catch (error) {
    if (/^(ENOENT|ECONNREFUSED|ENOTDIR)$/.test(String((error as NodeJS.ErrnoException).code))) return null
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new BackupError(LOG_SAYS_WHY)
    throw error
  }
}
