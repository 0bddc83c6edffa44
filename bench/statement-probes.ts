import { setTimeout as pause } from 'node:timers/promises'
import { loadClient } from './load-client.ts'

/**
 * Sends requests at a steady rate, as others do while a statement is imported, until it is told to stop; then reports how long each
 * took.
 */
export type Probes = { url: string; tokens: string[] }
export type Probed = { kind: string; times: number[]; failed: number }[]

const EVERY_MS = 20
const CONNECTIONS = 20

process.once('message', ({ url, tokens }: Probes) => {
  const over = new AbortController()
  process.once('message', () => over.abort())
  const ask = loadClient(url, CONNECTIONS)
  const probe = async (kind: string, path: string, token?: string) => {
    const times: number[] = []
    const open = new Set<Promise<void>>()
    let failed = 0
    while (!over.signal.aborted) {
      const begun = performance.now()
      const answer = async () => {
        const { status } = await ask({ method: 'GET', path, ...(token && { token }) })
        times.push(performance.now() - begun)
        if (status !== 200) failed += 1
      }
      const asked = answer()
      open.add(asked)
      void asked.finally(() => open.delete(asked))
      await pause(EVERY_MS)
    }
    await Promise.all(open)
    return { kind, times, failed }
  }
  const tell = async () => {
    const probed: Probed = await Promise.all([
      probe('/healthz', '/healthz'),
      probe('GET /v1/packages/city', '/v1/packages/city/varanasi'),
      ...tokens.map((token) => probe('GET /v1/cart', '/v1/cart', token)),
    ])
    process.send?.(probed)
    // The channel to the parent keeps the process running.
    process.disconnect?.()
  }
  void tell()
})
