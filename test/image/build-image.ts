import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { present } from '../present.ts'

/** The base image of deploy/Dockerfile. */
const BASE = 'docker.io/library/node:24-bookworm-slim'
const STAND_IN = 'localhost/tirtha-image-base'
export const IMAGE = 'localhost/tirtha-image-test'

const root = resolve(import.meta.dirname, '../..')

/** Runs a program, and throws its output if it fails. */
export function call(program: string, ...args: string[]): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  return execFileSync(program, args, { encoding: 'utf8', cwd: root, env, maxBuffer: 1e9, stdio: 'pipe' }).trim()
}

const works = (program: string, ...args: string[]): boolean => {
  try {
    call(program, ...args)
    return true
  } catch {
    return false
  }
}

/** The reason why no image can be built here, or null. */
export function whyNoImage(): string | null {
  if (process.getuid?.() !== 0) return 'only root can build and start an image without Docker'
  const missing = ['buildah', 'mmdebstrap'].filter((name) => !existsSync(join('/usr/bin', name)))
  return missing.length > 0 ? `Debian’s packages ${missing.join(' and ')} are missing` : null
}

/** npm passes this to its scripts: the Node.js that runs, and its folder. */
const npmFolder = () => resolve(present(process.env.npm_execpath), '../..')

/**
 * A base image if Docker Hub cannot be reached: Debian's smallest system of the same release, with this machine's npm and its
 * Node.js, which does not need libatomic1 as the product's does.
 */
function makeStandIn(): string {
  if (works('buildah', 'inspect', '--type', 'image', STAND_IN)) return STAND_IN
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-base-'))
  try {
    const system = join(folder, 'system')
    call('mmdebstrap', '--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', system)
    copyFileSync(present(process.env.npm_node_execpath), join(system, 'usr/local/bin/node'))
    cpSync(npmFolder(), join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
    const container = call('buildah', 'from', 'scratch')
    call('buildah', 'add', '--quiet', container, system, '/')
    const npm = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
    call('buildah', 'run', container, '--', ...npm)
    call('buildah', 'config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
    call('buildah', 'commit', '--quiet', '--rm', container, STAND_IN)
    return STAND_IN
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A network with its own certificates has them in this variable. npm sees them during the build, but the image does not contain
 * them.
 */
function certificates(folder: string): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file) return []
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, `cafile=${file}\n`)
  return ['--volume', `${file}:${file}:ro`, '--volume', `${settings}:/usr/local/etc/npmrc:ro`]
}

/** Builds the image of deploy/Dockerfile, and returns the name of its base. */
export function buildImage(): string {
  const base = works('buildah', 'pull', '--quiet', '--policy', 'always', BASE) ? BASE : makeStandIn()
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-image-'))
  try {
    const file = ['--file', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore']
    const options = ['--format', 'docker', '--pull=never', '--from', base, ...certificates(folder)]
    call('buildah', 'bud', '--quiet', ...options, ...file, '--tag', IMAGE, '.')
    return base
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
