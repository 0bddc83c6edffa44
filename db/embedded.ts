import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { DataFolderError, makePrivateFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { inOneCall } from './statement-messages.ts'

/** The major version of PostgreSQL in the pinned PGlite; the folder of the engine is named after it. */
export const ENGINE_MAJOR = 18

export type EmbeddedOptions = {
  /** Null for a database in memory. */
  dataDir: string | null
  /**
   * A start creates a database only if no database of another version exists, a restore creates one even beside it, and a backup
   * creates none.
   */
  purpose?: 'start' | 'restore' | 'backup'
}

type EmscriptenNodeFs = {
  stream_ops: Record<string, unknown>
  realPath(node: unknown): string
}
type EmscriptenModule = { NODEFS?: EmscriptenNodeFs; FS: { filesystems?: { NODEFS?: EmscriptenNodeFs } } }

/** PGlite's file system reports an fsync without doing it. This one does it, so that a committed transaction is on the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const durable = (module: EmscriptenModule) => {
      const nodefs = module.FS.filesystems?.NODEFS ?? module.NODEFS
      if (!nodefs) throw new Error('the embedded engine has no NODEFS whose fsync can be replaced')
      nodefs.stream_ops.fsync = (stream: { nfd?: number | null; node: unknown }) => {
        if (stream.nfd != null) fsyncSync(stream.nfd)
        else syncPath(nodefs.realPath(stream.node))
        return 0
      }
    }
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, durable] } }
  }
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const startParams = [
  // `-F` turns fsync off.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The engine fills its buffers with zeros at the start, so the default of 128 MB would be used at once. Files are read from the
  // cache of the operating system.
  '-c',
  'shared_buffers=16MB',
]

/** The objects that the migrations create in it. */
export const extensions = { pg_trgm }

/** Opens the engine and locks the folder for this process. @throws DataFolderError */
export async function openEmbedded({ dataDir, purpose = 'start' }: EmbeddedOptions) {
  if (dataDir === null) return handle(await PGlite.create({ extensions }), () => {})
  const folder = join(dataDir, `pg${ENGINE_MAJOR}`)
  if (purpose === 'backup' && !existsSync(folder))
    throw new DataFolderError(`${resolve(dataDir)} holds no database of pg${ENGINE_MAJOR}`)
  makePrivateFolder(dataDir)
  const unlock = lockFolder(dataDir)
  if (!unlock) throw new DataFolderError(`another server is running on the data folder ${resolve(dataDir)}`)
  try {
    if (purpose === 'start') refuseMoved(dataDir)
    if (!existsSync(folder)) {
      if (purpose === 'start') refuseOtherVersions(dataDir)
      await makeDatabase(folder)
    }
    return handle(await openEngine(folder), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

const openEngine = (folder: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFS(folder), startParams, extensions })

/** Creates the files in another folder and renames it, so that a killed first start leaves no partial database. */
async function makeDatabase(folder: string): Promise<void> {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  makePrivateFolder(fresh)
  if (existsSync(EMPTY_DATABASE)) copyDurably(EMPTY_DATABASE, fresh)
  else await initializeDatabase(fresh)
  renameSync(fresh, folder)
  syncPath(dirname(folder))
}

/**
 * The files of an empty database, which the build makes: initializing a database takes 700 MB of memory and most of the time of a
 * first start.
 */
const EMPTY_DATABASE = fileURLToPath(new URL(`../build/database/pg${ENGINE_MAJOR}`, import.meta.url))

/** Makes the files that first starts copy. */
export async function buildEmptyDatabase(): Promise<void> {
  rmSync(EMPTY_DATABASE, { recursive: true, force: true })
  const partial = `${EMPTY_DATABASE}.partial`
  rmSync(partial, { recursive: true, force: true })
  makePrivateFolder(partial)
  await initializeDatabase(partial)
  renameSync(partial, EMPTY_DATABASE)
}

async function initializeDatabase(folder: string): Promise<void> {
  const engine = await openEngine(folder)
  await engine.close()
}

function copyDurably(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' })) syncPath(join(to, path))
  syncPath(to)
}

/** Marks a folder whose database was moved. */
const MOVED = 'moved-to-postgresql.txt'

/** From now on no server starts on the folder; otherwise two servers could accept bookings. */
export const markMoved = (dataDir: string): void =>
  writeFileSync(join(dataDir, MOVED), 'The database of this folder was moved to PostgreSQL by npm run move.\n')

function refuseMoved(dataDir: string): void {
  const mark = join(resolve(dataDir), MOVED)
  if (existsSync(mark))
    throw new DataFolderError(
      `the database of this folder was moved to PostgreSQL: set DATABASE_URL, or delete ${mark}`,
    )
}

function refuseOtherVersions(dataDir: string): void {
  const other = readdirSync(dataDir).find((name) => /^pg\d+$/.test(name))
  if (other)
    throw new DataFolderError(
      `${resolve(dataDir)} holds ${other}, this release needs pg${ENGINE_MAJOR}: run "npm run backup" with the release that wrote it, then "npm run restore" with this one`,
    )
}

const handle = (engine: PGlite, unlock: () => void) => ({
  engine,
  pgConfig: createPgConfig(inOneCall(engine)),
  async close() {
    await engine.close()
    unlock()
  },
})
