import { describe, expect, test } from 'vitest'
import { post, type Sender } from '../calls.ts'
import { present } from '../present.ts'
import { fullCart, initiate, UTR } from './quoted-cart.ts'

const bookQuote = (
  who: Sender,
  { amountPayable, reference }: { amountPayable: number; reference: string },
  refNo = UTR,
) => post(who, '/bookings/add', { amountPaid: amountPayable, refNo, reference })

describe('MONEY quote: its reference', () => {
  test('books exactly its entries, although a newer quote has more', async () => {
    const { w, devotee, stay, pooja } = await fullCart()
    const shown = await devotee.quote(stay.id)
    w.clock.pass({ minutes: 1 })
    await devotee.quote(stay.id, pooja.id)
    expect(await bookQuote(devotee, shown)).toMatchObject({
      status: 201,
      data: [{ reference: shown.reference, amountTotal: 3540 }],
    })
    expect(await devotee.cart()).toEqual([pooja])
  })

  test('stays known while another quote is newer, so that money sent for it is booked', async () => {
    const { w, devotee, stay, pooja } = await fullCart()
    const paid = await devotee.quote(stay.id)
    expect(paid.earlier).toBeNull()
    w.clock.pass({ minutes: 1 })
    const { data: newer } = await initiate(devotee, [stay.id, pooja.id])
    const { amountPayable, reference } = paid
    expect(newer.earlier).toMatchObject({ amountPayable, reference })
    w.clock.pass({ hours: 47 })
    expect(await bookQuote(devotee, present(newer.earlier))).toMatchObject({ status: 201, data: [{ reference }] })
  })

  test('of an ended quote books nothing and says to call', async () => {
    const { devotee, stay, pooja } = await fullCart()
    const quote = await devotee.quote(stay.id, pooja.id)
    await devotee.send('DELETE', `/cart/${pooja.id}`)
    expect(await bookQuote(devotee, quote)).toMatchObject({ status: 409, code: 'QUOTE_ENDED' })
    expect(await devotee.bookings()).toEqual([])
  })

  test('of a quote whose time is over books nothing and says so', async () => {
    const { w, devotee, stay } = await fullCart()
    const quote = await devotee.quote(stay.id)
    w.clock.pass({ hours: 49 })
    expect(await bookQuote(devotee, quote)).toMatchObject({ status: 409, code: 'QUOTE_EXPIRED' })
    expect(await devotee.bookings()).toEqual([])
  })

  test('of entries that another quote booked says that the cart is empty', async () => {
    const { devotee, stay, pooja } = await fullCart()
    const first = await devotee.quote(stay.id)
    const both = await devotee.quote(stay.id, pooja.id)
    expect((await bookQuote(devotee, both)).status).toBe(201)
    expect(await bookQuote(devotee, first, 'AXIS00000001')).toMatchObject({ status: 409, code: 'CART_EMPTY' })
  })

  test('of another devotee gives 404', async () => {
    const { w, devotee } = await fullCart()
    const other = await w.devotee()
    const foreign = await other.quote((await other.addPooja()).id)
    expect((await bookQuote(devotee, foreign)).code).toBe('NOT_FOUND')
  })
})
