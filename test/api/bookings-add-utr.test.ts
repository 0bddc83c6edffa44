import { describe, expect, test } from 'vitest'
import { post } from '../calls.ts'
import { book, fullCart } from './booking-calls.ts'

test.each([
  '42681234567',
  '4268123456789',
  '',
  '            ',
  '4268-1234567',
  '४२६८१२३४५६७८',
  426_812_345_678,
  null,
  undefined,
])('CONTRACT bookings/add: %j is no UTR', async (refNo) => {
  const { devotee } = await fullCart()
  const answer = await post(devotee, '/bookings/add', { amountPaid: 4640, refNo })
  expect(answer).toMatchObject({
    status: 400,
    code: 'UTR_INVALID',
    message: 'Please enter a valid 12-digit UTR number.',
  })
})

test('§5 a UTR is trimmed', async () => {
  const { devotee } = await fullCart()
  expect((await book(devotee, 4640, ' \t426812345678\n ')).data[0].paymentRefNumber).toBe('426812345678')
})

describe('CONTRACT bookings/add', () => {
  test('the same UTR again, in either case, gives 200 and the same bookings', async () => {
    const { w, devotee } = await fullCart()
    const first = await book(devotee, 4640, 'AxisAb123456')
    const waiting = await devotee.addPooja()
    for (const again of ['AxisAb123456', 'axisab123456', ' AXISAB123456 ']) {
      const { status, data } = await book(devotee, 4640, again)
      expect([status, data]).toEqual([200, first.data])
    }
    expect(await devotee.bookings()).toHaveLength(2)
    expect(await devotee.cart()).toEqual([waiting])
    expect(await w.sendMails()).toHaveLength(1)
  })

  test('two simultaneous clicks book once', async () => {
    const { devotee } = await fullCart()
    const [one, other] = await Promise.all([book(devotee, 4640), book(devotee, 4640)])
    expect([one.status, other.status].toSorted()).toEqual([200, 201])
    expect(one.data).toEqual(other.data)
  })

  test('the UTR of another devotee gives 409 and books nothing', async () => {
    const { w, devotee } = await fullCart()
    await book(devotee, 4640, 'AxisAb123456')
    const other = await w.devotee()
    const entry = await other.addPooja()
    expect(await book(other, 1100, 'aXISaB123456')).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    expect([await other.cart(), await other.bookings()]).toEqual([[entry], []])
  })
})
