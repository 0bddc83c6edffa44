import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { nextUtr, rounds } from '../calls.ts'
import { firstOf } from '../present.ts'
import { waitUntil } from '../wait.ts'

/** A booking that was answered with success. Its times come from `performance.now()`. */
export type Acknowledged = { utr: string; bookingId: string; email: string; sentAt: number; answeredAt: number }

type Answer = { status: number; code?: string; retryAfter: string | null; data?: unknown }

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_ANSWER_MS = 20_000
const PAUSE_MS = 50
/** After so many unexpected answers, waiting makes no sense. */
const MOST_ODD = 200

/** Calls the API; the status is 0 when there was no answer. */
export async function ask(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer & { failure?: string }> {
  try {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    // The proxy answers with its own page.
    const { code, data } = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, retryAfter: response.headers.get('retry-after'), code, data }
  } catch (error) {
    const { message, cause } = error as Error
    return { status: 0, retryAfter: null, failure: cause instanceof Error ? cause.message : message }
  }
}

/**
 * Devotees who add a pooja, request a quote, and book it, repeatedly. Each pooja is booked with its own UTR. A call without an
 * answer, or one answered with 503, is repeated unchanged, as a person would do. The load stops at the latest with the test.
 */
export async function startLoad(url: string, { devotees = 16, pauseMs = 0 } = {}) {
  const state = { isStopping: false }
  const acknowledged: Acknowledged[] = []
  /** Unexpected answers: every answer that is neither a success nor a 503 with Retry-After. */
  const odd: string[] = []
  /** The numbers of calls without an answer, and of answers with 503. */
  const failed = { unanswered: [] as string[], unavailable: 0 }

  const events = await ask(url, 'GET', '/events/city/varanasi')
  const eventId = firstOf(events.data as { id: string }[]).id

  async function register(): Promise<{ email: string; token: string }> {
    const email = `devotee${nextUtr()}@example.com`
    const registration = { name: 'Kamala Devi', phoneNumber: '98765 43210', email, password: 'narmada teerth 7' }
    while (true) {
      const { status, data } = await ask(url, 'POST', '/user/register', registration)
      if (status === 201) return { email, token: (data as { access_token: string }).access_token }
      if (status !== 503) throw new Error(`registration was answered with ${status}`)
      await pause(PAUSE_MS)
    }
  }

  /** Null if the load is stopped first, or if the answer is unexpected. */
  async function untilDone(
    path: string,
    body: unknown,
    token: string,
  ): Promise<{ data: unknown; sentAt: number } | null> {
    while (true) {
      const sentAt = performance.now()
      const { status, code, retryAfter, data, failure } = await ask(url, 'POST', path, body, token)
      if (status >= 200 && status < 300) return { data, sentAt }
      if (status === 0) failed.unanswered.push(`${path}: ${failure}`)
      else if (status === 503 && Number(retryAfter) > 0) failed.unavailable++
      else {
        odd.push(`${path}: ${status} ${code}`)
        return null
      }
      if (state.isStopping) return null
      await pause(PAUSE_MS)
    }
  }

  async function buyOne({ email, token }: { email: string; token: string }): Promise<void> {
    const date = Date.now() + 10 * DAY_MS
    const addition = { packageId: '', headCount: 0, date, events: [{ eventId, date }] }
    const entry = await untilDone('/cart/add', addition, token)
    if (!entry) return
    const wanted = { cartIds: [(entry.data as { id: string }).id], vehicle: 'CAR' }
    const quote = await untilDone('/payments/initiate', wanted, token)
    if (!quote) return
    const { amountPayable: amountPaid, reference } = quote.data as { amountPayable: number; reference: string }
    const utr = nextUtr()
    const booked = await untilDone('/bookings/add', { amountPaid, refNo: utr, reference }, token)
    if (!booked) return
    const bookingId = firstOf(booked.data as { id: string }[]).id
    acknowledged.push({ utr, bookingId, email, sentAt: booked.sentAt, answeredAt: performance.now() })
  }

  const shoppers = await Promise.all(rounds(devotees).map(register))
  const shopping = Promise.all(
    shoppers.map(async (shopper) => {
      while (!state.isStopping) {
        await buyOne(shopper)
        if (pauseMs > 0) await pause(pauseMs)
      }
    }),
  )

  const stop = async () => {
    state.isStopping = true
    await shopping
  }
  onTestFinished(stop)

  return {
    acknowledged,
    odd,
    failed,
    /** Waits for so many more acknowledged bookings. */
    more: (count: number, ms = 60_000) => {
      const goal = acknowledged.length + count
      return waitUntil(() => {
        if (odd.length > MOST_ODD) throw new Error(`odd answers: ${odd.slice(0, 20).join('; ')}`)
        return acknowledged.length >= goal
      }, ms)
    },
    /** Waits for a booking that was sent after `moment`, and returns the seconds until its answer. */
    secondsUntilAnswered: async (moment: number, ms = 60_000): Promise<number> => {
      const { answeredAt } = await waitUntil(() => acknowledged.find(({ sentAt }) => sentAt >= moment), ms)
      return (answeredAt - moment) / 1000
    },
    stop,
  }
}

export type Load = Awaited<ReturnType<typeof startLoad>>
