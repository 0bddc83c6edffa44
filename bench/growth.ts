import { registerAt } from '../test/process/register-at.ts'
import { makeBookings } from './many-bookings.ts'
import { median, quantile } from './median.ts'
import type { BenchPostgres } from './postgres.ts'
import { type Product, startProduct } from './product.ts'

type Call = readonly [name: string, method: string, path: string, body?: unknown]

const NOBODY_THAT_DAY = Date.parse('2035-01-01T06:00:00Z')

/** What staff read; a devotee's own calls follow. */
const deskCalls: readonly Call[] = [
  ['users', 'POST', '/admin/user/all', {}],
  ['users by part of email', 'POST', '/admin/user/all', { email: 'y777@exam' }],
  ['users by part of email, nobody', 'POST', '/admin/user/all', { email: 'nobody@else' }],
  ['users by part of phone', 'POST', '/admin/user/all', { number: '01777' }],
  ['users by a day that nobody has', 'POST', '/admin/user/all', { date: NOBODY_THAT_DAY }],
  ['received payments', 'POST', '/admin/payments', { show: 'VERIFIED' }],
  ['received payments, search for nothing', 'POST', '/admin/payments', { show: 'VERIFIED', search: 'nobody at all' }],
  ['payments to check', 'POST', '/admin/payments', { show: 'WAITING' }],
  // As many are found among few as among many: the time of an answer grows with what it counts.
  ['payments that a search finds', 'POST', '/admin/payments/count', { search: 'Yatri777 Udaharan777' }],
  ['search, a name', 'GET', '/admin/search?q=Yatri777'],
  ['search, a UTR', 'GET', '/admin/search?q=000000000777'],
  ['list of bookings', 'GET', '/admin/lists/bookings'],
  ['list of bookings, sorted by start', 'GET', '/admin/lists/bookings?sort=start'],
  ['list of bookings, unverified', 'GET', '/admin/lists/bookings?status=CHECKING'],
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
  ['today, arrivals', 'GET', '/admin/today/arrivals'],
  ['today, balances', 'GET', '/admin/today/balances'],
  ['numbers, 12 weeks', 'GET', '/admin/numbers?weeks=12'],
  ['numbers, 52 weeks', 'GET', '/admin/numbers?weeks=52'],
]
const ownCalls: readonly Call[] = [
  ['own bookings', 'GET', '/bookings/all'],
  ['own cart', 'GET', '/cart'],
]

async function filled(postgres: BenchPostgres, name: string, count: number) {
  const url = await postgres.newDatabase(name)
  const env = { DATABASE_URL: url }
  const first = await startProduct(env)
  await first.stop()
  const begun = performance.now()
  await makeBookings(url, count)
  const seconds = (performance.now() - begun) / 1000
  const product = await startProduct(env)
  const devotee = await registerAt(product)
  await devotee.addPooja()
  return { product, seconds, tokens: { desk: await product.logIn(), own: devotee.token } }
}

/** A call that the database does not answer in time takes for ever. */
async function timeOf(product: Product, [, method, path, body]: Call, token: string): Promise<number> {
  const begun = performance.now()
  const { status } = await product.call(method, path, body, token)
  return status === 200 ? performance.now() - begun : Infinity
}

/** The same calls at few and at many bookings, one after the other. Times in ms. */
export async function measureGrowth(postgres: BenchPostgres, few: number, many: number, rounds: number) {
  const small = await filled(postgres, 'few_bookings', few)
  const large = await filled(postgres, 'many_bookings', many)
  const rows = []
  for (const [calls, whose] of [
    [deskCalls, 'desk'],
    [ownCalls, 'own'],
  ] as const)
    for (const call of calls) {
      const times: { small: number; large: number }[] = []
      for (let round = -1; round < rounds; round++) {
        const one = {
          small: await timeOf(small.product, call, small.tokens[whose]),
          large: await timeOf(large.product, call, large.tokens[whose]),
        }
        // The first one reads pages of the disk and compiles.
        if (round >= 0) times.push(one)
      }
      const [less, more] = [times.map((time) => time.small), times.map((time) => time.large)]
      const p95 = [quantile(less, 0.95), quantile(more, 0.95)] as const
      rows.push({ name: call[0], few: median(less), many: median(more), ratio: median(more) / median(less), p95 })
    }
  await Promise.all([small.product.stop(), large.product.stop()])
  return { rows, seconds: large.seconds }
}
