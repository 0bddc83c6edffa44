import { describe, expect } from 'vitest'
import { hashSecret } from '../../server/account/password.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { patient, rounds, type Sender, statuses } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'
import { codeIn, lastOf, present } from '../present.ts'

const pg = usePostgres()

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

type Answer = { status: number; retryAfter: string | null; code?: string; data: { access_token: string } }

const post = async (who: Sender, path: string, body: unknown): Promise<Answer> => {
  const response = await who.send('POST', path, body)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(await response.json()) }
}

/** Two instances on one database, to which the `visitors` are assigned in turn. */
async function twoInstances(environment: Record<string, string> = {}) {
  const w = await world({ database: pg.database, environment })
  const other = await world({ database: pg.connect(), environment })
  return {
    w,
    other,
    at: (turn: number) => patient((turn % 2 ? other : w).visitor()),
    bearer: (turn: number, token?: string) => (turn % 2 ? other : w).bearer(token),
  }
}

/** Registers, asks for a code and reads it in the email. */
async function withCode() {
  const instances = await twoInstances()
  const { w, at } = instances
  const { data } = await post(at(0), '/user/register', kamala)
  await post(at(1), '/user/sendOtp', { email: kamala.email })
  const code = codeIn(lastOf(await w.sendMails()).text)
  const wrong = (step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0')
  const reset = (turn: number, otp: string, password = 'a new long secret') =>
    post(at(turn), '/user/verifyOtp', { email: kamala.email, otp, password })
  return { ...instances, token: data.access_token, code, wrong, reset }
}

const tries = async () => (await pg.database.db.selectFrom('one_time_codes').select('tries').executeTakeFirst())?.tries

describe('CONTRACT user/verifyOtp', () => {
  test('at most five of twenty simultaneous attempts are judged', async () => {
    const { code, wrong, reset } = await withCode()
    const answers = await Promise.all(rounds(20).map((step) => reset(step, wrong(step + 1))))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['OTP_INVALID']))
    expect(await tries()).toBe(5)
    expect(await reset(0, code)).toMatchObject({ status: 400, code: 'OTP_INVALID' })
  })

  test('the correct code is refused after five simultaneous attempts', async () => {
    const { w, code, wrong, reset } = await withCode()
    // They are sent before the correct code, which is never among the five that count.
    const guesses = rounds(5).map((step) => reset(step, wrong(step + 1)))
    await expect.poll(tries).toBe(5)
    expect((await reset(1, code)).code).toBe('OTP_INVALID')
    await Promise.all(guesses)
    expect((await post(w.visitor(), '/user/login', { email: kamala.email, password: kamala.password })).status).toBe(
      200,
    )
  })

  test('four simultaneous wrong attempts leave the code valid', async () => {
    const { code, wrong, reset } = await withCode()
    await Promise.all(rounds(4).map((step) => reset(step, wrong(step + 1))))
    expect((await reset(0, code)).status).toBe(200)
  })

  test('four simultaneous requests use a code once', async () => {
    const { at, bearer, token, code, reset } = await withCode()
    const passwords = rounds(4).map((n) => `a new long secret ${n}`)
    const answers = await Promise.all(passwords.map((password, turn) => reset(turn, code, password)))
    expect(statuses(answers)).toEqual([200, 400, 400, 400])
    const set = passwords[answers.findIndex((answer) => answer.status === 200)]
    const logins = await Promise.all(
      passwords.map((password, turn) => post(at(turn), '/user/login', { email: kamala.email, password })),
    )
    expect(passwords.filter((_, turn) => present(logins[turn]).status === 200)).toEqual([set])
    expect((await post(bearer(1, token), '/user/verify', {})).status).toBe(401)
  })
})

test('CONTRACT token: a login during a change of the password opens no lasting session', async () => {
  const { w, at, bearer } = await twoInstances()
  await post(at(0), '/user/register', kamala)
  const changed = await hashSecret('a new long secret')
  const { email, password } = kamala
  // Two passwords are checked at a time, so the later logins wait with the old hash.
  const logins = rounds(12).map((turn) => post(at(turn), '/user/login', { email, password }))
  await Promise.race(logins)
  await w.db.updateTable('users').set({ password_hash: changed }).where('email', '=', email).execute()
  const opened = (await Promise.all(logins)).filter((answer) => answer.status === 200)
  expect(opened.length).toBeGreaterThan(0)
  const alive = await Promise.all(
    opened.map(({ data }, turn) => post(bearer(turn, data.access_token), '/user/verify', {})),
  )
  expect(alive.filter((answer) => answer.status === 200)).toEqual([])
})

test('CONTRACT user/register: one of six simultaneous registrations with one email succeeds', async () => {
  const { at } = await twoInstances()
  const answers = await Promise.all(
    rounds(6).map((turn) =>
      post(at(turn), '/user/register', { ...kamala, email: turn % 3 ? kamala.email : 'KAMALA@example.com' }),
    ),
  )
  expect(statuses(answers)).toEqual([201, 409, 409, 409, 409, 409])
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(
    new Set(['EMAIL_TAKEN']),
  )
})

describe('CONTRACT limits', () => {
  test('ten of thirty simultaneous logins on two instances are judged', async () => {
    const { at } = await twoInstances({ RATE_LIMIT_SCALE: '1' })
    const answers = await Promise.all(
      rounds(30).map((turn) => post(at(turn), '/user/login', { email: kamala.email, password: 'wrong' })),
    )
    expect(statuses(answers)).toEqual([...rounds(10).map(() => 400), ...rounds(20).map(() => 429)])
    for (const { status, retryAfter } of answers) if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0)
  })

  test('six simultaneous requests on two instances send one code', async () => {
    const { at } = await twoInstances({ RATE_LIMIT_SCALE: '1' })
    const answers = await Promise.all(rounds(6).map((turn) => post(at(turn), '/user/sendOtp', { email: kamala.email })))
    expect(statuses(answers)).toEqual([200, 429, 429, 429, 429, 429])
    expect(await pg.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  test('five of twelve simultaneous security keys on two instances are judged', async () => {
    const { w, bearer } = await twoInstances({ RATE_LIMIT_SCALE: '1' })
    await storeSecurityKey(w.db, 'the key of the house')
    const { token } = await w.admin()
    const pooja = await makePooja(w.db)
    const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
    const event = {
      ...pooja,
      nameHindi: 'पूजा',
      ...place,
      cost: 1,
      details: 'What is done',
      detailsHindi: 'विधि',
      key: 'a wrong key',
    }
    const answers = await Promise.all(rounds(12).map((turn) => post(bearer(turn, token), '/events/edit', { event })))
    expect(statuses(answers)).toEqual([...rounds(5).map(() => 403), ...rounds(7).map(() => 429)])
  })
})
