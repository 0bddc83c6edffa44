import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type Aggregator,
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from '@prometheus-io/client'
import type { Database } from '../../db/connect.ts'
import { newestBackup } from '../backup/timer.ts'
import type { Env } from '../env.ts'
import type { ObserveRequest } from './observe-requests.ts'
import { askForMetrics } from './all-processes.ts'
import { waitingWork } from './waiting-work.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Deps = Pick<Database, 'db' | 'pool'> & { env: Pick<Env, 'BACKUP_DIR' | 'METRICS_TOKEN'>; now: () => Date }

/** The metrics that Prometheus reads, of all processes together. Only a read queries the database. */
export function createMetrics({ db, pool, env, now }: Deps) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'tirtha_http_request_seconds',
    help: 'Answered requests by pattern of the route; a page counts its calls of the API too',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  // Processes that serve together report the same values of the database.
  const gauge = (name: string, help: string, aggregator: Aggregator = 'max') =>
    new Gauge({ name, help, registers, aggregator, collect: () => read() })
  const connections = new Gauge({
    name: 'tirtha_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(pool.usage())) connections.set({ state }, count)
    },
  })
  const isUp = gauge('tirtha_database_up', '1 when the database answered, else 0', 'min')
  const emails = gauge('tirtha_outbox_emails', 'Emails that wait to be sent')
  const emailAge = gauge('tirtha_outbox_oldest_seconds', 'Age of the oldest email that waits')
  const givenUp = gauge('tirtha_outbox_given_up_emails', 'Emails that were given up')
  const payments = gauge(
    'tirtha_payments_unchecked',
    'Payments with a UTR that staff have not compared with the statement',
  )
  const paymentAge = gauge('tirtha_payments_oldest_unchecked_seconds', 'Age of the oldest of them')
  const refunds = gauge('tirtha_refunds_waiting', 'Refunds that wait to be sent')
  const refundAge = gauge('tirtha_refunds_oldest_seconds', 'Age of the oldest of them')

  async function readDatabase(): Promise<void> {
    const at = now().getTime()
    const ageOf = (since: Date | null) => (since ? (at - since.getTime()) / 1000 : 0)
    try {
      const work = await waitingWork(db)
      isUp.set(1)
      emails.set(work.emailsWaiting)
      emailAge.set(ageOf(work.oldestEmail))
      givenUp.set(work.emailsGivenUp)
      payments.set(work.paymentsUnchecked)
      paymentAge.set(ageOf(work.oldestUnchecked))
      refunds.set(work.refundsWaiting)
      refundAge.set(ageOf(work.oldestRefund))
    } catch {
      isUp.set(0)
    }
  }

  const backup = env.BACKUP_DIR
    ? gauge('tirtha_backup_newest_timestamp_seconds', 'When the newest backup of the timer was made; 0: there is none')
    : null

  async function readBackups(): Promise<void> {
    const newest = await newestBackup(env.BACKUP_DIR ?? '').catch(() => null)
    backup?.set((newest?.getTime() ?? 0) / 1000)
  }

  let reading: Promise<unknown> | null = null
  /** Reads once for all gauges of one collection. */
  async function read(): Promise<void> {
    reading ??= Promise.all([readDatabase(), backup && readBackups()]).finally(() => (reading = null))
    await reading
  }

  if (cluster.isWorker) {
    // Its constructor makes this process answer the one that started it.
    const answering = new AggregatorRegistry()
    answering.setContentType(registry.contentType)
    AggregatorRegistry.setRegistries(registry)
  }

  const digest = (text: string) => createHash('sha256').update(text).digest()

  return {
    contentType: registry.contentType,
    observe: (({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds)) satisfies ObserveRequest,
    /** Whether an Authorization header has the token; false if no token is set. */
    accepts: (authorization: string | undefined): boolean =>
      env.METRICS_TOKEN !== undefined &&
      timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env.METRICS_TOKEN}`)),
    text: (): Promise<string> => (cluster.isWorker ? askForMetrics() : registry.metrics()),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
