import { expect, test } from 'vitest'
import { formatWait } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { withAdvance } from '../calls.ts'
import { world } from '../world.ts'

test.each(languages)('DOCUMENTS limit: an account gets 30 documents a minute, then 429 in %s', async (language) => {
  const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
  const { devotee, admin, id } = await withAdvance(w)
  await admin.verify(id)
  const reader = w.bearer(devotee.token, language)
  const read = (who: Pick<typeof reader, 'send'>, kind: string) => who.send('GET', `/bookings/${id}/papers/${kind}`)
  const first = await read(reader, 'voucher')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  for (let times = 1; times < 30; times++) expect((await read(reader, 'calendar')).status).toBe(200)
  const refused = await read(reader, 'voucher')
  const seconds = Number(refused.headers.get('retry-after'))
  expect([refused.status, seconds > 0]).toEqual([429, true])
  const message = m.error_too_many_requests({ time: formatWait(seconds, language) }, { locale: language })
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message })
  expect((await read(admin, 'voucher')).status).toBe(200)
})
