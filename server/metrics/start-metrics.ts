import cluster from 'node:cluster'
import type { Database } from '../../db/connect.ts'
import type { Env } from '../env.ts'

/** Starts measuring if the operator has set a port or a token. The library is loaded only then. @throws StartError */
export async function startMetrics(deps: Pick<Database, 'db' | 'pool'> & { env: Env; now: () => Date }) {
  const { METRICS_PORT, METRICS_TOKEN } = deps.env
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./serve-metrics.ts'),
  ])
  const metrics = createMetrics(deps)
  // Of several processes, the one that started the others serves the port.
  const server = METRICS_PORT === undefined || cluster.isWorker ? null : await serveMetrics(metrics, METRICS_PORT)
  return { metrics, stop: async (): Promise<void> => server?.stop() }
}

/** Serves the metrics of all processes from the one that started them. @throws StartError */
export async function startMetricsOfProcesses({ METRICS_PORT, METRICS_TOKEN }: Env) {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return
  const [{ collectFromProcesses }, { serveMetrics }] = await Promise.all([
    import('./all-processes.ts'),
    import('./serve-metrics.ts'),
  ])
  const metrics = collectFromProcesses()
  if (METRICS_PORT !== undefined) await serveMetrics(metrics, METRICS_PORT)
}
