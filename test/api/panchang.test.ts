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
    month: 'Phalgun',
    monthHindi: 'फाल्गुन',
    sunrise: expect.stringMatching(/^2026-02-15T01:0/),
    sunset: expect.stringMatching(/^2026-02-15T12:/),
    tithiEnds: expect.stringMatching(/^2026-02-15T11:3/),
    doubled: null,
    skipped: null,
    afternoon: null,
    shraddh: [expect.objectContaining({ tithi: 28, name: 'Krishna Trayodashi', month: 'Phalgun' })],
    observances: [
      {
        kind: 'festival',
        name: 'Maha Shivaratri',
        nameHindi: 'महाशिवरात्रि',
        tradition: null,
        isBath: true,
        inDelhi: null,
        eclipse: null,
      },
    ],
  })
})

test('PANCHANG a month tells the hours of an eclipse, and the tithi that is at no sunrise', async () => {
  const w = await world()
  const { days } = await read(w.visitor().send('GET', '/panchang/2025-09'))
  const eclipse = days[6]?.observances.find(({ kind }) => kind === 'eclipse')
  expect(eclipse).toMatchObject({
    name: 'Lunar eclipse',
    nameHindi: 'चंद्र ग्रहण',
    eclipse: {
      sutakFrom: expect.stringMatching(/^2025-09-07T07:26/),
      begins: expect.stringMatching(/^2025-09-07T16:26/),
      ends: expect.stringMatching(/^2025-09-07T19:56/),
    },
  })
  const november = await read(w.visitor().send('GET', '/panchang/2026-11'))
  expect(november.days[27]).toMatchObject({
    name: 'Krishna Chaturthi',
    afternoon: { name: 'Krishna Panchami' },
    skipped: { name: 'Krishna Panchami', nameHindi: 'कृष्ण पंचमी' },
    shraddh: [{ name: 'Krishna Panchami', monthHindi: 'मार्गशीर्ष' }],
  })
})

test('PANCHANG what makes another address is answered with 404, and what is no month with 400, as documented', async () => {
  const w = await world()
  const statusOf = async (month: string) => (await w.visitor().send('GET', `/panchang/${month}`)).status
  for (const month of ['', '2026-11/', '2026/11', '%2e%2e'])
    expect([month, await statusOf(month)]).toEqual([month, 404])
  for (const month of ['%', '%E0%A4%A', '2026%2F11', '%00'])
    expect([month, await statusOf(month)]).toEqual([month, 400])
  const { paths } = await (await w.visitor().send('GET', '/openapi.json')).json()
  expect(Object.keys(paths['/v1/panchang/{month}'].get.responses)).toEqual(
    expect.arrayContaining(['200', '400', '404']),
  )
})

test('PANCHANG every name has a Hindi name', async () => {
  const w = await world()
  for (const month of ['2024-01', '2025-09', '2026-05', '2030-06']) {
    const { days } = await read(w.visitor().send('GET', `/panchang/${month}`))
    const names = days.flatMap((day) => [day.nameHindi, day.monthHindi, ...day.observances.map((one) => one.nameHindi)])
    expect(names.filter((name) => !devanagari.test(name))).toEqual([])
  }
})

test('PANCHANG a month that is not offered is refused in both languages', async () => {
  const w = await world()
  for (const month of ['2023-12', '2031-01', '2026-13', '2026-1', 'x', '0000-00']) {
    const answers = [
      await w.visitor().send('GET', `/panchang/${month}`),
      await w.visitor('hi').send('GET', `/panchang/${month}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    const [en, hi] = [await answers[0]?.json(), await answers[1]?.json()]
    expect(en).toMatchObject({ code: 'MONTH_OUT_OF_RANGE', message: expect.stringContaining('2024 to 2030') })
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
