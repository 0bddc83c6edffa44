import { expect, test } from 'vitest'
import { post } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { ask, inquiriesOf, offerOf, readerOf } from '../inquiries.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { count } from './statement-journeys.ts'

test('DESIGN speed: each call about a question or an offer sends few statements', async () => {
  const w = await world()
  const admin = await w.admin()
  const counts: Record<string, number> = {}
  const visitor = w.visitor()
  counts['POST /inquiries'] = await count(() => ask(visitor))
  counts['GET /admin/inquiries'] = await count(() => admin.send('GET', '/admin/inquiries'))
  const { id } = firstOf(await inquiriesOf(admin))
  const offer = offerOf(w, (await makePackage(w.db)).id)
  let url = ''
  counts['POST /admin/inquiries/{id}/offer'] = await count(async () => {
    url = (await post<{ url: string }>(admin, `/admin/inquiries/${id}/offer`, offer)).data.url
  })
  const reader = readerOf(w, url)
  counts['GET /inquiries/offer/{token}'] = await count(() => reader.read())
  counts['POST /admin/inquiries/{id}/close'] = await count(() =>
    admin.send('POST', `/admin/inquiries/${id}/close`, { reason: 'Too late' }),
  )
  counts['DELETE /admin/inquiries/{id}/close'] = await count(() => admin.send('DELETE', `/admin/inquiries/${id}/close`))
  counts['POST /inquiries/offer/{token}/accept'] = await count(() => reader.accept())
  counts['POST /inquiries/offer/{token}/accept, again'] = await count(() => reader.accept())
  expect(counts).toEqual({
    'POST /inquiries': 5,
    'GET /admin/inquiries': 2,
    'POST /admin/inquiries/{id}/offer': 8,
    'GET /inquiries/offer/{token}': 1,
    'POST /admin/inquiries/{id}/close': 6,
    'DELETE /admin/inquiries/{id}/close': 6,
    'POST /inquiries/offer/{token}/accept': 20,
    'POST /inquiries/offer/{token}/accept, again': 7,
  })
})
