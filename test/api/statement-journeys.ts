import { newId } from '../../db/new-id.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { listNames } from '../../domain/desk-list.ts'
import { statements } from '../database.ts'
import { makePackage, makeStop } from '../factories.ts'
import { post } from '../calls.ts'
import { phoneOf } from '../day-links.ts'
import { phoneBookingOf } from '../phone-bookings.ts'
import { picture } from '../photos.ts'
import { preview, statementCsv, uploaded } from './statement-files.ts'
import type { World } from '../world.ts'
import { firstOf } from '../present.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { leaveTokenOf } from '../places.ts'

/** The number of round trips of a call, including those of the session and of commit; begin is sent with the next statement. */
export async function count(call: () => Promise<unknown>): Promise<number> {
  statements.length = 0
  await call()
  return statements.length
}

type Devotee = Awaited<ReturnType<World['devotee']>>

type Admin = Awaited<ReturnType<World['admin']>>

/** The calls about a booking, one after another, with documents, refund and link. */
export async function journeys(w: World, devotee: Devotee, admin: Admin) {
  const { id: single } = await devotee.addPackage({ headCount: 4, days: 40 })
  const first = firstOf(await devotee.book('426812345679', (await devotee.quote(single)).amountPayable))
  const { id } = first
  const advance = firstOf(await devotee.payments()).id
  const balance = async () =>
    (await (await devotee.send('POST', '/payments/balance', { bookingId: id })).json()).data.id
  const link = async () => (await (await devotee.send('POST', `/bookings/${id}/share`)).json()).data.url as string
  const verify = (paymentId: string) => admin.send('POST', '/payments/verify', { id: paymentId })
  const reject = (paymentId: string) => admin.send('POST', '/payments/reject', { id: paymentId, reason: 'NOT_FOUND' })
  const driver = { id, name: 'Ramesh', phone: '9876543210', vehicle: 'Innova' }
  const counts: Record<string, number> = {}
  const counting = async (name: string, call: () => Promise<unknown>) => void (counts[name] = await count(call))

  await counting('GET /bookings/{id}', () => devotee.send('GET', `/bookings/${id}`))
  await counting('POST /payments/reject', () => reject(advance))
  await counting('POST /payments/submit, the right one', () =>
    devotee.send('POST', '/payments/submit', { id: advance, refNo: '426812345680' }),
  )
  await counting('POST /payments/verify, to be undone', () =>
    admin.send('POST', '/payments/verify', { id: advance, undoable: true }),
  )
  await counting('POST /payments/undo', () => admin.send('POST', '/payments/undo', { id: advance }))
  await counting('POST /admin/payments', () => admin.send('POST', '/admin/payments', {}))
  await counting('GET /admin/today', () => admin.send('GET', '/admin/today'))
  await counting('GET /admin/today/{list}', () => admin.send('GET', '/admin/today/balances'))
  await counting('POST /payments/verify', () => verify(advance))
  const caller = { devotee: { name: 'Meena', phoneNumber: '98390 60606' } }
  const phone = phoneBookingOf(w, (await makePackage(w.db)).id)
  await counting('POST /admin/bookings, held', () => phone(admin, caller))
  const paid = { method: 'CASH', amount: 4720, receivedOn: w.inDays(0) }
  await counting('POST /admin/bookings, in cash', () => phone(admin, { ...caller, paid }))
  const cash = { bookingId: id, amount: 80, receivedOn: w.inDays(0) }
  await counting('POST /payments/cash', () => admin.send('POST', '/payments/cash', cash))
  await counting('POST /payments/cash, the same again', () => admin.send('POST', '/payments/cash', cash))
  await counting('POST /admin/accounts/filed', () => admin.send('POST', '/admin/accounts/filed', { month: '2026-10' }))
  await counting('GET /admin/audit', () => admin.send('GET', '/admin/audit'))
  await counting('GET /admin/cash', () => admin.send('GET', '/admin/cash'))
  const drawer = { staffId: admin.user.id, date: w.inDays(0), expected: 4800, counted: 4800 }
  await counting('POST /admin/cash', () => admin.send('POST', '/admin/cash', drawer))
  await counting('POST /payments/balance', () => balance())
  await counting('POST /payments/balance, the same again', () => balance())
  const rest = await balance()
  await counting('POST /payments/submit, of the rest', () =>
    devotee.send('POST', '/payments/submit', { id: rest, refNo: '426812345681' }),
  )
  await counting('POST /payments/verify, all paid', () => verify(rest))
  await counting('POST /bookings/change', () => devotee.send('POST', '/bookings/change', { id, date: w.inDays(50) }))
  await counting('POST /bookings/driver', () => admin.send('POST', '/bookings/driver', driver))
  const ramesh = { kind: 'DRIVER', name: 'Ramesh Kumar', phoneNumber: '9876543210' }
  await counting('POST /admin/people', () => admin.send('POST', '/admin/people', ramesh))
  await counting('GET /admin/people', () => admin.send('GET', '/admin/people?kind=DRIVER'))
  const person = (await (await admin.send('GET', '/admin/people')).json()).data[0].id
  const chosen = { bookingIds: [id] }
  await counting('POST /admin/people/{id}/journeys', () =>
    admin.send('POST', `/admin/people/${person}/journeys`, chosen),
  )
  const sheet = `/admin/sheets/driver/${person}/${dayOf(w.inDays(50))}`
  await counting('GET /admin/sheets/{kind}/{personId}/{date}', () => admin.send('GET', sheet))
  await counting('GET /admin/sheets/{kind}/{personId}/{date}/pdf', () => admin.send('GET', `${sheet}/pdf`))
  const made = async () => (await (await admin.send('POST', `${sheet}/link`, {})).json()).data.url as string
  await counting('POST /admin/sheets/{kind}/{personId}/{date}/link', () => made())
  await counting('DELETE /admin/sheets/{kind}/{personId}/{date}/link', () => admin.send('DELETE', `${sheet}/link`))
  const onDay = `/admin/sheets/driver/${person}/${dayOf(w.inDays(0))}/link`
  const { url } = (await (await admin.send('POST', onDay, {})).json()).data
  const day = new URL(url).pathname
  await counting('GET /day/{token}', () => w.visitor().send('GET', day))
  const today = (await phone(admin, { ...caller, date: w.inDays(0) })).data.id
  await admin.send('POST', `/admin/people/${person}/journeys`, { bookingIds: [today] })
  const press = { id: newId(), bookingId: today, item: 'cash', amount: 10, at: w.clock.now().toISOString() }
  await counting('POST /day/{token}/acts', () => w.visitor().send('POST', `${day}/acts`, press))
  await counting('POST /day/{token}/undo', () => w.visitor().send('POST', `${day}/undo`, { id: press.id }))
  w.env.DAY_PHOTOS = 'yes'
  const stops = JSON.stringify([makeStop()])
  await w.db.updateTable('packages').set({ stops }).execute()
  const bytes = await picture().jpeg().toBuffer()
  await counting('POST /day/{token}/photos', () => phoneOf(w, url).photo(today, 'stop:0', bytes))
  await counting('PUT /admin/people/{id}', () => admin.send('PUT', `/admin/people/${person}`, ramesh))
  await counting('DELETE /admin/people/{id}', () => admin.send('DELETE', `/admin/people/${person}`))
  const names = { names: 'Kamala', gotra: 'Vatsa' }
  await counting('PUT /bookings/{id}/sankalp', () => devotee.send('PUT', `/bookings/${id}/sankalp`, names))
  await counting('PUT /bookings/{id}/sankalp, by staff', () =>
    admin.send('PUT', `/bookings/${id}/sankalp`, { ...names, gotra: '' }),
  )
  await counting('PUT /bookings/{id}/travellers, by staff', () =>
    admin.send('PUT', `/bookings/${id}/travellers`, { names: 'Meena', phoneNumber: '' }),
  )
  await counting('PUT /bookings/{id}/buyer, by staff', () =>
    admin.send('PUT', `/bookings/${id}/buyer`, { name: 'Meena', address: '1 Lane', state: '27', gstin: '' }),
  )
  await counting('POST /bookings/{id}/share', () => link())
  const path = new URL(await link()).pathname
  await counting('GET /shared/{token}', () => w.visitor().send('GET', path))
  await counting('DELETE /bookings/{id}/share', () => devotee.send('DELETE', `/bookings/${id}/share`))
  await counting('GET /bookings/{id}/papers/calendar', () => devotee.send('GET', `/bookings/${id}/papers/calendar`))
  await counting('GET /bookings/{id}/papers/invoice', () => devotee.send('GET', `/bookings/${id}/papers/invoice`))
  await counting('POST /bookings/cancel', () => devotee.send('POST', '/bookings/cancel', { id, refund: 6372 }))
  for (const list of listNames)
    await counting(`GET /admin/lists/${list}`, () => admin.send('GET', `/admin/lists/${list}?search=devotee`))
  await counting('GET /refunds', () => admin.send('GET', '/refunds'))
  const refund = await w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  await counting('POST /refunds/sent', () => admin.send('POST', '/refunds/sent', { id: refund.id, refNo: 'N32626' }))
  return counts
}

/** The reads of the desk: a statement with a payment to check, and the search. */
export async function deskReads(w: World, admin: Admin) {
  const devotee = await w.devotee()
  await devotee.addPooja({ days: 40 })
  const { reference } = firstOf(await devotee.book('426812345690'))
  const file = statementCsv([[reference, 1000]])
  const { id } = await uploaded(w, admin, file)
  const get = (path: string) => count(() => admin.send('GET', path))
  const diwali = '/admin/panchang/2026-11-08/diwali'
  return {
    'GET /admin/panchang': await get('/admin/panchang/2026'),
    'PUT /admin/panchang': await count(() => admin.send('PUT', diwali, { day: null })),
    'DELETE /admin/panchang': await count(() => admin.send('DELETE', diwali)),
    'POST /statements/preview': await count(() => preview(w, admin, file)),
    'GET /statements': await get('/statements'),
    'GET /statements/{id}': await get(`/statements/${id}`),
    'GET /statements/{id}/lines': await get(`/statements/${id}/lines?kind=REVIEW`),
    'GET /statements/{id}/missing': await get(`/statements/${id}/missing?standing=PROPOSED`),
    'GET /admin/mailbox': await get('/admin/mailbox'),
    'POST /statements/alerts': await count(() => admin.send('POST', '/statements/alerts', { text: alertTexts(1) })),
    'POST /statements/alerts, 20 of them': await count(() =>
      admin.send('POST', '/statements/alerts', { text: alertTexts(20) }),
    ),
    'GET /admin/search, a name': await get('/admin/search?q=devotee'),
    'GET /admin/search, a UTR': await get('/admin/search?q=426812345690'),
    'GET /admin/search, digits': await get('/admin/search?q=1234'),
  }
}

/** So many alerts of other transfers, each of them twice. */
const alertTexts = (many: number) =>
  Array.from({ length: many }, (_, at) => `UPI Ref 6325${many.toString().padStart(4, '0')}${1000 + at}`)
    .flatMap((reference) => [
      `credited to a/c XX1234 on 21-11-26 ${reference}`,
      `credited in XX1234 on 21-11-26. ${reference}`,
    ])
    .map((text) => `Rs.5.00 ${text}`)
    .join('\n\n')

/** A devotee waits for a day of a package that has no place left. */
export async function waitingCalls(w: World, devotee: Devotee, admin: Admin) {
  const { id } = await makePackage(w.db)
  const subject = { kind: 'PACKAGE', id }
  await admin.send('PUT', '/admin/places', { subject, from: w.inDays(9), to: w.inDays(9), places: 0 })
  const join = () => post<{ id: string }>(devotee, '/waiting', { subject, date: w.inDays(9), headCount: 2 })
  const joined = await count(join)
  const { data } = await join()
  const counted = {
    'POST /waiting': joined,
    'GET /waiting': await count(() => devotee.send('GET', '/waiting')),
    'GET /admin/waiting/{id}': await count(() => admin.send('GET', `/admin/waiting/${id}`)),
    'DELETE /waiting/{id}': await count(() => devotee.send('DELETE', `/waiting/${data.id}`)),
  }
  await join()
  await admin.send('PUT', '/admin/places', { subject, from: w.inDays(9), to: w.inDays(9), places: 1 })
  await offerFreePlaces(w.db, w.clock.now())
  const link = `/waiting/link/${await leaveTokenOf(w)}`
  return {
    ...counted,
    'GET /waiting/link/{token}': await count(() => w.visitor().send('GET', link)),
    'DELETE /waiting/link/{token}': await count(() => w.visitor().send('DELETE', link)),
  }
}
