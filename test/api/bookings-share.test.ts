import { describe, expect, test } from 'vitest'
import { call, cancel, change, detail, withAdvance } from '../calls.ts'
import { type World, world } from '../world.ts'

type Link = { url: string; expiresAt: string }

const share = async (who: Awaited<ReturnType<World['devotee']>>, id: string) =>
  (await call<Link>(who, 'POST', `/bookings/${id}/share`)).data

const pathOf = ({ url }: Link) => new URL(url).pathname

const open = (w: World, path: string, language?: string) =>
  call<Record<string, unknown>>(w.visitor(language), 'GET', path)

describe('MONEY share', () => {
  test('a link opens the booking without a login or any personal data', async () => {
    const { w, devotee, id, utr, paymentId, reference } = await withAdvance(await world())
    expect((await detail(devotee, id)).shared).toBe(false)
    const link = await share(devotee, id)
    expect(link.url).toMatch(/^http:\/\/tirtha\.test\/shared\/[\w-]{32}$/)
    const { status, data } = await open(w, pathOf(link))
    expect(status).toBe(200)
    expect(data).toMatchObject({
      reference,
      dateStart: '2026-12-11',
      headCount: 4,
      amountDue: 2080,
      status: 'CHECKING',
    })
    const said = JSON.stringify(data)
    for (const secret of [
      devotee.user.name,
      devotee.user.email,
      devotee.user.phone,
      devotee.user.id,
      utr,
      id,
      paymentId,
    ])
      expect(said).not.toContain(secret)
    expect(Object.keys(data).toSorted()).toEqual([
      'BookingEvents',
      'Package',
      'amountDue',
      'dateEnd',
      'dateStart',
      'driver',
      'ended',
      'headCount',
      'hotelClass',
      'live',
      'nights',
      'reference',
      'status',
      'stops',
      'vehicle',
    ])
    expect((await detail(devotee, id)).shared).toBe(true)
    // Only its hash is stored.
    const kept = await w.db.selectFrom('share_links').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(pathOf(link).split('/').at(-1))
  })

  test('every link is different, and the devotee ends all at once', async () => {
    const { w, devotee, id } = await withAdvance(await world())
    const links = [await share(devotee, id), await share(devotee, id)]
    expect(new Set(links.map(({ url }) => url)).size).toBe(2)
    expect((await call(devotee, 'DELETE', `/bookings/${id}/share`)).status).toBe(200)
    for (const link of links) expect(await open(w, pathOf(link))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await detail(devotee, id)).shared).toBe(false)
    expect((await call(devotee, 'DELETE', `/bookings/${id}/share`)).status).toBe(200)
  })

  test('a link ends a week after the journey, also if its date was changed', async () => {
    const { w, devotee, id } = await withAdvance(await world(), { days: 10 })
    const link = await share(devotee, id)
    expect(link.expiresAt).toBe('2026-12-07T18:30:00.000Z')
    expect((await detail(devotee, id)).sharedUntil).toBe(link.expiresAt)
    await change(devotee, id, w.inDays(20))
    expect((await detail(devotee, id)).sharedUntil).toBe('2026-12-17T18:30:00.000Z')
    w.clock.set('2026-12-17T18:29:59Z')
    expect((await open(w, pathOf(link))).status).toBe(200)
    w.clock.set('2026-12-17T18:30:00Z')
    expect((await open(w, pathOf(link))).status).toBe(404)
  })

  test.each(['x', 'A'.repeat(32), 'A'.repeat(100), 'A'.repeat(101), '%00', '..', '%F0%9F'])(
    'the token %j opens nothing',
    async (token) => {
      const w = await world()
      await withAdvance(w)
      const response = await w.request(`/v1/shared/${token}`)
      expect([400, 404]).toContain(response.status)
    },
  )

  test('a link to a cancelled booking says so, in the language of the reader', async () => {
    const { w, devotee, id } = await withAdvance(await world())
    const link = await share(devotee, id)
    await cancel(devotee, id, 4500, 'My mother is ill')
    const { data } = await open(w, pathOf(link))
    expect(data).toMatchObject({ status: 'CANCELLED', amountDue: 0 })
    expect(JSON.stringify(data)).not.toContain('mother')
    expect((await open(w, '/shared/wrong', 'hi')).message).toMatch(/[\u0900-\u097f]/)
  })
})
