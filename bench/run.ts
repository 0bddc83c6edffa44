import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeTemplate } from '../test/data-template.ts'
import { measureGrowth, newEmbeddedStore, newPostgresStore } from './growth.ts'
import { measureHammered } from './hammered.ts'
import { median } from './median.ts'
import { measureMix } from './mix.ts'
import { measureOrders } from './orders.ts'
import { startPostgres } from './postgres.ts'
import { memoryOf } from './processor.ts'
import { type Product, startProduct, stopProducts } from './product.ts'
import { measureRead, type Read } from './reads.ts'
import { measureStatement } from './statements.ts'

/**
 * Measures starts, memory, public reads, orders and growth with both databases in one run of some ten minutes, and writes
 * bench/results.md. In each round, reads are measured beside a bare Node.js server that sends the same bytes. Needs wrk and
 * Debian's PostgreSQL. `npm run bench`, `npm run bench -- --only reads,orders --rounds 3 --many 100000`. `npm run bench -- --only
 * mix --mix 20` lets 200 visitors browse, change carts, check out and log in for 20 instead of 60 seconds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '1000000' },
    mix: { type: 'string', default: '60' },
    lines: { type: 'string', default: '50000' },
    only: { type: 'string', default: 'start,reads,hammered,orders,mix,statement,growth' },
    results: { type: 'string', default: fileURLToPath(new URL('results.md', import.meta.url)) },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const wanted = new Set(values.only.split(','))

const lines: string[] = []
function say(line: string): void {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
function table(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  say('')
  for (const cells of [headings, headings.map(() => '---'), ...rows]) say(`| ${cells.join(' | ')} |`)
  say('')
}

const template = await makeTemplate()
const postgres = await startPostgres()
const stores = [
  { name: 'embedded', env: async () => ({ DATA_DIR: template.dataDir }), databasePid: null },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          env: async () => ({ DATABASE_URL: await postgres.newDatabase('bench') }),
          databasePid: postgres.pid,
        },
      ]
    : []),
]

async function tellMix(product: Product): Promise<void> {
  const { kinds, errors, memory } = await measureMix(product, Number(values.mix))
  table(
    [`${values.mix} s of a mix`, 'count', 'p50 ms', 'p99 ms'],
    kinds.map(({ kind, count, p50, p99 }) => [kind, String(count), p50.toFixed(0), p99.toFixed(0)]),
  )
  const failed = Object.entries(errors).map(([error, count]) => `${count} × ${error}`)
  say(`Errors: ${failed.join('; ') || 'none'}. Memory after half of it and at its end: ${memory.join(' and ')} MB.`)
  say('')
}

async function tellStatement(product: Product): Promise<void> {
  const { megabytes, idle, busy } = await measureStatement(product, Number(values.lines))
  table(
    [
      'others',
      'count',
      'p50 ms',
      'p99 ms',
      'slowest ms',
      'failed',
      'without an import: p50 ms',
      'p99 ms',
      'slowest ms',
    ],
    busy.kinds.map(({ kind, count, p50, p99, worst, failed }, at) => {
      const before = idle.kinds[at]
      return [
        kind,
        String(count),
        p50.toFixed(0),
        `**${p99.toFixed(0)}**`,
        worst.toFixed(0),
        String(failed),
        ...[before?.p50, before?.p99, before?.worst].map((ms) => ms?.toFixed(0) ?? ''),
      ]
    }),
  )
  const { seconds: taken, used } = busy.result
  say(
    `While a statement of ${values.lines} lines and ${megabytes.toFixed(1)} MB is imported, which took ${taken.toFixed(1)} s and ${used.toFixed(1)} s of the server's processor. Load of the machine: ${busy.load.toFixed(1)}; without the import ${idle.load.toFixed(1)}.`,
  )
  say('')
}

/** Addresses in memory, and two that are rendered for a single reader. */
const HAMMERED = [
  null,
  '/landing?x=random',
  '/user/cart?x=random',
  '/auth/login?next=/random',
  `/shared/${'a'.repeat(43)}`,
]

async function tellHammered(product: Product): Promise<void> {
  const rows = []
  for (const path of HAMMERED) rows.push(await measureHammered(product, path, 5 * seconds))
  table(
    ['while 30 connections ask for', 'cart of others, median ms', 'max ms'],
    rows.map(({ path, median: middle, max }) => [path, middle.toFixed(1), max.toFixed(1)]),
  )
}

async function measureStore({ name, env, databasePid }: (typeof stores)[number]): Promise<void> {
  const settings = await env()
  say(`## ${name}\n`)
  const starts: number[] = []
  // The first start builds and fills the database, so it is not counted.
  await (await startProduct(settings)).stop()
  if (wanted.has('start'))
    while (starts.length < rounds) {
      const started = await startProduct(settings)
      starts.push(started.ms)
      await started.stop()
    }
  const product = await startProduct(settings)
  try {
    await pause(2000)
    const idle = memoryOf(product.pid).now
    const reads: Read[] = []
    if (wanted.has('reads')) {
      const { data } = await product.call('GET', '/packages/city/varanasi')
      for (const path of [
        '/v1/packages/city/varanasi',
        `/v1/packages/${data[0].id}`,
        '/city/varanasi',
        '/city/varanasi?utm_source=mail',
        '/landing?x=random',
        '/user/cart?x=random',
        '/user/bookings/any',
        '/auth/login?x=random',
      ])
        reads.push(await measureRead(product, path, rounds, seconds))
    }
    if (reads.length > 0)
      table(
        ['address', 'product /s', 'bare /s', 'ratio', 'product CPU µs', 'bare CPU µs', 'noise of bare'],
        reads.map((read) => [
          read.path.replace(/[\da-f-]{36}/, '{id}'),
          read.rate.toFixed(0),
          read.floorRate.toFixed(0),
          `**${read.ratio.toFixed(2)}**`,
          read.cost.toFixed(1),
          read.floorCost.toFixed(1),
          `${read.noise.toFixed(0)} %`,
        ]),
      )
    if (wanted.has('hammered')) await tellHammered(product)
    if (wanted.has('orders')) {
      const orders = await measureOrders(product, databasePid, rounds, 3 * seconds)
      table(
        ['orders /s', 'spread', 'server CPU ms', 'database CPU ms'],
        [
          [
            `**${orders.rate.toFixed(0)}**`,
            `${orders.spread.toFixed(0)} %`,
            orders.server.toFixed(1),
            databasePid ? orders.database.toFixed(1) : 'in the server',
          ],
        ],
      )
    }
    if (wanted.has('mix')) await tellMix(product)
    if (wanted.has('statement')) await tellStatement(product)
    const { peak } = memoryOf(product.pid)
    const start = starts.length > 0 ? `restart ${(median(starts) / 1000).toFixed(2)} s, ` : ''
    say(`${start}memory ${idle} MB idle after a start, ${peak} MB at the peak of this run.`)
    say('')
  } finally {
    await product.stop()
  }
}

/** A percentile needs more calls than a median of rounds. */
const CALLS_OF_A_ROUND = 30

async function tellGrowth(name: string, newStore: Parameters<typeof measureGrowth>[0]): Promise<void> {
  const [few, many] = [Number(values.few), Number(values.many)]
  const growth = await measureGrowth(newStore, few, many, CALLS_OF_A_ROUND * rounds)
  say(`## Growth with ${name}: ${few} and ${many} bookings`)
  const cells = (of: { few: number; many: number }) => [
    of.few.toFixed(1),
    of.many.toFixed(1),
    `**${(of.many / of.few).toFixed(1)}**`,
  ]
  table(
    ['call', `${few}, median ms`, `${many}, median ms`, 'ratio', `${few}, p95 ms`, `${many}, p95 ms`, 'ratio'],
    growth.rows.map((row) => [row.name, ...cells(row.median), ...cells(row.p95)]),
  )
  say(`${CALLS_OF_A_ROUND * rounds} calls each. Making the bookings by SQL took ${growth.seconds.toFixed(0)} s.`)
  say('')
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    template.remove()
    void Promise.all([stopProducts(), postgres?.stop()]).finally(() => process.exit(1))
  })
try {
  say('# Measured by `npm run bench`')
  say('')
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}; ${rounds} rounds of ${seconds} s, medians. The load and the database run on the same processors: ratios hold, absolute figures are those of this machine.`,
  )
  say('')
  for (const store of stores) await measureStore(store)
  if (postgres && wanted.has('growth')) {
    let made = 0
    await tellGrowth('PostgreSQL', () => newPostgresStore(postgres, `bookings_${made++}`))
  }
  if (wanted.has('growth')) await tellGrowth('embedded', newEmbeddedStore)
  writeFileSync(values.results, `${lines.join('\n').trim()}\n`)
} finally {
  await postgres?.stop()
  template.remove()
}
