import { expect, test } from 'vitest'
import { formatWait } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { longVoucher } from '../booking-samples.ts'
import { rounds, withAdvance } from '../calls.ts'
import { world } from '../world.ts'
import { drawInThread } from '../../server/documents/draw-in-thread.ts'

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

test('DOCUMENTS limit: what is refused because three are being drawn does not count', async () => {
  const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
  const { devotee, admin, id } = await withAdvance(w)
  await admin.verify(id)
  const read = (kind: string) => devotee.send('GET', `/bookings/${id}/papers/${kind}`)
  const statuses: number[] = []
  for (const _ of rounds(5)) {
    const answers = await Promise.all(rounds(7).map(() => read('voucher')))
    statuses.push(...answers.map(({ status }) => status))
  }
  const drawn = statuses.filter((status) => status === 200).length
  expect(statuses.filter((status) => status === 429).length).toBe(35 - drawn)
  for (let count = drawn; count < 30; count++) expect((await read('calendar')).status).toBe(200)
  expect((await read('calendar')).status).toBe(429)
})

test.each(languages)(
  'DOCUMENTS limit: three at the same time, then 429 until one is there, in %s',
  async (language) => {
    const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    const { devotee, admin, id } = await withAdvance(w)
    await admin.verify(id)
    const reader = w.bearer(devotee.token, language)
    const read = (who: Pick<typeof reader, 'send'>) => who.send('GET', `/bookings/${id}/papers/voucher`)
    // The documents of other people keep the queue busy, and the devotee's documents wait behind them.
    const others = rounds(8).map(() => drawInThread({ kind: 'voucher', data: longVoucher, language: 'hi' }))
    const [ofAdmin, ...answers] = await Promise.all([read(admin), ...rounds(5).map(() => read(reader))])
    await Promise.all(others)
    expect(ofAdmin.status).toBe(200)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
    for (const refused of answers.filter(({ status }) => status === 429)) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const message = m.error_too_many_documents({}, { locale: language })
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_DOCUMENTS', message })
    }
    expect((await read(reader)).status).toBe(200)
  },
)
