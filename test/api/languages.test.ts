import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { connectPostgres } from '../../db/connect.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { makePackage, makePooja, makeUser, password } from '../factories.ts'
import { type World, world } from '../world.ts'
import { moneyErrors } from './money-refusals.ts'

const devanagari = /[\u0900-\u097f]/
const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}
const nowhere = crypto.randomUUID()
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

/** For every code of the contract, a way to get it; METHOD_NOT_ALLOWED is not the app's answer but the listener's. */
const ways: Record<Exclude<ErrorCode, 'METHOD_NOT_ALLOWED'>, (stage: Stage) => Promise<Response>> = {
  INVALID_INPUT: (stage) => feedback(stage, { text: 'x', rating: 9 }),
  BAD_JSON: (stage) => raw(stage, '{'),
  BAD_TEXT: (stage) => feedback(stage, { text: '\u0000' }),
  FIELDS_REQUIRED: (stage) => register(stage, { name: '' }),
  PHONE_INVALID: (stage) => register(stage, { phoneNumber: '12' }),
  PASSWORD_LENGTH: (stage) => register(stage, { password: 'short' }),
  PASSWORD_COMMON: (stage) => register(stage, { password: 'password1' }),
  PASSWORD_IS_EMAIL: (stage) => register(stage, { password: kamala.email }),
  BAD_CREDENTIALS: (stage) => visitor(stage).send('POST', '/user/login', { email: kamala.email, password: 'wrong' }),
  PASSWORD_WRONG: async (stage) => (await devotee(stage)).send('POST', '/user/delete', { password: 'wrong' }),
  OTP_INVALID: (stage) =>
    visitor(stage).send('POST', '/user/verifyOtp', {
      email: kamala.email,
      otp: '000000',
      password: 'a new long secret',
    }),
  NOTHING_SELECTED: (stage) => addToCart(stage, {}),
  PACKAGE_AND_POOJA: (stage) =>
    addToCart(stage, { packageId: nowhere, headCount: 2, events: [{ eventId: nowhere, date: 1 }] }),
  MANY_POOJAS: (stage) =>
    addToCart(stage, { events: [nowhere, nowhere].map((eventId) => ({ eventId, date: stage.w.inDays(3) })) }),
  POOJA_DATE_REQUIRED: (stage) => addToCart(stage, { events: [{ eventId: nowhere }] }),
  ARRIVAL_DATE_REQUIRED: (stage) => addToCart(stage, { packageId: nowhere, headCount: 2, date: null }),
  HEAD_COUNT_RANGE: (stage) => addToCart(stage, { packageId: nowhere, headCount: 12 }),
  DATE_OUT_OF_RANGE: async (stage) =>
    addToCart(stage, { packageId: (await makePackage(stage.w.db)).id, headCount: 2, date: stage.w.inDays(0) }),
  UTR_INVALID: async (stage) => book(await devotee(stage), 1, '123'),
  MONEY_DECIMALS: (stage) => eventEdit(stage, { cost: 1.001 }),
  DUPLICATE_IDS: async (stage) =>
    (await devotee(stage)).send('POST', '/payments/initiate', { cartIds: [nowhere, nowhere], vehicle: 'CAR' }),
  FEEDBACK_LENGTH: (stage) => feedback(stage, { text: '' }),
  CURSOR_INVALID: (stage) => visitor(stage).send('GET', '/feedback?cursor=x'),
  UNAUTHENTICATED: (stage) => visitor(stage).send('GET', '/cart'),
  FORBIDDEN: async (stage) => (await admin(stage)).send('GET', '/cart'),
  BAD_KEY: (stage) => eventEdit(stage, {}),
  NOT_FOUND: (stage) => visitor(stage).send('GET', '/packages/x'),
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
  BOOKING_AHEAD: async (stage) => {
    const who = await devotee(stage)
    await who.addPooja()
    await who.book('426812345678')
    return who.send('POST', '/user/delete', { password })
  },
  ...moneyErrors,
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

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'CONTRACT language: %s is told in English and in Hindi',
  async (code) => {
    const status = errors[code]
    const words = { en: '', hi: '' }
    for (const language of ['en', 'hi'] as const) {
      const response = await ways[code]({ w: await world(), language })
      const { code: found, message, issues = [] } = await response.json()
      expect([response.status, found, response.headers.get('content-language')]).toEqual([status, code, language])
      if (status === 429 || status === 503) expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      words[language] = [message, ...issues.map((issue: { message: string }) => issue.message)].join('\n')
    }
    expect(words.en).not.toMatch(devanagari)
    // An amount alone is the same in both.
    for (const line of words.hi.split('\n').filter((text) => /\p{L}/u.test(text))) expect(line).toMatch(devanagari)
    expect(words.en + words.hi).not.toMatch(/[{}]|undefined|\bnull\b|[A-Z]{3,}_[A-Z]/)
  },
)

test('CONTRACT language: what a message names, it names in the language of the message', async () => {
  const { message } = await (await ways.DATE_PASSED({ w: await world(), language: 'hi' })).json()
  expect(message).toContain('पूजा')
  expect(message).not.toMatch(/[a-z]{3,}/i)
})

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

/** What a devotee and an admin are told, one success after another. */
async function successes(language: Language): Promise<string[]> {
  const w = await world()
  const told: string[] = []
  const send = async (
    who: Pick<ReturnType<World['visitor']>, 'send'>,
    method: string,
    path: string,
    body?: unknown,
  ) => {
    const { data, message } = await (await who.send(method, path, body)).json()
    told.push(message)
    return data
  }
  const [anyone, staff] = [w.visitor(language), w.bearer((await w.admin()).token, language)]
  await storeSecurityKey(w.db, 'a key of the house')
  const edit = { nameHindi: 'x', city: 'x', cityHindi: 'x', state: 'x', stateHindi: 'x', key: 'a key of the house' }
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const lists = { itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] }

  const person = w.bearer((await send(anyone, 'POST', '/user/register', kamala)).access_token, language)
  const date = w.inDays(3)
  const addition = { packageId: '', headCount: 0, date, events: [{ eventId: pooja.id, date }] }
  const entry = await send(person, 'POST', '/cart/add', addition)
  await send(person, 'DELETE', `/cart/${entry.id}`)
  await person.send('POST', '/cart/add', addition)
  const [booking] = await send(person, 'POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678' })
  await send(staff, 'POST', '/bookings/verification', { id: booking.id, status: true })
  const content = { ...pack, ...edit, ...lists, price: 1, additionalPerson: 1 }
  await send(staff, 'POST', '/packages/update', { content })
  await send(staff, 'POST', '/events/edit', { event: { ...pooja, ...edit, cost: 1, details: 'x', detailsHindi: 'x' } })
  await send(anyone, 'POST', '/user/sendOtp', { email: kamala.email })
  const otp = /\d{6}/.exec((await w.sendMails()).at(-1)!.text)![0]
  await send(anyone, 'POST', '/user/verifyOtp', { email: kamala.email, otp, password: 'a new long secret' })
  return told
}

test('§8 every success message stands to the letter', async () => {
  expect(await successes('en')).toEqual([
    'Registered successfully',
    'Added to cart',
    'Cart has successfully been deleted',
    'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.',
    'Verification status successfully updated',
    'Package updated successfully',
    'Event updated successfully',
    'Otp sent successfully',
    'Password reset successful',
  ])
})

test('§8 every success message has its Hindi', async () => {
  const told = await successes('hi')
  expect(told).toHaveLength(9)
  for (const message of told) expect(message).toMatch(devanagari)
})
