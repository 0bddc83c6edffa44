import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { present } from '../test/present.ts'
import { median, spread } from './median.ts'
import { processorTime } from './processor.ts'

const CONNECTIONS = 50
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.8' }

/** The headers and bytes of an answer, without the headers that Node.js adds itself. */
async function answerOf(url: string) {
  const asked = request(url, { headers: browser }).end()
  const [answer] = await once(asked, 'response')
  const own = /^(date|connection|keep-alive|transfer-encoding)$/i
  const pairs: string[][] = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) pairs.push(answer.rawHeaders.slice(at, at + 2))
  const headers = pairs.filter(([name = '']) => !own.test(name)).flat()
  return { headers, body: (await buffer(answer)).toString('base64') }
}

async function startBare(url: string) {
  const child = fork(new URL('bare-server.ts', import.meta.url))
  child.send(await answerOf(url))
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${address.port}/`, pid: present(child.pid), stop: () => child.kill() }
}

/** Requests per second, and the processor time of each, in microseconds. */
function load({ url, pid }: { url: string; pid: number }, seconds: number) {
  const headers = Object.entries(browser).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = processorTime(pid)
  const said = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url], { encoding: 'utf8' })
  if (/Non-2xx|(connect|read|write) [1-9]/.test(said)) throw new Error(said)
  const count = Number(present(/(\d+) requests in/.exec(said)?.[1]))
  return {
    rate: Number(present(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])),
    cost: (processorTime(pid) - before) / count,
  }
}

export type Read = Awaited<ReturnType<typeof measureRead>>

/**
 * Measures a public read, and beside it a bare Node.js server that sends the same headers and bytes. In each round, both are
 * measured one after the other, so that other work of the machine affects both alike. Needs wrk (Debian: `apt-get install wrk`).
 */
export async function measureRead(site: { url: string; pid: number }, path: string, rounds: number, seconds: number) {
  const product = { url: site.url + path, pid: site.pid }
  const bare = await startBare(product.url)
  try {
    load(product, seconds)
    load(bare, seconds)
    const measured = Array.from({ length: rounds }, () => ({
      product: load(product, seconds),
      floor: load(bare, seconds),
    }))
    const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
    return {
      path,
      rate: of((round) => round.product.rate),
      floorRate: of((round) => round.floor.rate),
      ratio: of((round) => round.product.rate / round.floor.rate),
      cost: of((round) => round.product.cost),
      floorCost: of((round) => round.floor.cost),
      noise: spread(measured.map((round) => round.floor.rate)),
    }
  } finally {
    bare.stop()
  }
}
