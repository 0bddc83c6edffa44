import { createServer } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { listen } from '../listen.ts'
import type { Metrics } from './metrics.ts'

const LOOPBACK = '127.0.0.1'

/** Serves /metrics at a port that only this machine can reach; a proxy before the site does not lead there. @throws StartError */
export async function serveMetrics(metrics: { text: () => Promise<string>; contentType: string }, port: number) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => void response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => void response.writeHead(500).end(),
    )
  })
  await listen(server, port, LOOPBACK, 'METRICS_PORT')
  return {
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Serves /metrics on the site for clients with the token; all others get the answer for an unknown page. */
export const metricsByToken =
  (metrics: Metrics): MiddlewareHandler =>
  async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!metrics.accepts(c.req.header('authorization'))) return c.text('Not found', 404)
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  }
