import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makePooja } from '../factories.ts'
import { world } from '../world.ts'
import { UTR, book, fullCart, initiate } from './quoted-cart.ts'

describe('CONTRACT bookings/add', () => {
  test('only the entries of the quote are booked and leave the cart', async () => {
    const { devotee, stay, pooja } = await fullCart()
    const quote = await devotee.quote(stay.id)
    const later = await devotee.addPooja()
    const { status, message, data } = await book(devotee, quote.amountPayable)
    expect(status).toBe(201)
    expect(message).toBe(
      'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.',
    )
    expect(data).toMatchObject([{ amountTotal: 3540, amountPaid: 3540, paymentRefNumber: UTR, verified: false }])
    expect(await devotee.cart()).toEqual([pooja, later])
  })

  test('without a quote the whole cart is booked', async () => {
    const { devotee } = await fullCart()
    expect((await book(devotee, 4640)).data).toHaveLength(2)
    expect([await devotee.cart(), await devotee.cost()]).toEqual([[], 0])
    expect(await devotee.payments()).toMatchObject([
      { amountTotal: 4640, amountPaid: 4640, refNo: UTR, status: 'SUBMITTED' },
    ])
  })

  test('the latest of two open quotes is booked', async () => {
    const { w, devotee, stay, pooja } = await fullCart()
    for (const id of [stay.id, pooja.id, stay.id]) {
      w.clock.pass({ minutes: 1 })
      await devotee.quote(id)
    }
    expect((await book(devotee, 3540)).data).toMatchObject([{ amountTotal: 3540 }])
    expect((await book(devotee, 1100, 'AXIS00000001')).data).toMatchObject([{ amountTotal: 1100 }])
  })

  test('an older quote does not book the same entries again', async () => {
    const { w, devotee, stay, pooja } = await fullCart()
    await devotee.quote(stay.id)
    w.clock.pass({ minutes: 1 })
    await devotee.quote(stay.id, pooja.id)
    expect((await book(devotee, 4640)).data).toHaveLength(2)
    expect(await book(devotee, 3540, 'AXIS00000001')).toMatchObject({ status: 409, code: 'CART_EMPTY' })
    expect(await devotee.bookings()).toHaveLength(2)
  })

  test.each([4639.99, 4640.01, 0, -4640, 5000, 46.4, 464_000, 1e300])(
    '%d instead of the amount gives 409, names it and books nothing',
    async (amount) => {
      const { w, devotee } = await fullCart()
      expect(await book(devotee, amount)).toMatchObject({
        status: 409,
        code: 'AMOUNT_CHANGED',
        message: expect.stringMatching(/₹4,640/),
      })
      expect([await devotee.bookings(), await w.sendMails()]).toEqual([[], []])
      expect(await devotee.cart()).toHaveLength(2)
    },
  )

  test.each([4640.001, 4640.0000001])('%d is not the amount, even if a paisa is missing', async (amount) => {
    const { devotee } = await fullCart()
    expect([400, 409]).toContain((await book(devotee, amount)).status)
    expect(await devotee.bookings()).toEqual([])
  })

  test.each(['4640', null, undefined, true, [4640]])('the amount %j gives 400', async (amount) => {
    const { devotee } = await fullCart()
    expect(await book(devotee, amount)).toMatchObject({ status: 400, issues: [{ path: 'amountPaid' }] })
  })

  test('an empty cart gives 409', async () => {
    const devotee = await (await world()).devotee()
    expect(await book(devotee, 0)).toMatchObject({ status: 409, code: 'CART_EMPTY' })
  })

  test.each(['bookings', 'outbox', 'payments'])('when %s cannot be written, nothing else is written', async (table) => {
    const { w, devotee, stay, pooja } = await fullCart()
    const quote = await devotee.quote(stay.id, pooja.id)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
      w.db,
    )
    await sql`create trigger refusal before insert or update on ${sql.table(table)} for each row execute function refuse()`.execute(
      w.db,
    )
    const answer = await book(devotee, quote.amountPayable).finally(() =>
      sql`drop function refuse() cascade`.execute(w.db),
    )
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL', message: 'Something went wrong' })
    expect([await devotee.cart(), await devotee.bookings(), await w.sendMails()]).toEqual([[stay, pooja], [], []])
    expect(await devotee.payments()).toMatchObject([{ id: quote.id, status: 'INITIATED' }])
    expect((await book(devotee, quote.amountPayable)).status).toBe(201)
  })
})

test('§5 an entry whose date has passed is neither quoted nor booked', async () => {
  const { w, devotee } = await fullCart()
  const soon = await devotee.addPooja({ eventId: (await makePooja(w.db)).id, days: 1 })
  w.clock.pass({ days: 3 })
  expect(await initiate(devotee, [soon.id])).toMatchObject({ status: 409, code: 'DATE_PASSED' })
  expect(await book(devotee, await devotee.cost())).toMatchObject({ status: 409, code: 'DATE_PASSED' })
  expect(await devotee.bookings()).toEqual([])
})
