import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { world } from '../world.ts'

test('§1 a devotee books a package, an admin verifies it, the devotee sees it and gets a mail', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const admin = await w.admin()
  const entry = await devotee.addPackage({ headCount: 4 })
  expect(entry.amount).toBe(6000)
  const quote = await devotee.quote(entry.id)
  expect(quote).toMatchObject({ order: 6000, gst: 1080, amountTotal: 7080, amountPayable: 5000 })
  const [booking] = await devotee.book('426812345678', quote.amountPayable)
  expect(booking).toMatchObject({
    amountTotal: 7080,
    amountPaid: 5000,
    verified: false,
    paymentRefNumber: '426812345678',
  })
  expect(await devotee.cart()).toEqual([])
  await admin.verify(booking!.id)
  expect((await devotee.bookings())[0]!.verified).toBe(true)
  expect((await devotee.payments())[0]!.status).toBe('VERIFIED')
  expect((await w.sendMails()).map((mail) => mail.subject)).toEqual([
    `We have received your booking ${quote.reference}`,
    'Your payment is verified',
  ])
})

test('§7 an account is registered, logs in, is verified and logs out', async () => {
  const w = await world()
  const { client } = w.visitor()
  const json = {
    name: 'Kamala',
    phoneNumber: '98765 43210',
    email: ' Kamala@Example.com',
    password: 'narmada teerth 7',
  }
  const { data, message } = await unwrap(client.user.register.$post({ json }))
  expect(message).toBe('Registered successfully')
  expect(data.user).toMatchObject({ phoneNumber: '+919876543210', role: 'USER' })
  const login = await unwrap(
    client.user.login.$post({ json: { email: 'kamala@example.com', password: json.password } }),
  )
  const me = w.bearer(login.data.access_token)
  expect((await unwrap(me.client.user.verify.$post({ json: {} }))).data.name).toBe('Kamala')
  await unwrap(me.client.user.logout.$post({ json: {} }))
  expect((await me.send('POST', '/user/verify')).status).toBe(401)
})
