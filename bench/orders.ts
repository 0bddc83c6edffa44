import { fork } from 'node:child_process'
import { once } from 'node:events'
import { registerAt } from '../test/process/register-at.ts'
import { median, spread } from './median.ts'
import type { Product } from './product.ts'
import { familyTime, processorTime } from './processor.ts'

const CONNECTIONS = 16

/**
 * Orders, each of them an addition to the cart, a quote and a booking: the number per second, and the processor time of each in ms.
 */
export async function measureOrders(product: Product, databasePid: number | null, rounds: number, seconds: number) {
  const { data } = await product.call('GET', '/packages/city/varanasi')
  const tokens: string[] = []
  while (tokens.length < CONNECTIONS) tokens.push((await registerAt(product)).token)
  const load = fork(new URL('order-load.ts', import.meta.url))
  const run = async () => {
    const before = [processorTime(product.pid), databasePid ? familyTime(databasePid) : 0] as const
    const begun = performance.now()
    load.send({ url: product.url, tokens, packageId: data[0].id, seconds })
    const [{ count, error }] = (await once(load, 'message')) as [{ count: number; error?: string }]
    if (error) throw new Error(error)
    return {
      rate: (count * 1000) / (performance.now() - begun),
      server: (processorTime(product.pid) - before[0]) / 1000 / count,
      database: databasePid ? (familyTime(databasePid) - before[1]) / 1000 / count : 0,
    }
  }
  try {
    await run()
    const measured = []
    while (measured.length < rounds) measured.push(await run())
    return {
      rate: median(measured.map(({ rate }) => rate)),
      spread: spread(measured.map(({ rate }) => rate)),
      server: median(measured.map(({ server }) => server)),
      database: median(measured.map(({ database }) => database)),
    }
  } finally {
    load.disconnect()
  }
}
