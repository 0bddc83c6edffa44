import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { connectPostgres } from '../../db/connect.ts'
import { makePackage, makePooja, makeUser } from '../factories.ts'
import { type World, world } from '../world.ts'

const devanagari = /[\u0900-\u097f]/
const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}
const otherTime = crypto.randomUUID()
type Language = 'en' | 'hi'
type Stage = { w: World; language: Language }

const visitor = ({ w, language }: Stage) => w.visitor(language)
const devotee = ({ w, language }: Stage) => w.devotee({ language })
const admin = async ({ w, language }: Stage) => w.bearer((await w.admin()).token, language)
const register = (stage: Stage, over: object) => visitor(stage).send('POST', '/user/register', { ...kamala, ...over })
const addToCart = async (stage: Stage, over: object) =>
  (await devotee(stage)).send('POST', '/cart/add', {
    packageId: '',
    headCount: 0,
    date: stage.w.inDays(3),
    events: [],
    ...over,
  })
const feedback = async (stage: Stage, body: unknown) => (await devotee(stage)).send('POST', '/feedback/create', body)
const raw = async (stage: Stage, body: string, type = 'application/json') => {
  const { token } = await devotee(stage)
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': stage.language, 'Content-Type': type }
  return stage.w.request('/v1/feedback/create', { method: 'POST', headers, body })
}
const eventEdit = async (stage: Stage, over: object) => {
  const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const words = { nameHindi: 'पूजा', details: 'x', detailsHindi: 'x', cost: 1, key: 'wrong' }
  return (await admin(stage)).send('POST', '/events/edit', {
    event: { ...(await makePooja(stage.w.db)), ...place, ...words, ...over },
  })
}
const book = (who: Awaited<ReturnType<World['devotee']>>, amountPaid: number, refNo = '426812345678') =>
  who.send('POST', '/bookings/add', { amountPaid, refNo })

/** For every code of the contract, a way to get it. */
const ways: Record<ErrorCode, (stage: Stage) => Promise<Response>> = {
  INVALID_INPUT: (stage) => feedback(stage, { text: 'x', rating: 9 }),
  BAD_JSON: (stage) => raw(stage, '{'),
  BAD_TEXT: (stage) => feedback(stage, { text: '\u0000' }),
  FIELDS_REQUIRED: (stage) => register(stage, { name: '' }),
  PHONE_INVALID: (stage) => register(stage, { phoneNumber: '12' }),
  PASSWORD_LENGTH: (stage) => register(stage, { password: 'short' }),
  PASSWORD_COMMON: (stage) => register(stage, { password: 'password1' }),
  PASSWORD_IS_EMAIL: (stage) => register(stage, { password: kamala.email }),
  BAD_CREDENTIALS: (stage) => visitor(stage).send('POST', '/user/login', { email: kamala.email, password: 'wrong' }),
  OTP_INVALID: (stage) =>
    visitor(stage).send('POST', '/user/verifyOtp', {
      email: kamala.email,
      otp: '000000',
      password: 'a new long secret',
    }),
  NOTHING_SELECTED: (stage) => addToCart(stage, {}),
  PACKAGE_AND_POOJA: (stage) =>
    addToCart(stage, { packageId: otherTime, headCount: 2, events: [{ eventId: otherTime, date: 1 }] }),
  MANY_POOJAS: (stage) =>
    addToCart(stage, { events: [otherTime, otherTime].map((eventId) => ({ eventId, date: stage.w.inDays(3) })) }),
  POOJA_DATE_REQUIRED: (stage) => addToCart(stage, { events: [{ eventId: otherTime }] }),
  ARRIVAL_DATE_REQUIRED: (stage) => addToCart(stage, { packageId: otherTime, headCount: 2, date: null }),
  HEAD_COUNT_RANGE: (stage) => addToCart(stage, { packageId: otherTime, headCount: 12 }),
  DATE_OUT_OF_RANGE: async (stage) =>
    addToCart(stage, { packageId: (await makePackage(stage.w.db)).id, headCount: 2, date: stage.w.inDays(0) }),
  UTR_INVALID: async (stage) => book(await devotee(stage), 1, '123'),
  MONEY_DECIMALS: (stage) => eventEdit(stage, { cost: 1.001 }),
  DUPLICATE_IDS: async (stage) =>
    (await devotee(stage)).send('POST', '/payments/initiate', { cartIds: [otherTime, otherTime], vehicle: 'CAR' }),
  FEEDBACK_LENGTH: (stage) => feedback(stage, { text: '' }),
  CURSOR_INVALID: (stage) => visitor(stage).send('GET', '/feedback?cursor=x'),
  UNAUTHENTICATED: (stage) => visitor(stage).send('GET', '/cart'),
  FORBIDDEN: async (stage) => (await admin(stage)).send('GET', '/cart'),
  BAD_KEY: (stage) => eventEdit(stage, {}),
  NOT_FOUND: (stage) => visitor(stage).send('GET', '/packages/x'),
  METHOD_NOT_ALLOWED: (stage) => visitor(stage).send('PUT', '/feedback', {}),
  EMAIL_TAKEN: async (stage) => (await makeUser(stage.w.db, { email: kamala.email }), register(stage, {})),
  UTR_TAKEN: async (stage) => {
    const [first, second] = [await devotee(stage), await devotee(stage)]
    for (const who of [first, second]) await who.addPooja()
    await book(first, 1100)
    return book(second, 1100)
  },
  AMOUNT_CHANGED: async (stage) => {
    const who = await devotee(stage)
    await who.addPooja()
    return book(who, 1)
  },
  DATE_PASSED: async (stage) => {
    const who = await devotee(stage)
    await who.addPooja({ days: 1 })
    stage.w.clock.pass({ days: 3 })
    return book(who, 1100)
  },
  CART_EMPTY: async (stage) => book(await devotee(stage), 1),
  CART_FULL: async (stage) => {
    const who = await devotee(stage)
    const { id } = await makePooja(stage.w.db)
    const event = { eventId: id, date: stage.w.inDays(3) }
    for (let entry = 0; entry < 50; entry++) await who.addPooja({ eventId: id })
    return who.send('POST', '/cart/add', { packageId: '', headCount: 0, date: event.date, events: [event] })
  },
  BODY_TOO_LARGE: (stage) => raw(stage, '{}'.padEnd(70_000)),
  NOT_JSON: (stage) => raw(stage, '{}', 'text/plain'),
  TOO_MANY_REQUESTS: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    await limited.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
    return limited.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
  },
  INTERNAL: async (stage) => {
    await sql`alter table feedback rename to feedback_away`.execute(stage.w.db)
    return visitor(stage)
      .send('GET', '/feedback')
      .finally(() => sql`alter table feedback_away rename to feedback`.execute(stage.w.db))
  },
  UNAVAILABLE: async ({ language }) => {
    const database = connectPostgres('postgres://nobody@127.0.0.1:1/away', { onPoolError: () => {} })
    const away = await world({ database })
    return away.visitor(language).send('GET', '/feedback')
  },
}

test.each(Object.entries(errors))(
  'CONTRACT language: %s (%d) is told in English and in Hindi',
  async (code, status) => {
    const told: Record<string, string> = {}
    for (const language of ['en', 'hi'] as const) {
      const response = await ways[code as ErrorCode]({ w: await world(), language })
      const body = await response.json()
      expect({ status: response.status, code: body.code }).toEqual({ status, code })
      expect(response.headers.get('content-language')).toBe(language)
      if (status === 429 || status === 503) expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      told[language] = [body.message, ...(body.issues ?? []).map((issue: { message: string }) => issue.message)].join(
        '\n',
      )
    }
    expect(told.en).not.toMatch(devanagari)
    for (const line of told.hi!.split('\n')) expect(line).toMatch(devanagari)
    expect(told.en + told.hi!).not.toMatch(/[{}]|undefined|\bnull\b|[A-Z]{3,}_[A-Z]/)
  },
)

test.each([
  ['en', 'en'],
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.3,hi;q=0.7', 'hi'],
  ['en;q=0.7, hi;q=0.3', 'en'],
  ['fr,hi;q=0.2', 'hi'],
  ['fr;q=1,de', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=0, en;q=0', 'en'],
  ['', 'en'],
  [';;;,q=,hi;q=x\u00e9', null],
])('CONTRACT language: Accept-Language "%s" is answered in %s', async (accepted, language) => {
  const response = await (await world()).visitor(accepted).send('GET', '/cart')
  expect(response.status).toBe(401)
  expect(response.headers.get('content-language')).toMatch(language ?? /^(en|hi)$/)
  if (language) expect(devanagari.test((await response.json()).message)).toBe(language === 'hi')
})

test('CONTRACT language: without Accept-Language the answer is English', async () => {
  const response = await (await world()).request('/v1/cart')
  expect(response.headers.get('content-language')).toBe('en')
  expect((await response.json()).message).toBe('Login expired. Please login again.')
})

test('CONTRACT language: a successful answer bears Content-Language and its message too', async () => {
  const w = await world()
  const answer = (language: string) => w.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
  const [en, hi] = [await answer('en'), await answer('hi')]
  expect([en.headers.get('content-language'), hi.headers.get('content-language')]).toEqual(['en', 'hi'])
  expect((await en.json()).message).toBe('Otp sent successfully')
  expect((await hi.json()).message).toMatch(devanagari)
})

test('§8 every success message of a devotee and an admin has its Hindi', async () => {
  const w = await world()
  const who = await w.devotee({ language: 'hi' })
  const desk = w.bearer((await w.admin()).token, 'hi')
  const { id } = await makePooja(w.db)
  const event = { eventId: id, date: w.inDays(3) }
  const add = () => who.send('POST', '/cart/add', { packageId: '', headCount: 0, date: event.date, events: [event] })
  const read = async (response: Promise<Response>) => (await response).json()
  const [entry, added] = [await read(add()), await read(add())]
  const deleted = await read(who.send('DELETE', `/cart/${entry.data.id}`))
  const booked = await read(book(who, 1100))
  const verified = await read(desk.send('POST', '/bookings/verification', { id: booked.data[0].id, status: true }))
  const registered = await read(w.visitor('hi').send('POST', '/user/register', kamala))
  for (const { message } of [added, deleted, booked, verified, registered]) expect(message).toMatch(devanagari)
})
