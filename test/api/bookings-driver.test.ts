import { describe, expect, test } from 'vitest'
import { call, detail, verifyPayment, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

describe('MONEY driver', () => {
  test('the devotee sees the driver, and the audit record has the former one', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const ramesh = { name: 'Ramesh', phone: '98765 43210', vehicle: 'Innova UP 65 AB 1234' }
    const { data } = await call(admin, 'POST', '/bookings/driver', { id, ...ramesh })
    expect(data).toEqual({ ...ramesh, phone: '+919876543210' })
    expect((await detail(devotee, id)).driver).toEqual(data)
    await call(admin, 'POST', '/bookings/driver', { id, ...ramesh, name: 'Suresh' })
    const changes = await w.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'booking_driver')
      .orderBy('id')
      .execute()
    expect(changes.map((one) => [one.changed_from, one.changed_to])).toMatchObject([
      [{}, { name: 'Ramesh' }],
      [{ name: 'Ramesh' }, { name: 'Suresh' }],
    ])
  })

  test('an invalid phone number is reported for the field that the form has', async () => {
    const { admin, id } = await withAdvance(await world())
    const answer = await call(admin, 'POST', '/bookings/driver', { id, name: 'Ramesh', phone: '12', vehicle: 'Innova' })
    expect(answer).toMatchObject({ status: 400, code: 'PHONE_INVALID', issues: [{ path: 'phone' }] })
  })
})
