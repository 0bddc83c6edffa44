import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeTemplate } from '../test/data-template.ts'
import { freePort } from '../test/free-port.ts'
import { present } from '../test/present.ts'
import { run } from '../test/process/run-script.ts'

/**
 * Measures public reads, and beside each a bare Node.js server that sends the same headers and bytes: round by round, one after
 * the other, so that what else the machine does weighs on both alike. Ends with 1 when a ratio is below its goal. Needs wrk
 * (Debian: `apt-get install wrk`). `npm run bench:reads`, `npm run bench:reads -- --rounds 3 --seconds 2`, with DATABASE_URL on
 * PostgreSQL (an empty database).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '50' },
    // What the log costs is measured apart: --log info.
    log: { type: 'string', default: 'warn' },
  },
})
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.8' }

const { dataDir, remove } = await makeTemplate()
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const server = run({
  // Nobody reads a pipe while wrk runs.
  output: devNull,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: values.log,
    RATE_LIMIT_SCALE: '0',
    ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
  },
})

/** The headers and bytes of an answer, without what Node.js adds itself. */
async function answerOf(path: string) {
  const asked = request(site + path, { headers: browser }).end()
  const [answer] = await once(asked, 'response')
  const own = /^(date|connection|keep-alive|transfer-encoding)$/i
  const pairs: string[][] = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) pairs.push(answer.rawHeaders.slice(at, at + 2))
  const headers = pairs.filter(([name = '']) => !own.test(name)).flat()
  return { headers, body: (await buffer(answer)).toString('base64') }
}

async function startBare(path: string) {
  const child = fork(new URL('bare-server.ts', import.meta.url))
  child.send(await answerOf(path))
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${address.port}${path}`, stop: () => child.kill() }
}

/** Requests per second. */
function load(url: string): number {
  const headers = Object.entries(browser).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const said = execFileSync('wrk', ['-t1', `-c${values.connections}`, `-d${values.seconds}s`, ...headers, url], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(present(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]))
}

const median = (numbers: number[]): number => present(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)])

async function measure(path: string, goal: number): Promise<boolean> {
  const bare = await startBare(path)
  const rounds: { product: number; floor: number }[] = []
  load(site + path)
  load(bare.url)
  while (rounds.length < Number(values.rounds)) rounds.push({ product: load(site + path), floor: load(bare.url) })
  bare.stop()
  const ratios = rounds.map(({ product, floor }) => product / floor)
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ')
  const figures = [median(rounds.map(({ product }) => product)), median(rounds.map(({ floor }) => floor))]
  const cells = [path, ...figures.map((figure) => figure.toFixed(0)), median(ratios).toFixed(2), goal.toFixed(2), each]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
  return median(ratios) >= goal
}

try {
  while (!server.said.stderr.includes('Tirtha is ready')) {
    if (!server.isRunning()) throw new Error(`The server ended:\n${server.said.stderr}`)
    await pause(20)
  }
  const { data } = await (await fetch(`${site}/v1/packages/city/varanasi`)).json()
  process.stdout.write('| address | product /s | bare /s | ratio | goal | each round |\n|---|---|---|---|---|---|\n')
  const reached = [
    await measure('/v1/packages/city/varanasi', 0.8),
    await measure(`/v1/packages/${data[0].id}`, 0.8),
    await measure('/city/varanasi', 0.5),
  ]
  if (reached.includes(false)) process.exitCode = 1
} finally {
  server.kill('SIGKILL')
  await server.ended
  remove()
}
