import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '../present.ts'
import { waitUntil } from '../wait.ts'
import { call, IMAGE } from './build-image.ts'

type Config = { User: string; Env: string[]; Cmd: string[]; Volumes: Record<string, unknown>; WorkingDir: string }
type Inspected = { Docker: { config: Config & { Healthcheck?: { Test: string[] } } } }

export const configOfImage = () =>
  (JSON.parse(call('buildah', 'inspect', '--type', 'image', IMAGE)) as Inspected).Docker.config

/** Folders of a container that its image lacks and its supervisor makes. */
const GIVEN = ['proc', 'dev']

/**
 * Does the same as `docker run --read-only`, with Debian's tools: separate process ids, so that the server is process 1, and a root
 * file system that is read-only except for the volumes.
 */
const SCRIPT = `set -e
root=$1 volumes=$2 folder=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
for volume in $volumes; do mount --bind "$folder$volume" "$root$volume"; done
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
exec unshare --root="$root" "$@"`

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A new container of the image, whose volumes are the folders of the same names in `folder`. */
export function makeContainer(folder: string) {
  const { User, Env, Cmd, Volumes, WorkingDir, Healthcheck } = configOfImage()
  const [uid = '', gid = ''] = User.split(':')
  const container = call('buildah', 'from', '--pull-never', IMAGE)
  const root = call('buildah', 'mount', container)
  for (const name of GIVEN) mkdirSync(join(root, name), { recursive: true })
  for (const volume of Object.keys(Volumes)) {
    const place = join(folder, volume)
    mkdirSync(place, { recursive: true })
    // A new volume of Docker takes its owner from the image, and so does this one.
    chownSync(place, Number(uid), Number(gid))
    chmodSync(place, 0o700)
  }

  function start(env: Record<string, string>) {
    const user = [`--wd=${WorkingDir}`, `--setgid=${gid}`, `--setuid=${uid}`]
    const given = ['/bin/sh', '-c', SCRIPT, 'sh', root, Object.keys(Volumes).join(' '), folder, ...user, ...Cmd]
    const child = spawn('/usr/bin/unshare', ['--mount', '--pid', '--fork', ...given], {
      env: { ...Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s, 2))), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    /** Process 1 of the container, with its id outside; it does not exist before `unshare` has made it. */
    const firstOrNone = (): number | undefined =>
      child.exitCode === null ? childrenOf(present(child.pid))[0] : undefined
    const first = () => present(firstOrNone())
    /** Runs a command in the container, as `docker exec` does, and returns its exit code and output. */
    const execute = (...command: string[]): { code: number; said: string } => {
      const inside = [
        '--target',
        String(first()),
        '--mount',
        '--pid',
        '--root',
        '--wd',
        '--setgid',
        gid,
        '--setuid',
        uid,
      ]
      try {
        const options = { env: { ...env, PORT: env.PORT ?? '' }, encoding: 'utf8', stdio: 'pipe' } as const
        return { code: 0, said: execFileSync('/usr/bin/nsenter', [...inside, ...command], options) }
      } catch (error) {
        const { status, stderr } = error as { status: number; stderr: string }
        return { code: status, said: stderr }
      }
    }
    const [kind, ...check] = Healthcheck?.Test ?? []
    const isHealthy = () => firstOrNone() !== undefined && kind === 'CMD' && execute(...check).code === 0
    return {
      said: () => said,
      ended,
      execute,
      isHealthy,
      status: () => readFileSync(`/proc/${first()}/status`, 'utf8'),
      signal: (name: NodeJS.Signals) => process.kill(first(), name),
      healthy: () =>
        waitUntil(() => {
          if (child.exitCode !== null) throw new Error(`the container ended:\n${said}`)
          return isHealthy()
        }, 120_000),
      /**
       * Kills process 1, with which all others of the container end; the signal at the death of a parent is lost together with
       * root's rights.
       */
      kill: async () => {
        const alive = firstOrNone()
        if (alive !== undefined) process.kill(alive, 'SIGKILL')
        await ended
      },
    }
  }

  return { root, start, remove: () => void call('buildah', 'rm', container) }
}
