import { expect } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { openSession } from '../../server/account/sessions.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { allow } from '../allowances.ts'
import { askBalance, call, cancel, post, refunds, type Sender, sendRefund, submit } from '../calls.ts'
import { changeTo } from '../changed-bookings.ts'
import { makePackage, makePooja } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import { sendTradeFile, tradeCsv } from '../trade.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'

type Person = Awaited<ReturnType<World['devotee']>>
type Made = { id: string; devotee?: Person['user']; payments: string[]; transfers: number }

/** The reference of the n-th transfer of a booking. */
const utrOf = (booking: number, n: number) => `4268${String(booking).padStart(4, '0')}${String(n).padStart(4, '0')}`

/** Does the acts at the product on their days, and returns the bookings and what references stand for. */
export async function perform(w: World, acts: readonly Act[], last: string) {
  const made = new Map<number, Made>()
  const names = new Map<string, string>()
  const { user: owner } = await w.admin()
  const ofDay = (day: string) => Date.parse(`${day}T00:00:00+05:30`)
  const ok = ({ status, ...answer }: { status: number }) => expect([200, 201], JSON.stringify(answer)).toContain(status)

  async function begin(act: Extract<Act, { act: 'book' | 'phone' | 'import' }>, admin: Sender): Promise<Made> {
    const more = act.act === 'book' ? act.more : 0
    const gstPercent = act.act === 'book' ? act.rate : undefined
    const pack =
      act.price > 0 ? await makePackage(w.db, { price: act.price, additionalPerson: more, gstPercent }) : null
    if (act.act === 'phone') {
      const devotee = { name: 'Meena', phoneNumber: `98390 ${String(10_000 + act.booking)}`, language: 'en' }
      const payment = { method: 'CASH', amount: act.cash, receivedOn: w.inDays(0) }
      const booking = {
        devotee,
        packageId: pack?.id,
        headCount: 2,
        date: ofDay(act.journey),
        events: [],
        paid: payment,
      }
      const answer = await post(admin, '/admin/bookings', booking)
      ok(answer)
      return { id: answer.data.id, payments: [], transfers: 0 }
    }
    if (act.act === 'import') {
      const date = (day: string) => day.split('-').toReversed().join('/')
      const row = `B-${act.booking},Asha,98390${20_000 + act.booking},,${pack?.name},2,${date(act.journey)},${act.price},${act.paid},${date(act.paidOn)},A-${act.booking},`
      const who = { token: await openSession(w.db, owner, w.clock.now()) }
      const content = tradeCsv(row)
      const plan = (await (await sendTradeFile(w, who, '/preview', { content })).json()) as { data: { digest: string } }
      expect((await sendTradeFile(w, who, '', { content, digest: plan.data.digest })).status).toBe(201)
      const { id } = await w.db.selectFrom('bookings').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      return { id, payments: [], transfers: 0 }
    }
    const devotee = await w.devotee()
    const events = await Promise.all(
      [
        ...act.poojas.map((cost) => ({ cost })),
        ...(act.taxed ? [{ cost: act.taxed, gstPercent: 18 as const }] : []),
      ].map(async (pooja) => ({ eventId: (await makePooja(w.db, pooja)).id, date: ofDay(act.journey) })),
    )
    const json = { packageId: pack?.id ?? '', headCount: act.people, date: ofDay(act.journey), events }
    ok(await post(devotee, '/cart/add', json))
    const utr = utrOf(act.booking, 0)
    const { id } = firstOf(await devotee.book(utr, act.sent))
    return { id, devotee: devotee.user, payments: [firstOf(await devotee.payments()).id], transfers: 1 }
  }

  async function doAct(act: Act): Promise<void> {
    const log = async (user: typeof owner) => w.bearer(await openSession(w.db, user, w.clock.now()))
    const admin = await log(owner)
    if (act.act === 'book' || act.act === 'phone' || act.act === 'import') {
      const one = await begin(act, admin)
      made.set(act.booking, one)
      const booking = await w.db
        .selectFrom('bookings')
        .innerJoin('payments', 'payments.id', 'bookings.payment_id')
        .select('payments.reference')
        .where('bookings.id', '=', one.id)
        .executeTakeFirstOrThrow()
      names.set(booking.reference, String(act.booking))
      return
    }
    const one = present(made.get(act.booking))
    const { id } = one
    const paymentOf = (n: number) => present(one.payments[n])
    if (act.act === 'found') {
      const receivedOn = ofDay(act.bank ?? act.on)
      const sent = { id: paymentOf(act.payment), amountReceived: act.amount, confirm: true, receivedOn }
      ok(await post(admin, '/payments/verify', sent))
    } else if (act.act === 'reject')
      ok(await call(admin, 'POST', '/payments/reject', { id: paymentOf(act.payment), reason: 'NOT_FOUND' }))
    else if (act.act === 'cash')
      ok(
        await post(admin, '/payments/cash', {
          bookingId: id,
          amount: act.amount,
          receivedOn: w.inDays(0),
          confirm: true,
        }),
      )
    else if (act.act === 'buyer') {
      const [name, address, gstin] = [`Buyer ${act.booking}`, '1 Station Road', act.gstin ?? '']
      ok(await call(admin, 'PUT', `/bookings/${id}/buyer`, { name, address, state: act.state, gstin }))
    } else if (act.act === 'people') ok(await changeTo(admin, id, { headCount: act.people }))
    else if (act.act === 'pooja') {
      const sold = [{ cost: act.cost }, ...(act.taxed ? [{ cost: act.taxed, gstPercent: 18 as const }] : [])]
      const poojas = await Promise.all(sold.map((pooja) => makePooja(w.db, pooja)))
      ok(await changeTo(admin, id, { events: poojas.map((one) => ({ eventId: one.id, date: ofDay(act.journey) })) }))
    } else if (act.act === 'allow') ok(await allow(admin, id, act.amount))
    else if (act.act === 'cancel') {
      const devotee = await log(present(one.devotee))
      const seen = await call(devotee, 'GET', `/bookings/${id}`)
      ok(seen)
      ok(await cancel(devotee, id, seen.data.cancellation.refund))
    } else if (act.act === 'refund') {
      const waiting = present((await refunds(admin)).find(({ bookingId }) => bookingId === id))
      names.set(`NEFT${act.booking}X${act.on.slice(5).replace('-', '')}`, `R${act.booking}`)
      ok(await sendRefund(admin, waiting.id, `NEFT${act.booking}X${act.on.slice(5).replace('-', '')}`))
    } else {
      const devotee = await log(present(one.devotee))
      const balance = (await askBalance(devotee, id)).data
      expect(paiseFromRupees(balance.amountPayable)).toBe(paiseFromRupees(act.sent))
      ok(await submit(devotee, balance.id, utrOf(act.booking, one.transfers)))
      one.payments[one.transfers++] = balance.id
    }
  }

  for (let day = firstOf(acts).on; day <= last;) {
    w.clock.set(`${day}T04:30:00Z`)
    for (const act of acts.filter(({ on }) => on === day)) {
      await doAct(act).catch((error: unknown) => {
        throw new Error(`${day} ${JSON.stringify(act)}`, { cause: error })
      })
      w.clock.pass({ seconds: 5 })
    }
    w.clock.set(`${day}T15:00:00Z`)
    await invoiceEndedJourneys(w.db, w.env, w.clock.now())
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  }
  for (const [booking, { transfers }] of made)
    for (let n = 0; n < transfers; n++) names.set(utrOf(booking, n), `P${booking}.${n}`)
  return names
}
