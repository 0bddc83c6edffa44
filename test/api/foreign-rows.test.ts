import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { textsOf } from '../database-content.ts'
import { askBalance, post, type Sender } from '../calls.ts'
import { storedDayPhoto } from '../day-links.ts'
import { makePackage } from '../factories.ts'
import { type OpenApi, operationsOf, readDocument, type Schema } from '../openapi-document.ts'
import { placesOf } from '../places.ts'
import { firstOf, lastOf, present } from '../present.ts'
import { type World, world } from '../world.ts'
import { rows as matrix } from './role-matrix.ts'

const SCHEMA = /"#\/components\/schemas\/(\w+)"/g

/** Whether a schema contains the id of a row at any place. */
function namesRow(document: OpenApi, schema: Schema | undefined): boolean {
  const text = JSON.stringify(schema ?? {})
  const named = [...text.matchAll(SCHEMA)].map(([, name = '']) => document.components.schemas[name])
  return text.includes('"format":"uuid"') || named.some((one) => namesRow(document, one))
}

/** The calls that a USER may make and that name a row by its id. */
function callsWithIds(document: OpenApi): string[] {
  const ofStaff = new Set(matrix.filter(([, , , user]) => user === 403).map(([call]) => call))
  return operationsOf(document)
    .filter(({ parameters = [], requestBody }) => {
      const body = Object.values(requestBody?.content ?? {})[0]?.schema
      return parameters.some(({ in: place }) => place === 'path') || namesRow(document, body)
    })
    .map(({ call }) => call.replace(' /v1', ' '))
    .filter((call) => !ofStaff.has(call))
}

/** Rows that belong to everyone: the catalogue, the calendar, and a link that is its own key. */
const ofEveryone = [
  'GET /packages/city/{cityName}',
  'GET /packages/{id}',
  'GET /events/city/{cityName}',
  'GET /events/id/{id}',
  'GET /packages/{id}/days',
  'GET /events/id/{id}/days',
  'POST /cart/add',
  'GET /panchang/{month}',
  'GET /shared/{token}',
  'GET /waiting/link/{token}',
  'DELETE /waiting/link/{token}',
  'GET /inquiries/offer/{token}',
  'POST /inquiries/offer/{token}/accept',
  'GET /day/{token}',
  'POST /day/{token}/acts',
  'POST /day/{token}/undo',
  'POST /day/{token}/photos',
]

type Owned = Awaited<ReturnType<typeof owner>>

/** A devotee with a row of every kind. */
async function owner(w: World) {
  const devotee = await w.devotee({ name: 'Owner' })
  await devotee.addPackage({ headCount: 4, days: 20 })
  const booking = firstOf(await devotee.book('426812345678'))
  const paymentId = firstOf(await devotee.payments()).id
  await (await w.admin()).verify(booking.id)
  const balance = (await askBalance(devotee, booking.id)).data
  const entry = await devotee.addPooja()
  const quote = await devotee.quote(entry.id)
  const feedback = (await (await devotee.send('POST', '/feedback/create', { text: 'Good', rating: 5 })).json()).data
  await openSession(w.db, devotee.user, w.clock.now())
  const full = await makePackage(w.db)
  await placesOf(w, await w.admin(), { kind: 'PACKAGE', id: full.id }).set(10, { places: 0 })
  const wish = { subject: { kind: 'PACKAGE', id: full.id }, date: w.inDays(10), headCount: 2 }
  const waiting = (await post<{ id: string }>(devotee, '/waiting', wish)).data
  const sessions = await w.db.selectFrom('sessions').select('id').where('user_id', '=', devotee.user.id).execute()
  return {
    booking: booking.id,
    payment: paymentId,
    balance: balance.id,
    entry: entry.id,
    pooja: present(entry.CartToEvent[0]).id,
    quote: quote.reference,
    feedback: feedback.id as string,
    session: lastOf(sessions).id,
    waiting: waiting.id,
    photo: await storedDayPhoto(w.db, booking.id),
  }
}

/** The ways in which a stranger would use the rows of the owner. */
const attempts: Record<string, (own: Owned, w: World) => { path?: string; body?: unknown }> = {
  'GET /bookings/{id}': ({ booking }) => ({ path: `/bookings/${booking}` }),
  'GET /bookings/{id}/papers/{kind}': ({ booking }) => ({ path: `/bookings/${booking}/papers/receipt` }),
  'GET /bookings/{id}/photos/{photoId}': ({ booking, photo }) => ({ path: `/bookings/${booking}/photos/${photo}` }),
  'POST /bookings/{id}/share': ({ booking }) => ({ path: `/bookings/${booking}/share` }),
  'DELETE /bookings/{id}/share': ({ booking }) => ({ path: `/bookings/${booking}/share` }),
  'PUT /bookings/{id}/travellers': ({ booking }) => ({
    path: `/bookings/${booking}/travellers`,
    body: { names: 'Stranger', phoneNumber: '' },
  }),
  'PUT /bookings/{id}/buyer': ({ booking }) => ({
    path: `/bookings/${booking}/buyer`,
    body: { name: 'Stranger', address: '1 Lane', state: '27', gstin: '' },
  }),
  'PUT /bookings/{id}/sankalp': ({ booking }) => ({
    path: `/bookings/${booking}/sankalp`,
    body: { names: 'Stranger', gotra: '' },
  }),
  'POST /bookings/cancel': ({ booking }) => ({ body: { id: booking, refund: 4500 } }),
  'POST /bookings/change': ({ booking }, w) => ({ body: { id: booking, date: w.inDays(30) } }),
  'POST /waiting': ({ booking }) => ({ body: { bookingId: booking } }),
  'DELETE /waiting/{id}': ({ waiting }) => ({ path: `/waiting/${waiting}` }),
  'POST /payments/balance': ({ booking }) => ({ body: { bookingId: booking } }),
  'POST /payments/submit': ({ balance }) => ({ body: { id: balance, refNo: '666612345678' } }),
  'POST /payments/initiate': ({ entry }) => ({ body: { cartIds: [entry], vehicle: 'CAR' } }),
  'GET /payments/{id}': ({ payment }) => ({ path: `/payments/${payment}` }),
  'DELETE /cart/{id}': ({ entry }) => ({ path: `/cart/${entry}` }),
  'DELETE /cart/event/{id}': ({ pooja }) => ({ path: `/cart/event/${pooja}` }),
  'DELETE /feedback/id/{id}': ({ feedback }) => ({ path: `/feedback/id/${feedback}` }),
  'POST /feedback/id/{id}/restore': ({ feedback }) => ({ path: `/feedback/id/${feedback}/restore`, body: {} }),
  'DELETE /user/sessions/{id}': ({ session }) => ({ path: `/user/sessions/${session}` }),
}

async function attempt(who: Sender, call: string, { path, body }: { path?: string; body?: unknown }) {
  const [method = '', pattern = ''] = call.split(' ')
  const response = await who.send(method, path ?? pattern, body)
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

/** All tables except the ones that count what people do. */
async function content(w: World) {
  const { rate_limits: _, sessions: __, ...rest } = await textsOf(w)
  return rest
}

let w: World
let own: Owned
let before: Awaited<ReturnType<typeof content>>
let stranger: Awaited<ReturnType<World['devotee']>>

beforeAll(async () => {
  w = await world()
  own = await owner(w)
  stranger = await w.devotee({ name: 'Stranger' })
  await stranger.addPooja()
  before = await content(w)
})

describe('§6 rows of another person', () => {
  test('every call that names a row by its id is tried below, or its rows are for everyone', async () => {
    const document = await readDocument(w)
    expect(callsWithIds(document).toSorted()).toEqual([...Object.keys(attempts), ...ofEveryone].toSorted())
  })

  test.each(Object.keys(attempts))('§6 %s answers 404 to a stranger and changes nothing', async (call) => {
    const answer = await attempt(stranger, call, present(attempts[call])(own, w))
    expect(answer).toEqual({ status: 404, body: expect.objectContaining({ code: 'NOT_FOUND' }) })
    expect(await content(w)).toEqual(before)
  })

  test('a booking by the reference of the quote of another person is refused', async () => {
    const body = { amountPaid: 1100, refNo: '555512345678', reference: own.quote }
    expect((await attempt(stranger, 'POST /bookings/add', { body })).status).toBe(404)
    expect(await content(w)).toEqual(before)
  })
})
