import { firstOf } from '../test/present.ts'
import { loadClient } from './load-client.ts'
import { quantile } from './median.ts'

export type Devotee = { email: string; password: string; token: string }
export type Mix = { url: string; devotees: Devotee[]; packageId: string; seconds: number }
export type Mixed = {
  /** Times in milliseconds. */
  kinds: { kind: Kind; count: number; p50: number; p99: number }[]
  /** Unexpected answers, with their numbers. */
  errors: Record<string, number>
}
type Kind = 'page' | 'read' | 'cart' | 'checkout' | 'login'

const DAY_MS = 24 * 60 * 60 * 1000

/** 80 % browse, 15 % change the cart, 4 % check out, 1 % log in. */
const parts: readonly (readonly [Kind, number])[] = [
  ['page', 0.4],
  ['read', 0.4],
  ['cart', 0.15],
  ['checkout', 0.04],
  ['login', 0.01],
]

function drawKind(): Kind {
  let left = Math.random()
  return parts.find(([, part]) => (left -= part) < 0)?.[0] ?? 'login'
}

const oneOf = (paths: readonly string[]): string => paths[Math.floor(Math.random() * paths.length)] ?? firstOf(paths)

/** For each devotee, one connection repeatedly makes requests that it draws from the mix. */
process.on('message', ({ url, devotees, packageId, seconds }: Mix) => {
  const send = loadClient(url, devotees.length)
  const until = performance.now() + seconds * 1000
  const times: Record<Kind, number[]> = { page: [], read: [], cart: [], checkout: [], login: [] }
  const errors: Record<string, number> = {}
  const pages = ['/landing', '/city/varanasi', '/city/ayodhya', '/landing?lang=hi', '/city/varanasi?lang=hi', '/terms']
  const reads = ['/v1/packages/city/varanasi', `/v1/packages/${packageId}`, '/v1/events/city/varanasi', '/v1/feedback']
  const addition = { packageId, headCount: 2, date: Date.now() + 20 * DAY_MS, events: [] }

  async function ask(...[asked]: Parameters<typeof send>) {
    const { status, said } = await send(asked)
    if (status >= 300) throw new Error(`${asked.method} ${asked.path.replace(/[\da-f-]{36}/, '{id}')}: ${status}`)
    return said
  }
  const call = async (method: 'POST' | 'DELETE', path: string, token?: string, body?: unknown) =>
    JSON.parse(await ask({ method, path: `/v1${path}`, token, body })).data

  const acts: Record<Kind, (devotee: Devotee) => Promise<unknown>> = {
    page: () => ask({ method: 'GET', path: oneOf(pages) }),
    read: () => ask({ method: 'GET', path: oneOf(reads) }),
    async cart({ token }) {
      const entry = await call('POST', '/cart/add', token, addition)
      await call('DELETE', `/cart/${entry.id}`, token)
    },
    async checkout({ token }) {
      const entry = await call('POST', '/cart/add', token, addition)
      const quote = await call('POST', '/payments/initiate', token, { cartIds: [entry.id], vehicle: 'CAR' })
      const refNo = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
      await call('POST', '/bookings/add', token, { amountPaid: quote.amountPayable, refNo, reference: quote.reference })
    },
    login: ({ email, password }) => call('POST', '/user/login', undefined, { email, password }),
  }

  async function visit(devotee: Devotee): Promise<void> {
    while (performance.now() < until) {
      const kind = drawKind()
      const begun = performance.now()
      try {
        await acts[kind](devotee)
        times[kind].push(performance.now() - begun)
      } catch (error) {
        const { message } = error as Error
        errors[message] = (errors[message] ?? 0) + 1
      }
    }
  }

  const tell = () =>
    process.send?.({
      kinds: parts.map(([kind]) => ({
        kind,
        count: times[kind].length,
        p50: quantile(times[kind], 0.5),
        p99: quantile(times[kind], 0.99),
      })),
      errors,
    } satisfies Mixed)
  void Promise.all(devotees.map(visit)).then(tell)
})
