import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { waitUntil } from '../wait.ts'
import type { Store } from './stores.ts'

const PROGRAM = '/usr/bin/systemd-socket-activate'

export const whyNoHeldSocket = (): string | null => (existsSync(PROGRAM) ? null : 'Debian’s package systemd is missing')

/** Starts the product once for each line that it reads, with a socket that is passed like the one of `deploy/tirtha.socket`. */
const SCRIPT = `
while read -r _; do
  (export LISTEN_PID=$BASHPID; exec "$@") </dev/null &
  echo "started $!"
  wait $!
  echo "ended $?"
done`

const root = resolve(import.meta.dirname, '../..')
const command = [`${root}/node_modules/.bin/node`, '--no-experimental-webstorage', `${root}/scripts/start.ts`]

/** A server on a socket that stays open while the server restarts, as with systemd. `store` says which data it uses. */
export function holdSocket({ url, port, dataDir, settings }: Store) {
  const environment = { ...settings, PATH: process.env.PATH, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' }
  const given = Object.entries({ ...environment, DRAIN_SECONDS: '1' }).flatMap(([name, value]) => [
    '-E',
    `${name}=${value}`,
  ])
  const holder = spawn(PROGRAM, ['-l', `127.0.0.1:${port}`, ...given, 'bash', '-c', SCRIPT, 'bash', ...command], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const said = { text: '' }
  holder.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.text += chunk))
  const last = (word: string) =>
    [...said.text.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, it]) => Number(it))
  const isRunning = () => last('started').length > last('ended').length
  const signal = (name: NodeJS.Signals) => process.kill(last('started').at(-1) ?? 0, name)
  onTestFinished(() => {
    if (isRunning()) signal('SIGKILL')
    holder.kill('SIGKILL')
  })
  return {
    start: async () => {
      holder.stdin.write('start\n')
      await waitUntil(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200, 50_000)
    },
    /** Ends it by SIGTERM, and returns its exit code. */
    stop: async () => {
      signal('SIGTERM')
      await waitUntil(() => !isRunning(), 30_000)
      return last('ended').at(-1)
    },
  }
}
