import { expect, test } from 'vitest'
import { statements } from '../database.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { openSession } from '../../server/account/sessions.ts'
import { makePackage, makePooja, password } from '../factories.ts'
import { world } from '../world.ts'
import { count, deskReads, journeys, waitingCalls } from './statement-journeys.ts'
import { firstOf } from '../present.ts'

test('DESIGN speed: each call sends few statements, for a full cart no more than for a small one', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const [{ id: packageId }, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const first = await devotee.addPackage({ packageId })
  for (let added = 1; added < 20; added++) await devotee.addPackage({ packageId, headCount: 2 + (added % 9) })
  const ids = (await devotee.cart()).map((entry) => entry.id)
  const amount = (await devotee.quote(...ids)).amountPayable

  const december = 'from=2026-12-01&to=2026-12-31'
  expect({
    'GET /packages/city': await count(() => w.visitor().send('GET', '/packages/city/varanasi')),
    'GET /cities': await count(() => w.visitor().send('GET', '/cities')),
    'GET /events/id': await count(() => w.visitor().send('GET', `/events/id/${pooja.id}`)),
    'GET /packages/{id}/days': await count(() => w.visitor().send('GET', `/packages/${packageId}/days?${december}`)),
    'GET /feedback': await count(() => w.visitor().send('GET', '/feedback')),
    'GET /feedback/rating': await count(() => w.visitor().send('GET', '/feedback/rating')),
    'GET /panchang': await count(() => w.visitor().send('GET', '/panchang/2026-11')),
    'POST /user/verify': await count(() => devotee.send('POST', '/user/verify')),
    'POST /cart/add': await count(() => devotee.addPackage({ packageId })),
    'GET /cart': await count(() => devotee.cart()),
    'GET /bookings/cost': await count(() => devotee.cost()),
    'POST /payments/initiate, the same again': await count(() => devotee.quote(...ids)),
    'POST /payments/initiate, anew': await count(() => devotee.quote(first.id)),
    'POST /bookings/add, 20 entries': await count(async () => {
      await devotee.quote(...ids)
      statements.length = 0
      await devotee.book('426812345678', amount)
    }),
    'POST /bookings/verification': await count(async () => {
      const { id } = firstOf(await devotee.bookings())
      statements.length = 0
      await admin.verify(id)
    }),
    'POST /payments/verify, 19 bookings': await count(async () => {
      const { id } = firstOf(await devotee.payments())
      statements.length = 0
      await admin.send('POST', '/payments/verify', { id })
    }),
    'POST /bookings/note': await count(async () => {
      const { id } = firstOf(await devotee.bookings())
      statements.length = 0
      await admin.send('POST', '/bookings/note', { id, note: 'Needs a wheelchair.' })
    }),
    ...(await journeys(w, devotee, admin)),
    ...(await deskReads(w, admin)),
    'GET /bookings/all': await count(() => devotee.bookings()),
    'GET /payments': await count(() => devotee.payments()),
    'GET /payments/begun': await count(() => devotee.send('GET', '/payments/begun')),
    'GET /bookings/all?when=past': await count(() => devotee.send('GET', '/bookings/all?when=past')),
    'PUT /admin/places, 31 days': await count(async () => {
      const subject = { kind: 'PACKAGE', id: packageId }
      await admin.send('PUT', '/admin/places', { subject, from: w.inDays(200), to: w.inDays(230), places: 3 })
    }),
    'GET /admin/places, an empty week': await count(() => admin.send('GET', '/admin/places')),
    'GET /admin/places, a week of days with places': await (async () => {
      const subject = { kind: 'POOJA', id: (await makePooja(w.db)).id }
      await admin.send('PUT', '/admin/places', { subject, from: w.inDays(1), to: w.inDays(6), places: 3 })
      return count(() => admin.send('GET', '/admin/places'))
    })(),
    'POST /cart/add, on a day with places': await count(() => devotee.addPackage({ packageId, days: 200 })),
    ...(await waitingCalls(w, devotee, admin)),
    'GET /user/settings': await count(() => devotee.send('GET', '/user/settings')),
    'POST /user/update': await count(() =>
      devotee.send('POST', '/user/update', { name: 'Kamala', phoneNumber: '9876543210', language: 'hi' }),
    ),
    'GET /user/export': await count(() => devotee.send('GET', '/user/export')),
    'DELETE /user/sessions/{id}': await count(() => devotee.send('DELETE', `/user/sessions/${packageId}`)),
    'DELETE /user/sessions': await count(() => devotee.send('DELETE', '/user/sessions')),
    'POST /admin/user/all': await count(() => admin.send('POST', '/admin/user/all', {})),
    'GET /admin/numbers, weeks that nobody has counted': await count(() =>
      admin.send('GET', '/admin/numbers?weeks=52'),
    ),
    'GET /admin/numbers': await count(() => admin.send('GET', '/admin/numbers?weeks=52')),
    'GET /admin/history/{id}': await count(() => admin.send('GET', `/admin/history/${packageId}`)),
    'GET /admin/audit/export': await count(() => admin.send('GET', '/admin/audit/export')),
    'POST /user/login, refused': await count(() =>
      w.visitor().send('POST', '/user/login', { email: admin.user.email, password: 'wrong' }),
    ),
    'GET /admin/settings': await count(() => admin.send('GET', '/admin/settings')),
    'PUT /admin/settings, two fields': await count(async () => {
      await storeSecurityKey(w.db, 'a key of the house')
      statements.length = 0
      const settings = { branch: 'Godowlia', bankName: 'Bank of the River', key: 'a key of the house' }
      await admin.send('PUT', '/admin/settings', { settings })
    }),
    'POST /admin/settings/email': await count(() => admin.send('POST', '/admin/settings/email', {})),
    'GET /admin/first-run': await count(() => admin.send('GET', '/admin/first-run')),
    'POST /admin/first-run/test': await count(async () => {
      const another = await w.devotee()
      await another.addPackage({ packageId })
      const { id } = firstOf(await another.book('426812345777'))
      statements.length = 0
      await admin.send('POST', '/admin/first-run/test', { id })
    }),
    'GET /admin/staff': await count(() => admin.send('GET', '/admin/staff')),
    'GET /user/second-step': await count(() => admin.send('GET', '/user/second-step')),
    'GET /admin/user': await count(() => admin.send('GET', `/admin/user/${devotee.user.id}`)),
    'POST /user/password': await count(async () => {
      const { token } = await w.devotee()
      statements.length = 0
      await w.bearer(token).send('POST', '/user/password', { password, newPassword: 'a new long secret' })
    }),
    'POST /user/delete': await count(async () => {
      w.clock.pass({ days: 11 })
      const token = await openSession(w.db, devotee.user, w.clock.now())
      statements.length = 0
      await w.bearer(token).send('POST', '/user/delete', { password })
    }),
    'POST /admin/history/{id}/undo': await count(async () => {
      // This is the last one, because all public content is read again after it.
      const editor = await w.admin()
      const key = 'a key of the house'
      await editor.send('POST', `/packages/${packageId}/status`, { status: 'WITHDRAWN', key })
      const { data } = await (await editor.send('GET', `/admin/history/${packageId}`)).json()
      statements.length = 0
      await editor.send('POST', `/admin/history/${packageId}/undo`, { entryId: data[0].id, key })
    }),
  }).toEqual({
    'GET /packages/city': 1,
    'GET /cities': 1,
    'GET /events/id': 1,
    'GET /packages/{id}/days': 2,
    'GET /feedback': 1,
    'GET /feedback/rating': 1,
    'GET /panchang': 1,
    'POST /user/verify': 1,
    'POST /cart/add': 4,
    'GET /cart': 2,
    'GET /bookings/cost': 2,
    'POST /payments/initiate, the same again': 5,
    'POST /payments/initiate, anew': 6,
    'POST /bookings/add, 20 entries': 6,
    'POST /bookings/verification': 21,
    'POST /payments/verify, 19 bookings': 22,
    'POST /bookings/note': 5,
    'GET /bookings/{id}': 10,
    'POST /payments/reject': 16,
    'POST /payments/submit, the right one': 11,
    'POST /payments/verify, to be undone': 17,
    'POST /payments/undo': 26,
    'POST /admin/payments': 5,
    'GET /admin/today': 2,
    'GET /admin/today/{list}': 2,
    'POST /payments/verify': 22,
    'POST /admin/bookings, held': 17,
    'POST /admin/bookings, in cash': 48,
    'POST /payments/cash': 29,
    'POST /payments/cash, the same again': 10,
    'GET /admin/cash': 3,
    'POST /admin/cash': 9,
    'POST /payments/balance': 8,
    'POST /payments/balance, the same again': 7,
    'POST /payments/submit, of the rest': 9,
    'POST /payments/verify, all paid': 22,
    'POST /bookings/change': 19,
    'POST /bookings/driver': 8,
    'POST /admin/people': 5,
    'GET /admin/people': 2,
    'POST /admin/people/{id}/journeys': 10,
    'GET /admin/sheets/{kind}/{personId}/{date}': 7,
    'GET /admin/sheets/{kind}/{personId}/{date}/pdf': 7,
    'POST /admin/sheets/{kind}/{personId}/{date}/link': 10,
    'DELETE /admin/sheets/{kind}/{personId}/{date}/link': 10,
    'GET /day/{token}': 3,
    'POST /day/{token}/acts': 44,
    'POST /day/{token}/undo': 34,
    'POST /day/{token}/photos': 12,
    'PUT /admin/people/{id}': 6,
    'DELETE /admin/people/{id}': 4,
    'PUT /bookings/{id}/sankalp': 5,
    'PUT /bookings/{id}/sankalp, by staff': 6,
    'PUT /bookings/{id}/travellers, by staff': 6,
    'PUT /bookings/{id}/buyer, by staff': 6,
    'POST /bookings/{id}/share': 5,
    'GET /shared/{token}': 2,
    'DELETE /bookings/{id}/share': 5,
    'GET /bookings/{id}/papers/calendar': 5,
    'GET /bookings/{id}/papers/invoice': 3,
    'POST /bookings/cancel': 23,
    'GET /admin/panchang': 2,
    'PUT /admin/panchang': 6,
    'DELETE /admin/panchang': 6,
    'POST /statements/preview': 2,
    'GET /statements': 2,
    'GET /statements/{id}': 10,
    'GET /statements/{id}/lines': 4,
    'GET /statements/{id}/missing': 3,
    'GET /admin/mailbox': 1,
    'POST /statements/alerts': 17,
    'POST /statements/alerts, 20 of them': 17,
    'GET /admin/search, a name': 5,
    'GET /admin/search, a UTR': 4,
    'GET /admin/search, digits': 5,
    'GET /admin/lists/bookings': 3,
    'GET /admin/lists/payments': 3,
    'GET /admin/lists/documents': 3,
    'GET /admin/lists/people': 3,
    'GET /admin/lists/feedback': 2,
    'GET /refunds': 6,
    'POST /refunds/sent': 15,
    'GET /bookings/all': 3,
    'GET /payments': 2,
    'GET /payments/begun': 2,
    'GET /bookings/all?when=past': 2,
    'PUT /admin/places, 31 days': 12,
    'GET /admin/places, an empty week': 2,
    'GET /admin/places, a week of days with places': 3,
    'POST /cart/add, on a day with places': 6,
    'GET /user/settings': 3,
    'POST /user/update': 2,
    'GET /user/export': 13,
    'DELETE /user/sessions/{id}': 2,
    'DELETE /user/sessions': 2,
    'POST /admin/user/all': 2,
    'GET /admin/numbers, weeks that nobody has counted': 21,
    'GET /admin/numbers': 9,
    'POST /admin/accounts/filed': 5,
    'GET /admin/history/{id}': 2,
    'GET /admin/audit': 3,
    'GET /admin/audit/export': 2,
    'POST /user/login, refused': 2,
    'GET /admin/settings': 2,
    'PUT /admin/settings, two fields': 12,
    'POST /admin/history/{id}/undo': 7,
    'POST /admin/settings/email': 4,
    'GET /admin/first-run': 2,
    'POST /admin/first-run/test': 32,
    'GET /admin/staff': 3,
    'GET /user/second-step': 2,
    'GET /admin/user': 4,
    'POST /user/password': 5,
    'POST /user/delete': 22,
    'POST /waiting': 9,
    'GET /waiting': 2,
    'GET /admin/waiting/{id}': 2,
    'DELETE /waiting/{id}': 6,
    'GET /waiting/link/{token}': 1,
    'DELETE /waiting/link/{token}': 8,
  })
})
