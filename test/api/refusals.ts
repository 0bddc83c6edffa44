import type { Language } from '../../domain/language.ts'
import type { Stop } from '../../domain/itinerary.ts'
import { password, makePackage, makePooja, makeStop, makeUser } from '../factories.ts'
import { type World, world } from '../world.ts'
import { sql } from 'kysely'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { connectPostgres } from '../../db/connect.ts'
import { get, rounds, withAdvance } from '../calls.ts'
import { firstOf } from '../present.ts'
import { cityErrors } from './refusals-cities.ts'
import { inquiryErrors } from './refusals-inquiries.ts'
import { phoneErrors } from './refusals-phone.ts'
import { placeErrors } from './refusals-places.ts'
import { photoErrors } from './refusals-photos.ts'
import { moneyErrors } from './refusals-payments.ts'
import { settingErrors } from './refusals-settings.ts'
import { staffErrors } from './refusals-staff.ts'
import { tradeWays } from './refusals-trade.ts'

export const devanagari = /[\u0900-\u097f]/

export const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

export type Stage = { w: World; language: Language }

const visitor = ({ w, language }: Stage) => w.visitor(language)

const admin = async ({ w, language }: Stage) => w.bearer((await w.admin()).token, language)

/** The observance on its computed day. */
const DIWALI = '/admin/panchang/2026-11-08/diwali'

const nowhere = crypto.randomUUID()

const devotee = ({ w, language }: Stage) => w.devotee({ language })

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

const packageEdit = async (stage: Stage, stops: Partial<Stop>[]) => {
  const { id } = await makePackage(stage.w.db)
  const { data } = await get(stage.w, `/packages/${id}`)
  return (await admin(stage)).send('POST', '/packages/update', {
    content: { ...data, stops: stops.map(makeStop), key: 'wrong' },
  })
}

const book = (who: Awaited<ReturnType<World['devotee']>>, amountPaid: number, refNo = '426812345678') =>
  who.send('POST', '/bookings/add', { amountPaid, refNo })

/** A request for every code of the contract, without METHOD_NOT_ALLOWED, which the listener answers. */
export const ways: Record<Exclude<ErrorCode, 'METHOD_NOT_ALLOWED'>, (stage: Stage) => Promise<Response>> = {
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
  OUT_OF_SEASON: async (stage) => {
    const { id } = await makePackage(stage.w.db, { season: 'magh-mela' })
    return addToCart(stage, { packageId: id, headCount: 2 })
  },
  ...phoneErrors,
  ...inquiryErrors,
  ...placeErrors,
  ECLIPSE_DAY: async (stage) => {
    const date = startOf('2027-08-02' as CalendarDay)
    return addToCart(stage, { date, events: [{ eventId: (await makePooja(stage.w.db)).id, date }] })
  },
  UTR_INVALID: async (stage) => book(await devotee(stage), 1, '123'),
  STOP_TIME: (stage) => packageEdit(stage, [{ day: 1, time: '24:00' }]),
  STOP_ORDER: (stage) => packageEdit(stage, [{ day: 2 }, { day: 1 }]),
  STOP_DAYS: (stage) => packageEdit(stage, [{ day: 2 }]),
  MONEY_DECIMALS: (stage) => eventEdit(stage, { cost: 1.001 }),
  DUPLICATE_IDS: async (stage) =>
    (await devotee(stage)).send('POST', '/payments/initiate', { cartIds: [nowhere, nowhere], vehicle: 'CAR' }),
  FEEDBACK_LENGTH: (stage) => feedback(stage, { text: '' }),
  CURSOR_INVALID: (stage) => visitor(stage).send('GET', '/feedback?cursor=x'),
  MONTH_OUT_OF_RANGE: (stage) => visitor(stage).send('GET', '/panchang/1999-01'),
  OBSERVANCE_DAY_RANGE: async (stage) => (await admin(stage)).send('PUT', DIWALI, { day: stage.w.inDays(0) }),
  UNAUTHENTICATED: (stage) => visitor(stage).send('GET', '/cart'),
  FORBIDDEN: async (stage) => (await admin(stage)).send('GET', '/cart'),
  BAD_KEY: (stage) => eventEdit(stage, {}),
  EDITED_MEANWHILE: async (stage) => {
    await storeSecurityKey(stage.w.db, 'a key of the house')
    const { id } = await makePooja(stage.w.db)
    const { data } = await get(stage.w, `/events/id/${id}`)
    const { id: _, ...before } = { ...data, cost: data.cost + 1 }
    return (await admin(stage)).send('POST', '/events/edit', {
      event: { ...data, key: 'a key of the house', before },
    })
  },
  ...cityErrors,
  OBSERVANCE_CHANGED: async (stage) => (await admin(stage)).send('PUT', DIWALI, { day: null, before: '2026-11-09' }),
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
  QUOTE_ENDED: async (stage) => {
    const who = await devotee(stage)
    const [first] = [await who.addPooja(), await who.addPooja()]
    const { reference } = await who.quote(first.id)
    await who.send('DELETE', `/cart/${first.id}`)
    return who.send('POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678', reference })
  },
  QUOTE_EXPIRED: async (stage) => {
    const who = await devotee(stage)
    const { reference } = await who.quote((await who.addPooja()).id)
    stage.w.clock.pass({ hours: 49 })
    return who.send('POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678', reference })
  },
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
  ...photoErrors,
  ...moneyErrors,
  ...settingErrors,
  ...staffErrors,
  ...tradeWays,
  BODY_TOO_LARGE: (stage) => raw(stage, '{}'.padEnd(70_000)),
  NOT_JSON: (stage) => raw(stage, '{}', 'text/plain'),
  TOO_MANY_REQUESTS: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    await limited.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
    return limited.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
  },
  TOO_MANY_WRONG_CODES: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '0.04' } })
    const guess = { email: kamala.email, otp: '000000', password: kamala.password }
    await limited.visitor(language).send('POST', '/user/verifyOtp', guess)
    return limited.visitor(language).send('POST', '/user/verifyOtp', guess)
  },
  TOO_MANY_QUOTES: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '0.01' } })
    const who = await limited.devotee({ language })
    await who.quote((await who.addPooja()).id)
    const cartIds = [(await who.addPooja()).id]
    return who.send('POST', '/payments/initiate', { cartIds, vehicle: 'CAR' })
  },
  TOO_MANY_DOCUMENTS: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '0.4' } })
    const { devotee: who, admin: staff, id } = await withAdvance(limited)
    await staff.verify(id)
    const reader = limited.bearer(who.token, language)
    const answers = await Promise.all(rounds(5).map(() => reader.send('GET', `/bookings/${id}/papers/voucher`)))
    return firstOf(answers.filter(({ status }) => status === 429))
  },
  TOO_MANY_UNVERIFIED: async ({ language }) => {
    const limited = await world({ environment: { RATE_LIMIT_SCALE: '0.01' } })
    const who = await limited.devotee({ language })
    await who.addPooja()
    await book(who, 1100)
    await who.addPooja()
    return book(who, 1100, '426812345679')
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
