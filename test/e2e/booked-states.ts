import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import type { RejectReason } from '../../domain/payment.ts'
import type { Person } from './people.ts'
import { nextUtr } from './people.ts'
import { firstOf, present } from '../present.ts'

/** The actions of staff that a devotee sees, done by calls. */
export function staffOf({ api }: Pick<Person, 'api'>) {
  return {
    verify: async (id: string, amountReceived?: number) =>
      (
        await unwrap(
          api.payments.verify.$post({ json: { id, ...(amountReceived !== undefined && { amountReceived }) } }),
        )
      ).data,
    reject: async (id: string, reason: RejectReason, text?: string) =>
      (await unwrap(api.payments.reject.$post({ json: { id, reason, ...(text && { text }) } }))).data,
    sendRefund: async (bookingId: string, refNo: string) => {
      const { data: refunds } = await unwrap(api.refunds.$get({ query: { limit: '100' } }))
      const { id } = present(refunds.find((refund) => refund.bookingId === bookingId))
      await unwrap(api.refunds.sent.$post({ json: { id, refNo } }))
    },
  }
}
export type Staff = ReturnType<typeof staffOf>

/** A booking of a devotee and the actions on it, done by calls. */
export function bookingOf({ api }: Pick<Person, 'api'>, id: string) {
  const read = async () => (await unwrap(api.bookings[':id'].$get({ param: { id } }))).data
  return {
    id,
    read,
    /** The id of the advance, or of the newest payment of the balance. */
    paymentId: async (purpose: 'ADVANCE' | 'BALANCE' = 'ADVANCE') =>
      present((await read()).payments.findLast((payment) => payment.purpose === purpose)).id,
    payRest: async (refNo = nextUtr()) => {
      const { data: quote } = await unwrap(api.payments.balance.$post({ json: { bookingId: id } }))
      await unwrap(api.payments.submit.$post({ json: { id: quote.id, refNo } }))
      return quote
    },
    cancel: async (reason?: string) => {
      const { refund } = (await read()).cancellation
      await unwrap(api.bookings.cancel.$post({ json: { id, refund, ...(reason && { reason }) } }))
    },
    writeNames: async (names: string, gotra: string) => {
      await unwrap(api.bookings[':id'].sankalp.$put({ param: { id }, json: { names, gotra } }))
    },
    share: async () =>
      new URL((await unwrap(api.bookings[':id'].share.$post({ param: { id }, json: {} }))).data.url).pathname,
  }
}

/** A booking in each state of its page. One of them is shared; `sharedPath` opens it. */
export async function bookEachState(payer: Person, staff: Staff) {
  const newBooking = async (options: { headCount?: number; days?: number } = {}) => {
    await payer.addPackage({ headCount: 4, ...options })
    return bookingOf(payer, firstOf(await payer.book()).id)
  }
  const checking = await newBooking()
  const verified = await newBooking({ days: 31 })
  const rest = await newBooking({ days: 32 })
  const less = await newBooking({ days: 33 })
  const rejected = await newBooking({ days: 34 })
  await payer.addPooja()
  const several = await newBooking({ days: 36 })
  const cancelled = await newBooking({ days: 10 })
  const refunded = await newBooking({ days: 35 })
  for (const booking of [verified, rest, cancelled, refunded]) await staff.verify(await booking.paymentId())
  await staff.verify(await less.paymentId(), 4500)
  await staff.verify(await several.paymentId())
  await staff.verify(await several.paymentId(), 4000)
  await rest.payRest()
  await rest.writeNames('सावित्री देवी चतुर्वेदी\nLate Ramnarayan (father)', 'भारद्वाज')
  await less.writeNames('Savitri Devi', '')
  await staff.reject(await rejected.paymentId(), 'NOT_FOUND', 'A digit may be missing at the end.')
  await cancelled.cancel('पिताजी की तबीयत ठीक नहीं है।')
  await refunded.cancel()
  await staff.sendRefund(refunded.id, 'SBIN226112345678')
  return {
    bookings: {
      checking: checking.id,
      verified: verified.id,
      rest: rest.id,
      less: less.id,
      several: several.id,
      rejected: rejected.id,
      cancelled: cancelled.id,
      refunded: refunded.id,
    },
    payments: { checking: await checking.paymentId(), rejected: await rejected.paymentId() },
    sharedPath: await verified.share(),
  }
}

/** A journey in five days that staff hold for a devotee. */
export async function holdFor({ api }: Pick<Person, 'api'>, userId: string) {
  const { data: packages } = await unwrap(
    api.packages.city[':cityName'].$get({ param: { cityName: 'ayodhya' }, query: {} }),
  )
  const json = {
    devotee: { userId },
    packageId: firstOf(packages).id,
    headCount: 2,
    date: startOf(addDays(dayOf(Date.now()), 5)),
    events: [],
  }
  return (await unwrap(api.admin.bookings.$post({ json }))).data
}
