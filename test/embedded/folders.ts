import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { connectEmbedded, type Database } from '../../db/connect.ts'
import { oncePerRun } from '../once-per-run.ts'

export const root = resolve(import.meta.dirname, '../..')
export const node = join(root, 'node_modules/.bin/node')
export const folders: string[] = []
export const opened: Database[] = []
export const children: { kill(signal: NodeJS.Signals): unknown; ended: Promise<unknown> }[] = []

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-embedded-'))
  folders.push(folder)
  return folder
}

let created: string

/** The engine takes seconds to create a database. */
async function createDatabase(dataDir: string): Promise<void> {
  await (await connectEmbedded({ dataDir }, { onPoolError: () => {} })).close()
}

/** Each file calls this, because hooks belong to the file that registers them. */
export function useFolders(): void {
  beforeAll(async () => {
    created = await oncePerRun('created', createDatabase)
  })
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      await child.ended
    }
    for (const database of opened.splice(0)) await database.close().catch(() => {})
  })
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
}

/** A data folder that the server has created like `./data`. Tests must not change it. */
export const createdByServer = () => created

/** A copy of that folder; its database has no tables. */
export function createdFolder(): string {
  const folder = newFolder()
  cpSync(created, folder, { recursive: true })
  return folder
}

export async function open(dataDir: string): Promise<Database> {
  const database = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
  opened.push(database)
  return database
}

/** Runs code in another process, with `open` (opens the database in `dataDir`), `sql` and `say` (prints a line). */
export function elsewhere(dataDir: string, code: string) {
  const program = `
    const { connectEmbedded } = await import(${JSON.stringify(join(root, 'db/connect.ts'))})
    const { sql } = await import(${JSON.stringify(join(root, 'node_modules/kysely/dist/index.js'))})
    const { writeSync } = await import('node:fs')
    const say = (line) => void writeSync(1, line + '\\n')
    const open = () => connectEmbedded({ dataDir: ${JSON.stringify(dataDir)} }, { onPoolError() {} })
    ${code}`
  const child = spawn(node, ['--no-experimental-webstorage', '--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complained += chunk))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const process = {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    lines: () => said.split('\n').slice(0, -1),
    /** Waits until it has printed so many lines; throws its standard error when it ends before. */
    hear: async (count: number) => {
      const deadline = performance.now() + 60_000
      while (process.lines().length < count) {
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`it said ${said}, and: ${complained}`)
        await new Promise((turn) => setTimeout(turn, 5))
      }
      return process.lines()
    },
  }
  children.push(process)
  return process
}
