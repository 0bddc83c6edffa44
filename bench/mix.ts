import { fork } from 'node:child_process'
import { once } from 'node:events'
import { registerAt } from '../test/process/register-at.ts'
import type { Mix, Mixed } from './mix-load.ts'
import { memoryOf } from './processor.ts'
import type { Product } from './product.ts'

const CONNECTIONS = 200
const REGISTERED_AT_ONCE = 10

async function registerMany(product: Product): Promise<Mix['devotees']> {
  const devotees: Mix['devotees'] = []
  while (devotees.length < CONNECTIONS)
    devotees.push(...(await Promise.all(Array.from({ length: REGISTERED_AT_ONCE }, () => registerAt(product)))))
  return devotees
}

/** Browsing, carts, checkouts and logins over 200 connections: times, errors, and the memory in MB after each half. */
export async function measureMix(product: Product, seconds: number) {
  const devotees = await registerMany(product)
  const { data } = await product.call('GET', '/packages/city/varanasi')
  const load = fork(new URL('mix-load.ts', import.meta.url))
  const memory: number[] = []
  const half = setTimeout(() => memory.push(memoryOf(product.pid).now), (seconds * 1000) / 2)
  try {
    load.send({ url: product.url, devotees, packageId: data[0].id, seconds } satisfies Mix)
    const [mixed] = (await once(load, 'message')) as [Mixed]
    return { ...mixed, memory: [...memory, memoryOf(product.pid).now] }
  } finally {
    clearTimeout(half)
    load.disconnect()
  }
}
