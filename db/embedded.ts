import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { lockFolder } from './folder-lock.ts'

/** The PostgreSQL that the pinned PGlite is; the data folder bears it in its name. */
export const ENGINE_MAJOR = 18

export type EmbeddedOptions = {
  /** None: in memory. */
  dataDir: string | null
  /** An import makes the new version's folder beside the old one's; a start must not. */
  mayStandBesideOlder?: boolean
}

/** The data folder cannot be used: the message is one line and names it. */
export class DataFolderRefusal extends Error {
  override name = 'DataFolderRefusal'
}

type EmscriptenNodeFs = {
  stream_ops: Record<string, unknown>
  realPath(node: unknown): string
}
type EmscriptenModule = { NODEFS?: EmscriptenNodeFs; FS: { filesystems?: { NODEFS?: EmscriptenNodeFs } } }

/** PGlite's file system acknowledges an fsync without doing one; here it reaches the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const durable = (module: EmscriptenModule) => {
      const nodefs = module.FS.filesystems?.NODEFS ?? module.NODEFS
      if (!nodefs) throw new Error('the embedded engine has no NODEFS to make durable')
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

/** Without `-F`, PGlite's own default, which turns fsync off. */
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** Opens the engine, holding the folder for this process alone. @throws DataFolderRefusal */
export async function openEmbedded({ dataDir, mayStandBesideOlder = false }: EmbeddedOptions) {
  if (dataDir === null) return handle(await PGlite.create(), () => {})
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  if (!unlock) throw new DataFolderRefusal(`another server is running on the data folder ${resolve(dataDir)}`)
  try {
    if (!mayStandBesideOlder) refuseOtherVersions(dataDir)
    const fs = new DurableNodeFS(join(dataDir, `pg${ENGINE_MAJOR}`))
    return handle(await PGlite.create({ fs, startParams }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function refuseOtherVersions(dataDir: string): void {
  if (existsSync(join(dataDir, `pg${ENGINE_MAJOR}`))) return
  const other = readdirSync(dataDir).find((name) => /^pg\d+$/.test(name))
  if (other)
    throw new DataFolderRefusal(
      `${resolve(dataDir)} holds ${other}, this release needs pg${ENGINE_MAJOR}: run "npm run db:export" with the release that wrote it, then "npm run db:import" with this one`,
    )
}

const handle = (engine: PGlite, unlock: () => void) => ({
  engine,
  pgConfig: createPgConfig(engine),
  async close() {
    await engine.close()
    unlock()
  },
})
