import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { memorySettings } from '../../scripts/memory-settings.ts'
import { present } from '../present.ts'

const root = resolve(import.meta.dirname, '../..')

const node = join(root, 'node_modules/.bin/node')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
/** The options that `npm start` gives to Node.js. */
const flags = new Set(scripts.start.split(' ').filter((part) => part.startsWith('--')))

type Ending = { code: number | null; signal: NodeJS.Signals | null }

/** `output` is a file for standard output, `errors` one for standard error; without a file they are collected in `said`. */
type Run = { script?: string; args?: string[]; env?: Record<string, string>; output?: string; errors?: string }

/** Runs a script of the project with only the environment that the test gives. */
export function run({ script = 'scripts/start.ts', args = [], env = {}, output, errors }: Run) {
  const opened = [output, errors].map((file) => (file === undefined ? null : openSync(file, 'w')))
  const child = spawn(node, [...flags, join(root, script), ...args], {
    cwd: root,
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      ...memorySettings,
      ...env,
    },
    stdio: ['ignore', opened[0] ?? 'pipe', opened[1] ?? 'pipe'],
  })
  for (const file of opened) if (file !== null) closeSync(file)
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (chunk: string) => (said[stream] += chunk))
  // The last lines may come after the event `exit`.
  const ended = new Promise<Ending>((done) => child.once('close', (code, signal) => done({ code, signal })))
  return {
    pid: present(child.pid),
    said,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** The lines on standard error without those about the build; a refused start has one. */
    complaints: () => said.stderr.split('\n').filter((line) => line !== '' && !/^(Building \d|Built in )/.test(line)),
  }
}
