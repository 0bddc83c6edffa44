import { expect, test } from 'vitest'
import type { Panchang } from '../../contract/panchang.ts'
import { devanagari } from './refusals.ts'
import { serve } from './public-site.ts'
import { world } from '../world.ts'

const read = async (response: Response | Promise<Response>): Promise<Panchang> => (await (await response).json()).data

test('PANCHANG a month has each of its days with tithi, lunar month and observances in both languages', async () => {
  const w = await world()
  const { month, place, days } = await read(w.visitor().send('GET', '/panchang/2026-02'))
  expect([month, place, days.length]).toEqual(['2026-02', 'Varanasi', 28])
  expect(days[14]).toEqual({
    date: '2026-02-15',
    tithi: 28,
    paksha: 'krishna',
    name: 'Krishna Trayodashi',
    nameHindi: 'कृष्ण त्रयोदशी',
    tithiName: 'Trayodashi',
    tithiNameHindi: 'त्रयोदशी',
    month: 'Phalguna',
    monthHindi: 'फाल्गुन',
    observances: [{ kind: 'festival', name: 'Maha Shivaratri', nameHindi: 'महाशिवरात्रि' }],
  })
})

test('PANCHANG every name has a Hindi name', async () => {
  const w = await world()
  for (const month of ['2025-01', '2025-09', '2026-05', '2028-12']) {
    const { days } = await read(w.visitor().send('GET', `/panchang/${month}`))
    const names = days.flatMap((day) => [day.nameHindi, day.monthHindi, ...day.observances.map((one) => one.nameHindi)])
    expect(names.filter((name) => !devanagari.test(name))).toEqual([])
  }
})

test('PANCHANG a month that is not offered is refused in both languages', async () => {
  const w = await world()
  for (const month of ['2024-12', '2029-01', '2026-13', '2026-1', 'x', '0000-00']) {
    const answers = [
      await w.visitor().send('GET', `/panchang/${month}`),
      await w.visitor('hi').send('GET', `/panchang/${month}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    const [en, hi] = [await answers[0]?.json(), await answers[1]?.json()]
    expect(en).toMatchObject({ code: 'MONTH_OUT_OF_RANGE', message: expect.stringContaining('2025-01') })
    expect(hi.message).toMatch(devanagari)
  }
})

test('PANCHANG a month may change: it is asked for again, and not sent again while it is the same', async () => {
  const { get } = await serve(await world())
  const { headers } = await get('/v1/panchang/2026-11')
  expect(headers).not.toHaveProperty('cache-control')
  expect((await get('/v1/panchang/2026-11', { 'If-None-Match': `${headers.etag}` })).status).toBe(304)
  expect((await get('/v1/panchang/1999-01')).headers['cache-control']).toBe('no-store')
})
