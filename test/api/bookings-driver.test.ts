import { describe, expect, test } from 'vitest'
import { call, detail, mailsTo, type Sender, verifyPayment, withAdvance } from '../calls.ts'
import { lastOf } from '../present.ts'
import { world } from '../world.ts'

const ramesh = { name: 'Ramesh', phone: '98765 43210', vehicle: 'Innova UP 65 AB 1234' }
const assign = (admin: Sender, id: string, over: object = {}) =>
  call(admin, 'POST', '/bookings/driver', { id, ...ramesh, ...over })

describe('MONEY driver', () => {
  test('the devotee sees the driver, and the audit record has the former one', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const { data } = await assign(admin, id)
    expect(data).toEqual({ ...ramesh, phone: '+919876543210' })
    expect((await detail(devotee, id)).driver).toEqual(data)
    await assign(admin, id, { name: 'Suresh' })
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

  test('the devotee of a confirmed booking gets an email, with the phone number as a link and the voucher', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await assign(admin, id)
    const named = lastOf(await w.sendMails())
    expect(named.subject).toMatch(/^Your driver for /)
    for (const said of ['Ramesh', '+919876543210', 'Innova UP 65 AB 1234']) expect(named.text).toContain(said)
    expect(named.html).toContain('href="tel:+919876543210"')

    await assign(admin, id)
    await assign(admin, id, { name: 'Suresh' })
    expect(lastOf(await w.sendMails()).text).toMatch(/have changed[^]*Suresh/)
    const kinds = await mailsTo(w, devotee.user.email)
    expect(kinds.filter((kind) => kind === 'driver_named')).toHaveLength(2)
  })

  test('before the payment is confirmed the driver is saved without an email', async () => {
    const { w, admin, devotee, id } = await withAdvance(await world())
    expect((await assign(admin, id)).status).toBe(200)
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received'])
    expect((await detail(devotee, id)).driver?.name).toBe('Ramesh')
  })

  test('after the journey there is no email', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    w.clock.pass({ days: 100 })
    expect((await assign(await w.admin(), id)).status).toBe(200)
    expect(await mailsTo(w, devotee.user.email)).not.toContain('driver_named')
  })

  test('a cancelled booking gets no driver', async () => {
    const { w, admin, devotee, id } = await withAdvance(await world())
    await call(admin, 'POST', '/bookings/cancel', { id, refund: 5000, reason: 'Flood' })
    expect(await assign(admin, id)).toMatchObject({ status: 409, code: 'CANCELLED' })
    expect((await detail(devotee, id)).driver).toBeNull()
    expect(await mailsTo(w, devotee.user.email)).not.toContain('driver_named')
  })

  test('a name or a vehicle that changes the direction of writing is refused', async () => {
    const { admin, id } = await withAdvance(await world())
    for (const field of ['name', 'vehicle'])
      expect(await assign(admin, id, { [field]: 'Ramesh\u202e' })).toMatchObject({
        status: 400,
        code: 'BAD_TEXT',
        issues: [{ path: field }],
      })
    expect((await assign(admin, id, { name: 'Ramesh\nYadav' })).data.name).toBe('Ramesh Yadav')
  })

  test('an invalid phone number is reported for the field that the form has', async () => {
    const { admin, id } = await withAdvance(await world())
    const answer = await call(admin, 'POST', '/bookings/driver', { id, name: 'Ramesh', phone: '12', vehicle: 'Innova' })
    expect(answer).toMatchObject({ status: 400, code: 'PHONE_INVALID', issues: [{ path: 'phone' }] })
  })
})
