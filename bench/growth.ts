import { rmSync } from 'node:fs'
import { connectEmbedded } from '../db/connect.ts'
import { newDataFolder } from '../test/data-template.ts'
import { registerAt } from '../test/process/register-at.ts'
import { makeBookings, nameOfPerson } from './many-bookings.ts'
import { quantile } from './median.ts'
import { type BenchPostgres, execute } from './postgres.ts'
import { type Product, startProduct } from './product.ts'

type Call = readonly [name: string, method: string, path: string, body?: unknown]

const NOBODY_THAT_DAY = Date.parse('2035-01-01T06:00:00Z')

/** The last day has this many rows even with few bookings, so that a page is as long as with many. */
const PAGE = 10

/** The calls of staff; a devotee's own calls follow. */
const deskCalls: readonly Call[] = [
  ['users', 'POST', '/admin/user/all', {}],
  ['users by part of email', 'POST', '/admin/user/all', { email: 'y777@exam' }],
  ['users by part of email, nobody', 'POST', '/admin/user/all', { email: 'nobody@else' }],
  ['users by part of phone', 'POST', '/admin/user/all', { number: '01777' }],
  ['users by a day that nobody has', 'POST', '/admin/user/all', { date: NOBODY_THAT_DAY }],
  ['received payments', 'POST', '/admin/payments', { show: 'VERIFIED' }],
  ['received payments, search for nothing', 'POST', '/admin/payments', { show: 'VERIFIED', search: 'nobody at all' }],
  ['payments to check', 'POST', '/admin/payments', { show: 'WAITING', limit: PAGE }],
  // With few bookings, it finds the same number of rows as with many.
  ['payments that a search finds', 'POST', '/admin/payments/count', { search: nameOfPerson(777) }],
  ['search, a name', 'GET', `/admin/search?q=${encodeURIComponent(nameOfPerson(777))}`],
  ['search, a UTR', 'GET', '/admin/search?q=000000000777'],
  ['list of bookings', 'GET', '/admin/lists/bookings'],
  ['list of bookings, sorted by start', 'GET', '/admin/lists/bookings?sort=start'],
  ['list of bookings, unverified', 'GET', `/admin/lists/bookings?status=CHECKING&limit=${PAGE}`],
  ['list of payments, by amount', 'GET', '/admin/lists/payments?sort=-amount'],
  ['list of people, by name', 'GET', '/admin/lists/people?sort=name'],
  ['list of feedback, words', 'GET', '/admin/lists/feedback?search=777'],
  ['statements', 'GET', '/statements'],
  ['refunds to send', 'GET', '/refunds'],
  ['sent refunds', 'GET', '/refunds/sent'],
  ['audit log', 'GET', '/admin/audit'],
  ['audit log, one action', 'GET', '/admin/audit?action=payment_rejected'],
  ['feedback', 'GET', '/feedback'],
  ['rating', 'GET', '/feedback/rating'],
  ['today', 'GET', '/admin/today'],
  ['today, arrivals', 'GET', `/admin/today/arrivals?limit=${PAGE}`],
  ['today, balances', 'GET', `/admin/today/balances?limit=${PAGE}`],
  ['numbers, 12 weeks', 'GET', '/admin/numbers?weeks=12'],
  ['numbers, 52 weeks', 'GET', '/admin/numbers?weeks=52'],
]
const ownCalls: readonly Call[] = [
  ['own bookings', 'GET', '/bookings/all'],
  ['own cart', 'GET', '/cart'],
]

/** The place where a product stores its rows. */
type Store = { env: Record<string, string>; fill(count: number): Promise<void> }

export async function newPostgresStore(postgres: BenchPostgres, name: string): Promise<Store> {
  const url = await postgres.newDatabase(name)
  return {
    env: { DATABASE_URL: url },
    fill: (count) => makeBookings((text) => execute(url, text), count),
  }
}

export async function newEmbeddedStore(): Promise<Store> {
  const dataDir = newDataFolder()
  // A million bookings take 5 GB.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return {
    env: { DATA_DIR: dataDir },
    async fill(count) {
      const onPoolError = (error: Error) => void process.stderr.write(`${error.message}\n`)
      const { pool, close } = await connectEmbedded({ dataDir }, { onPoolError })
      await makeBookings((text) => pool.query({ text }), count)
      await close()
    },
  }
}

async function filled(store: Store, count: number) {
  const first = await startProduct(store.env)
  await first.stop()
  const begun = performance.now()
  await store.fill(count)
  const seconds = (performance.now() - begun) / 1000
  const product = await startProduct(store.env)
  const devotee = await registerAt(product)
  await devotee.addPooja()
  return { product, seconds, tokens: { desk: await product.logIn(), own: devotee.token } }
}

/** If the database does not answer a call in time, the time counts as infinite. */
async function timeOf(product: Product, [, method, path, body]: Call, token: string): Promise<number> {
  const begun = performance.now()
  const { status } = await product.call(method, path, body, token)
  return status === 200 ? performance.now() - begun : Infinity
}

/** Two things make a first call slow: data comes from the disk, and code must be compiled. */
const WARMING = 5

/** The same calls with few and with many bookings, one after the other. Times in ms. */
export async function measureGrowth(newStore: () => Promise<Store>, few: number, many: number, rounds: number) {
  const stores = [await newStore(), await newStore()] as const
  const small = await filled(stores[0], few)
  const large = await filled(stores[1], many)
  const rows = []
  for (const [calls, whose] of [
    [deskCalls, 'desk'],
    [ownCalls, 'own'],
  ] as const)
    for (const call of calls) {
      const [less, more]: [number[], number[]] = [[], []]
      for (let round = 0; round < WARMING + rounds; round++) {
        const times = [
          await timeOf(small.product, call, small.tokens[whose]),
          await timeOf(large.product, call, large.tokens[whose]),
        ] as const
        if (round < WARMING) continue
        less.push(times[0])
        more.push(times[1])
      }
      const at = (part: number) => ({ few: quantile(less, part), many: quantile(more, part) })
      rows.push({ name: call[0], median: at(0.5), p95: at(0.95) })
    }
  await Promise.all([small.product.stop(), large.product.stop()])
  return { rows, seconds: large.seconds }
}
