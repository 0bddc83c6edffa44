import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { registerAt } from '../test/process/register-at.ts'
import { loadClient } from './load-client.ts'
import { median } from './median.ts'
import type { Product } from './product.ts'

const CONNECTIONS = 30
/** A person who uses the site, not a load. */
const PAUSE_MS = 20

/**
 * How long a devotee waits for the cart, in milliseconds, while 30 connections request one address as fast as they are answered;
 * without load if the address is null. Needs wrk.
 */
export async function measureHammered(product: Product, path: string | null, seconds: number) {
  const { token } = await registerAt(product)
  const send = loadClient(product.url, 1)
  const hammer =
    path === null
      ? null
      : spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds + 1}s`, product.url + path], { stdio: 'ignore' })
  const ended = hammer && once(hammer, 'exit')
  await pause(500)
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const begun = performance.now()
    const { status, said } = await send({ method: 'GET', path: '/v1/cart', token })
    if (status !== 200) throw new Error(`/cart: ${status} ${said}`)
    times.push(performance.now() - begun)
    await pause(PAUSE_MS)
  }
  await ended
  return { path: path ?? 'nothing', median: median(times), max: Math.max(...times) }
}
