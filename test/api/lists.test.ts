import { afterEach, describe, expect, test, vi } from 'vitest'
import { makePackage, makePooja, makeUser } from '../factories.ts'
import { nextUtr, type Sender, statusOf } from '../calls.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'

type Page = { data: unknown; nextCursor: string | null }

type Walker = (limit?: unknown, cursor?: string | null) => Promise<Response>

type Stage = { walk: Walker; add: () => Promise<unknown>; rows?: (page: Page) => { id: string }[]; most?: number }

const byQuery =
  (who: Sender, path: string): Walker =>
  (limit, cursor) =>
    who.send(
      'GET',
      `${path}?${new URLSearchParams({ ...(limit !== undefined && { limit: String(limit) }), ...(cursor && { cursor }) })}`,
    )

async function payer(w: World) {
  const devotee = await w.devotee()
  return { devotee, pay: async () => (await devotee.addPooja(), await devotee.book(nextUtr())) }
}

/** Every list that can grow, with a function that adds a row. */
const lists: [string, (w: World) => Promise<Stage>][] = [
  [
    'GET /packages/city/{cityName}',
    async (w) => ({ walk: byQuery(w.visitor(), '/packages/city/varanasi'), add: () => makePackage(w.db) }),
  ],
  [
    'GET /events/city/{cityName}',
    async (w) => ({ walk: byQuery(w.visitor(), '/events/city/varanasi'), add: () => makePooja(w.db) }),
  ],
  [
    'GET /feedback',
    async (w) => {
      const devotee = await w.devotee()
      return {
        walk: byQuery(devotee, '/feedback'),
        add: () => statusOf(devotee, '/feedback/create', { text: 'Very good' }),
      }
    },
  ],
  [
    'GET /cart',
    async (w) => {
      const devotee = await w.devotee()
      // A cart holds 50 entries.
      return { walk: byQuery(devotee, '/cart'), add: () => devotee.addPooja(), most: 50 }
    },
  ],
  [
    'GET /payments',
    async (w) => payer(w).then(({ devotee, pay }) => ({ walk: byQuery(devotee, '/payments'), add: pay })),
  ],
  [
    'GET /bookings/all',
    async (w) => payer(w).then(({ devotee, pay }) => ({ walk: byQuery(devotee, '/bookings/all'), add: pay })),
  ],
  [
    'GET /admin/user/{userId}',
    async (w) => {
      const { devotee, pay } = await payer(w)
      const rows = (page: Page) => (page.data as { bookings: { id: string }[] }).bookings
      return { walk: byQuery(await w.admin(), `/admin/user/${devotee.user.id}`), add: pay, rows }
    },
  ],
  [
    'POST /admin/user/all',
    async (w) => {
      const admin = await w.admin()
      const walk: Walker = (limit, cursor) =>
        admin.send('POST', '/admin/user/all', {
          email: 'devotee',
          ...(limit !== undefined && { limit }),
          ...(cursor && { cursor }),
        })
      await w.db.updateTable('users').set({ email: 'staff@example.com', email_key: 'staff@example.com' }).execute()
      return { walk, add: () => makeUser(w.db) }
    },
  ],
  [
    'POST /admin/payments',
    async (w) => {
      const [admin, { pay }] = [await w.admin(), await payer(w)]
      const walk: Walker = (limit, cursor) =>
        admin.send('POST', '/admin/payments', { ...(limit !== undefined && { limit }), ...(cursor && { cursor }) })
      // The newest is the last.
      return { walk, add: () => (w.clock.pass({ seconds: 1 }), pay()) }
    },
  ],
  [
    'GET /admin/today/{list}',
    async (w) => {
      const [admin, devotee] = [await w.admin(), await w.devotee()]
      const add = async () => {
        await devotee.addPackage({ days: 1 })
        await admin.verify(firstOf(await devotee.book(nextUtr())).id)
      }
      return { walk: byQuery(admin, '/admin/today/arrivals'), add }
    },
  ],
]

const ids = (stage: Stage, page: Page) => (stage.rows?.(page) ?? (page.data as { id: string }[])).map((row) => row.id)

afterEach(() => void vi.useRealTimers())

describe('CONTRACT lists', () => {
  test.each(lists)('%s gives each row once over all pages, also while rows are added', async (_, prepare) => {
    const stage = await prepare(await world())
    for (let row = 0; row < 5; row++) await stage.add()
    const before = ids(stage, await (await stage.walk()).json())
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Page = await (await stage.walk(2, cursor)).json()
      expect(ids(stage, page).length).toBeLessThanOrEqual(2)
      seen.push(...ids(stage, page))
      cursor = page.nextCursor
      if (seen.length === 2) await stage.add()
    } while (cursor && seen.length < 20)
    expect(before).toHaveLength(5)
    expect(seen.filter((id) => before.includes(id))).toEqual(before)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test.each(lists)('%s takes a limit from 1 to 100 and gives 50 without one', async (_, prepare) => {
    const stage = await prepare(await world())
    const rows = stage.most ?? 51
    for (let row = 0; row < rows; row++) await stage.add()
    const count = async (limit?: number) => ids(stage, await (await stage.walk(limit)).json()).length
    expect([await count(), await count(1), await count(100)]).toEqual([50, 1, rows])
    for (const limit of [0, 101, -1, 1.5, 'x', '', '1e1', '٣'])
      expect((await stage.walk(limit)).status, String(limit)).toBe(400)
    const malformed = await stage.walk(2, 'x')
    expect(malformed.status).toBe(400)
    expect((await malformed.json()).code).toBe('CURSOR_INVALID')
  })
})
