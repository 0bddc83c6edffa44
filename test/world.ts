import pino from 'pino'
import type { Role } from '../domain/role.ts'
import { createClient, unwrap } from '../contract/client.ts'
import type { Database } from '../db/connect.ts'
import { seedCities } from '../db/seed/seed.ts'
import { openSession } from '../server/account/sessions.ts'
import { createApp } from '../server/app.ts'
import { liveEnv } from '../server/live-env.ts'
import { createLimits } from '../server/http/limits.ts'
import type { Message } from '../server/email/transport.ts'
import { statementJobs } from '../server/statements/jobs.ts'
import { KeptAnswers } from '../server/public-reads/kept-answers.ts'
import { PublishedCities } from '../server/public-reads/published-cities.ts'
import { makeCode } from '../server/account/one-time-code.ts'
import { readMeetings } from '../server/documents/email-meetings.ts'
import { type MailerDeps, sendDue } from '../server/email/worker.ts'
import { documentCertainActs } from '../server/payments/document-acts.ts'
import { emailToSend } from '../server/staff/email-to-send.ts'
import { expectContract, expectDocumented } from './contract-check.ts'
import { emptyDatabase } from './database.ts'
import { makePackage, makePooja, makeUser } from './factories.ts'
import { testPhotos } from './photo-folder.ts'
import { firstOf, present } from './present.ts'

const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

type Options = {
  /** A migrated database instead of the embedded one of the worker. */
  database?: Database
  environment?: Record<string, string>
  /** Gets every line of the log. */
  onLog?: (line: string) => void
}

/**
 * The product without a network: a database, a clock that only the test advances, captured emails, and people who call the API with
 * the typed client. Every answer is compared with the contract.
 */
export async function world({ database, environment = {}, onLog }: Options = {}) {
  const { db, pool } = database ?? (await emptyDatabase())
  if (!database) await seedCities(db, new Date('2026-11-20T04:30:00Z'))
  const live = liveEnv({
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://tirtha.test',
    ...environment,
  })
  const { env } = live
  // 10:00 in India, where today is then the same day as in UTC.
  const clock = { ms: Date.parse('2026-11-21T04:30:00Z') }
  const now = () => new Date(clock.ms)
  const log = onLog ? pino({ level: 'trace' }, { write: onLog }) : pino({ level: 'silent' })
  const answers = new KeptAnswers()
  const cities = new PublishedCities(db, log)
  const statementWork = () => statementJobs({ db, env, log, now, wakeMail: () => {} })
  const photos = testPhotos()
  const app = createApp({
    db,
    photos,
    env,
    live,
    log,
    now,
    limits: createLimits(pool, env.RATE_LIMIT_SCALE),
    wakeMail: () => {},
    statementWork: statementWork(),
    contentChanged: (part) => {
      answers.forget(part)
      if (part === 'catalogue') void cities.read()
    },
  })

  const mails: Message[] = []
  let isMailServerAway = false
  const post: MailerDeps = {
    db,
    env,
    log,
    now,
    makeCode,
    send: async (mail) => {
      if (isMailServerAway) throw new Error('the mail server is away')
      mails.push(mail)
    },
    readMeetings: readMeetings({ db, env, now }),
    whatIsTrue: (email) => emailToSend(db, email),
    documentActs: () => documentCertainActs(db, env, now),
  }

  const took = new WeakMap<Response, number>()

  /** A plain request; its answer is also compared with the contract. */
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const begun = performance.now()
    const response = await app.request(path, init)
    took.set(response, performance.now() - begun)
    if (
      path.startsWith('/v1/') &&
      response.headers.get('content-type')?.startsWith('application/json') &&
      !path.endsWith('openapi.json')
    ) {
      const answer = {
        method: init.method ?? 'GET',
        path: firstOf(path.split('?')),
        status: response.status,
        body: await response.clone().json(),
      }
      expectContract(answer)
      await expectDocumented(app, answer)
    }
    return response
  }

  const person = (token?: string, language = 'en') => {
    const headers: Record<string, string> = {
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const fetch = (input: RequestInfo | URL, init: RequestInit = {}) => {
      const url = new URL(String(input))
      const sent = new Headers(init.headers)
      for (const [name, value] of Object.entries(headers)) sent.set(name, value)
      return request(url.pathname + url.search, { ...init, headers: sent })
    }
    return {
      token,
      client: createClient('http://tirtha.test', fetch),
      /** Sends a body that the types of the client do not allow. */
      send: (method: string, path: string, body?: unknown) =>
        request(`/v1${path}`, {
          method,
          headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
    }
  }

  const signedIn = async (made: { id: string; role: Role }, language = 'en') =>
    person(await openSession(db, made, now()), language)

  /** A date so many days after today, in epoch milliseconds. */
  const inDays = (days: number) => clock.ms + days * DAY_MS

  async function devotee(options: Parameters<typeof makeUser>[1] & { language?: string } = {}) {
    const user = await makeUser(db, options)
    const self = await signedIn(user, options.language)
    const { client } = self
    return {
      ...self,
      user,
      addPackage: async ({ packageId = '', headCount = 2, days = 10 } = {}) =>
        (
          await unwrap(
            client.cart.add.$post({
              json: { packageId: packageId || (await makePackage(db)).id, headCount, date: inDays(days), events: [] },
            }),
          )
        ).data,
      addPooja: async ({ eventId = '', days = 10 } = {}) =>
        (
          await unwrap(
            client.cart.add.$post({
              json: {
                packageId: '',
                headCount: 0,
                date: inDays(days),
                events: [{ eventId: eventId || (await makePooja(db)).id, date: inDays(days) }],
              },
            }),
          )
        ).data,
      cart: async () => (await unwrap(client.cart.$get({ query: {} }))).data,
      cost: async () => (await unwrap(client.bookings.cost.$get())).data,
      quote: async (...cartIds: string[]) =>
        (await unwrap(client.payments.initiate.$post({ json: { cartIds, vehicle: 'CAR' } }))).data,
      /** Books for an amount in rupees, by default the amount that the server asks for. */
      book: async (refNo: string, amountPaid?: number) => {
        const amount = amountPaid ?? Math.min(5000, (await unwrap(client.bookings.cost.$get())).data)
        return (await unwrap(client.bookings.add.$post({ json: { amountPaid: amount, refNo } }))).data
      },
      bookings: async () => (await unwrap(client.bookings.all.$get({ query: {} }))).data,
      payments: async () => (await unwrap(client.payments.$get({ query: {} }))).data,
    }
  }

  async function admin(options: Parameters<typeof makeUser>[1] = {}) {
    const user = await makeUser(db, { ...options, role: 'ADMIN' })
    const self = await signedIn(user)
    return {
      ...self,
      user,
      verify: async (id: string, status = true) =>
        (await unwrap(self.client.bookings.verification.$post({ json: { id, status } }))).data,
    }
  }

  return {
    app,
    db,
    env,
    log,
    /** Another process that runs the jobs of statements. */
    statementWork,
    photos,
    /** The answers that the server would keep in memory; `app` itself reads the database. */
    answers,
    cities,
    request,
    /** The time of an answer in milliseconds, without its comparison with the contract. */
    msOf: (response: Response): number => present(took.get(response)),
    visitor: (language = 'en') => person(undefined, language),
    bearer: person,
    devotee,
    admin,
    inDays,
    clock: {
      now,
      pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
        clock.ms += days * DAY_MS + hours * HOUR_MS + minutes * 60_000 + seconds * 1000
      },
      set: (iso: string) => {
        clock.ms = Date.parse(iso)
      },
    },
    /**
     * Makes the email worker send all due emails, and returns all emails sent so far; while the mail server is away, it only tries.
     */
    sendMails: async ({ isAway = false } = {}) => {
      isMailServerAway = isAway
      while ((await sendDue(post)) > 0);
      return mails
    },
  }
}

export type World = Awaited<ReturnType<typeof world>>
