import { expect } from 'vitest'
import type { BookingDetail } from '../contract/booking-detail.ts'
import type { Payment, Quote } from '../contract/payment.ts'
import type { Language } from '../domain/language.ts'
import type { RejectReason } from '../domain/payment.ts'
import { ledgerViolations } from './ledger-violations.ts'
import type { World } from './world.ts'
import { firstOf, present } from './present.ts'

export type Sender = Pick<ReturnType<World['visitor']>, 'send'>
/** The type is any JSON, because `request` has already compared it with the contract. */
type Json = Awaited<ReturnType<Response['json']>>
export type Answer<Data = Json> = {
  status: number
  code?: string
  message?: string
  issues?: { path: string; message: string }[]
  requestId?: string
  data: Data
}

let repeating: Promise<unknown> = Promise.resolve()
/**
 * Repeats a call that is answered with 503, like a client: on a busy machine, the last of many calls for one row waits longer than
 * a request may. Repeated calls are sent one after another, so that they do not wait for each other again.
 */
export const patient = (who: Sender): Sender => ({
  send: async (...call) => {
    let response = await who.send(...call)
    for (const _round of rounds(5)) {
      if (response.status !== 503) break
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      const repeated = repeating.then(() => who.send(...call))
      repeating = repeated.catch(() => {})
      response = await repeated
    }
    return response
  },
})

export async function call<Data = Json>(who: Sender, method: string, path: string, body?: unknown) {
  const response = await who.send(method, path, body)
  return { status: response.status, ...(await response.json()) } as Answer<Data>
}
export const post = <Data = Json>(who: Sender, path: string, body?: unknown) => call<Data>(who, 'POST', path, body)
export const statusOf = async (who: Sender, path: string, body: unknown) => (await post(who, path, body)).status
export const get = (w: World, path: string) => call(w.visitor(), 'GET', path)
/** The sorted statuses of simultaneous calls. */
export const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
export const rounds = (count: number) => Array.from({ length: count }, (_, round) => round)

export const detail = async (who: Sender, id: string) => (await call<BookingDetail>(who, 'GET', `/bookings/${id}`)).data
export const askBalance = (who: Sender, bookingId: string) =>
  call<Quote>(who, 'POST', '/payments/balance', { bookingId })
export const submit = (who: Sender, id: string, refNo: string) =>
  call<Payment>(who, 'POST', '/payments/submit', { id, refNo })
/** Staff also confirm an amount that differs much from the expected one. */
export const verifyPayment = (who: Sender, id: string, amountReceived?: number) =>
  call<Payment>(who, 'POST', '/payments/verify', {
    id,
    ...(amountReceived !== undefined && { amountReceived, confirm: true }),
  })
export const reject = (who: Sender, id: string, reason: RejectReason = 'NOT_FOUND', text?: string) =>
  call<Payment>(who, 'POST', '/payments/reject', { id, reason, ...(text !== undefined && { text }) })
export const verification = (who: Sender, id: string, status: boolean) =>
  call(who, 'POST', '/bookings/verification', { id, status })
export const cancel = (who: Sender, id: string, refund: number, reason?: string) =>
  call<BookingDetail>(who, 'POST', '/bookings/cancel', { id, refund, ...(reason !== undefined && { reason }) })
export const change = (who: Sender, id: string, date: number) =>
  call<BookingDetail>(who, 'POST', '/bookings/change', { id, date })

type Waiting = { id: string; reference: string; amount: number; bookingId: string; refNo: string | null }
export const refunds = async (who: Sender) => (await call<Waiting[]>(who, 'GET', '/refunds')).data
let transfers = 326_261_234_567_890
export const nextTransfer = () => `N${transfers++}`
export const sendRefund = (who: Sender, id: string, refNo = nextTransfer()) =>
  call<null>(who, 'POST', '/refunds/sent', { id, refNo })
export const correctRefund = (who: Sender, id: string, refNo: string) =>
  call<null>(who, 'POST', '/refunds/correct', { id, refNo })
export const kinds = (history: { kind: string }[]) => history.map(({ kind }) => kind)

let utrs = 500_000_000_000
export const nextUtr = () => String(utrs++)

/** A devotee with a journey of ₹7,080 in a few days, whose advance of ₹5,000 is submitted, and an admin. */
export async function withAdvance(w: World, { days = 20 } = {}) {
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await devotee.addPackage({ headCount: 4, days })
  const utr = nextUtr()
  const booking = firstOf(await devotee.book(utr))
  const payment = firstOf(await devotee.payments())
  return {
    w,
    devotee,
    admin,
    utr,
    id: booking.id,
    paymentId: payment.id,
    reference: payment.reference,
    /** The booking as the devotee sees it; each read also checks the ledger. */
    shown: async () => {
      expect(await ledgerViolations(w.db)).toEqual([])
      return detail(devotee, booking.id)
    },
  }
}

/** Like `withAdvance`, with two bookings of one payment: a package of ₹4,720 and a pooja of ₹1,100; ₹5,000 are paid. */
export async function withTwo(w: World, { language = 'en' }: { language?: Language } = {}) {
  const [devotee, admin] = [await w.devotee({ language }), await w.admin()]
  await devotee.addPackage({ days: 20 })
  await devotee.addPooja({ days: 20 })
  const utr = nextUtr()
  const bookings = await devotee.book(utr)
  const stay = present(bookings.find(({ headCount }) => headCount > 0))
  const pooja = present(bookings.find(({ headCount }) => headCount === 0))
  return { w, devotee, admin, utr, stay, pooja, paymentId: firstOf(await devotee.payments()).id }
}

export const documentsOf = (w: World, bookingId: string) =>
  w.db
    .selectFrom('documents')
    .select(['kind', 'serial', 'amount'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()

export const mailsTo = async (w: World, email: string) =>
  (await w.db.selectFrom('outbox').select('kind').where('recipient', '=', email).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )
