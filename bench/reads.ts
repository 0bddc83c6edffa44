import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
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
 * the other, so that what else the machine does weighs on both alike; on Linux also by the processor time of a request, which tells
 * more on a busy machine. Ends with 1 when a ratio is below its goal. Needs wrk (Debian: `apt-get install wrk`).
 * `npm run bench:reads`, `npm run bench:reads -- --rounds 3 --seconds 2`, with DATABASE_URL on PostgreSQL (an empty database).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '11' },
    seconds: { type: 'string', default: '1' },
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
  return { url: `http://127.0.0.1:${address.port}${path}`, pid: present(child.pid), stop: () => child.kill() }
}

/** The processor time that a process has used, in microseconds; 0 where there is no /proc. */
function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  // The fields after the name, which may contain spaces; the 12th and 13th are ticks of 10 ms.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** Requests per second, and the processor time that each took, in microseconds. */
function load({ url, pid }: { url: string; pid: number }) {
  const headers = Object.entries(browser).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = processorTime(pid)
  const said = execFileSync('wrk', ['-t1', `-c${values.connections}`, `-d${values.seconds}s`, ...headers, url], {
    encoding: 'utf8',
  })
  if (/Non-2xx|(connect|read|write) [1-9]/.test(said)) throw new Error(said)
  const count = Number(present(/(\d+) requests in/.exec(said)?.[1]))
  return {
    rate: Number(present(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])),
    cost: (processorTime(pid) - before) / count,
  }
}

const median = (numbers: number[]): number => present(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)])

async function measure(path: string, goal: number): Promise<boolean> {
  const bare = await startBare(path)
  const product = { url: site + path, pid: server.pid }
  load(product)
  load(bare)
  const rounds = Array.from({ length: Number(values.rounds) }, () => ({ product: load(product), floor: load(bare) }))
  bare.stop()
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
  const ratio = of(({ product: mine, floor }) => mine.rate / floor.rate)
  const cells = [
    path,
    of((round) => round.product.rate).toFixed(0),
    of((round) => round.floor.rate).toFixed(0),
    ratio.toFixed(2),
    goal.toFixed(2),
    of((round) => round.product.cost).toFixed(1),
    of((round) => round.floor.cost).toFixed(1),
    of(({ product: mine, floor }) => floor.cost / mine.cost).toFixed(2),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
  return ratio >= goal
}

try {
  while (!server.said.stderr.includes('Tirtha is ready')) {
    if (!server.isRunning()) throw new Error(`The server ended:\n${server.said.stderr}`)
    await pause(20)
  }
  const { data } = await (await fetch(`${site}/v1/packages/city/varanasi`)).json()
  process.stdout.write(
    '| address | product /s | bare /s | ratio | goal | product CPU µs | bare CPU µs | ratio |\n|---|---|---|---|---|---|---|---|\n',
  )
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
