import { noOfferFacts } from '../no-offer-facts.ts'
import { describe, expect, test } from 'vitest'
import { noFacts } from '../../domain/itinerary.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { routes } from '../contract-check.ts'
import { password } from '../factories.ts'
import type { Received } from '../memory-server.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { traveller } from './travellers.ts'
import { newPackage, newPooja, publicSite, serve } from './public-site.ts'
import { somewhere } from './raw-calls.ts'

const dataOf = ({ text }: Received) => JSON.parse(text).data

describe('DESIGN public reads from memory', () => {
  test('the second answer to each public read asks the database nothing, and is the same', async () => {
    const { get, paths, statementsOf } = await publicSite()
    for (const path of Object.values(paths)) {
      const first = await get(path)
      expect([path, first.status]).toEqual([path, 200])
      expect([path, await statementsOf(() => get(path))]).toEqual([path, 0])
      expect((await get(path)).text).toBe(first.text)
    }
  })

  test('an answer has the headers and the text of one without memory, in both languages', async () => {
    const { get, w, paths } = await publicSite()
    for (const path of Object.values(paths))
      for (const language of ['en', 'hi-IN,hi;q=0.9,en;q=0.8', '']) {
        const headers = { 'Accept-Language': language }
        const plain = await w.app.request(path, { headers })
        for (const answer of [await get(path, headers), await get(path, headers)]) {
          const { etag, date, connection, 'keep-alive': _, 'content-length': length, ...rest } = answer.headers
          expect({ ...rest, 'x-request-id': '' }).toEqual({ ...Object.fromEntries(plain.headers), 'x-request-id': '' })
          expect([etag, date, connection, length]).not.toContain(undefined)
        }
        expect((await get(path, headers)).text).toBe(await plain.text())
      }
  })

  test('each answer has an id of its own, which the log names', async () => {
    const lines: string[] = []
    const w = await world({ onLog: (line) => lines.push(line) })
    const { get } = await serve(w)
    await get('/v1/feedback')
    lines.length = 0
    const ids = [await get('/v1/feedback'), await get('/v1/feedback')].map(({ headers }) => headers['x-request-id'])
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(logged.map(({ requestId }) => requestId)).toEqual(ids)
    expect(logged[0]).toMatchObject({ method: 'GET', route: '/v1/feedback', status: 200, ms: expect.any(Number) })
    expect(new Set(ids).size).toBe(2)
  })

  test('an edit of the catalogue shows in the next answer', async () => {
    const { get, packageId, poojaId, editPackage, editPooja, paths } = await publicSite()
    for (const path of Object.values(paths)) await get(path)
    await editPackage()
    const edited = {
      id: packageId,
      ...noFacts,
      ...noOfferFacts,
      seats: null,
      ...newPackage,
      season: null,
      gstPercent: null,
      photos: [],
    }
    expect(dataOf(await get(paths.package))).toEqual(edited)
    expect(dataOf(await get(paths.packages))).toEqual([edited])
    await editPooja()
    expect(dataOf(await get(paths.pooja))).toEqual({
      id: poojaId,
      ...noOfferFacts,
      included: [],
      includedHindi: [],
      ...newPooja,
      season: null,
      gstPercent: null,
      photos: [],
    })
    expect(dataOf(await get(paths.poojas))).toEqual([
      {
        id: poojaId,
        ...noOfferFacts,
        included: [],
        includedHindi: [],
        ...newPooja,
        season: null,
        gstPercent: null,
        photos: [],
      },
    ])
  })

  test('feedback shows at once when it is written, deleted, and when its author changes the name or leaves', async () => {
    const { get, w, paths, statementsOf } = await publicSite()
    const devotee = await traveller(w, { name: 'Kamala' })
    const shown = async () =>
      dataOf(await get(paths.feedback)).map((one: { text: string; User: { name: string } }) => [
        one.text,
        one.User.name,
      ])
    expect([await shown(), dataOf(await get(paths.rating)).count]).toEqual([[], 0])
    const written = await (await devotee.send('POST', '/feedback/create', { text: 'Calm', rating: 4 })).json()
    expect([await shown(), dataOf(await get(paths.rating))]).toEqual([
      [['Calm', 'Kamala']],
      { count: 1, average: 4, stars: [0, 0, 0, 1, 0] },
    ])
    await devotee.send('POST', '/user/update', { name: 'Kamala Devi', phoneNumber: '9876543210', language: 'hi' })
    expect(await shown()).toEqual([['Calm', 'Kamala Devi']])
    await devotee.send('DELETE', `/feedback/id/${written.data.id}`)
    expect([await shown(), dataOf(await get(paths.rating)).count]).toEqual([[], 0])
    await devotee.send('POST', '/feedback/create', { text: 'Again' })
    expect(await shown()).toHaveLength(1)
    expect((await devotee.send('POST', '/user/delete', { password })).status).toBe(200)
    expect([await shown(), dataOf(await get(paths.rating)).count]).toEqual([[], 0])
    // Feedback is not part of the catalogue, whose answers stay.
    await get(paths.packages)
    await (await w.devotee()).send('POST', '/feedback/create', { text: 'Calm' })
    expect(await statementsOf(() => get(paths.packages))).toBe(0)
  })

  test('an old price in memory never gets into a cart, a quote or a booking', async () => {
    const { get, w, packageId, paths } = await publicSite()
    const devotee = await w.devotee()
    const entry = await devotee.addPackage({ packageId })
    expect(dataOf(await get(paths.package)).price).toBe(4000)
    // Another process has made the change, and its message has not come yet.
    await w.db
      .updateTable('packages')
      .set({ price: paiseFromRupees(3000) })
      .where('id', '=', packageId)
      .execute()
    expect(dataOf(await get(paths.package)).price).toBe(4000)
    expect(firstOf(await devotee.cart())).toMatchObject({ amount: 3000, Package: { price: 3000 } })
    expect(await devotee.cost()).toBe(3540)
    expect(await devotee.quote(entry.id)).toMatchObject({ order: 3000, amountTotal: 3540 })
    expect(firstOf(await devotee.book('426812345678', 3540))).toMatchObject({ amountTotal: 3540 })
  })
})

describe('DESIGN public reads: nothing of a person is kept', () => {
  test('a request with a login, a cookie or a body is not answered from memory', async () => {
    const { get, send, w, paths, statementsOf } = await publicSite()
    const { token } = await w.devotee()
    await get(paths.packages)
    const personal: Record<string, string>[] = [
      { Authorization: 'Basic dGlydGhh' },
      { Cookie: 'session=1' },
      { Cookie: 'language=hi; session=1' },
      { Cookie: 'language=xx' },
      { 'Content-Length': '0' },
    ]
    for (const headers of personal)
      expect([headers, await statementsOf(() => get(paths.packages, headers))]).toEqual([headers, 1])
    // One more statement checks whether the login belongs to staff, who also read drafts.
    expect(await statementsOf(() => get(paths.packages, { Authorization: `Bearer ${token}` }))).toBe(2)
    const withBody = { path: paths.packages, headers: { 'Transfer-Encoding': 'chunked' }, body: '{}' }
    expect(await statementsOf(() => send(withBody))).toBe(1)
    for (const Cookie of ['language=hi', 'languageSelected=hi; language=hi', 'language=en; languageSelected=en'])
      expect(await statementsOf(() => get(paths.packages, { Cookie }))).toBe(0)
  })

  test('no call that needs a login is kept, whoever sends it', async () => {
    const { get, w } = await publicSite()
    const { token } = await w.devotee()
    const reads = routes.filter(({ method, security }) => method === 'get' && security?.length)
    expect(reads.length).toBeGreaterThan(8)
    for (const { path } of reads)
      for (const headers of [undefined, { Authorization: `Bearer ${token}` }])
        await get(`/v1${path.replaceAll(/\{\w+\}/g, somewhere)}`, headers)
    expect(w.answers.usage()).toMatchObject({ entries: 0, found: 0, made: 0 })
  })

  test('other addresses and failures are not kept', async () => {
    const { get, w } = await publicSite()
    for (const [path, status] of [
      ['/v1/packages/city/varanasi?limit=7', 200],
      ['/v1/packages/city/varanasi?limit=100&x=1', 200],
      ['/v1/packages/city/atlantis', 200],
      ['/v1/packages/x', 404],
      [`/v1/packages/${somewhere}`, 404],
      ['/v1/feedback?cursor=x', 400],
      ['/v1/shared/token', 404],
      ['/healthz', 200],
    ] as const)
      expect([path, (await get(path)).status]).toEqual([path, status])
    expect(w.answers.usage()).toMatchObject({ entries: 0, found: 0 })
  })

  test('a failure names the id of its request, and the next request asks again', async () => {
    const { get, w, packageId, paths } = await publicSite()
    await w.db.deleteFrom('packages').where('id', '=', packageId).execute()
    const missing = await get(paths.package)
    expect([missing.status, JSON.parse(missing.text).requestId]).toEqual([404, missing.headers['x-request-id']])
    expect(missing.headers).not.toHaveProperty('etag')
    expect((await get(paths.package)).headers['x-request-id']).not.toBe(missing.headers['x-request-id'])
  })
})
