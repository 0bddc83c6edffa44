import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { post } from '../calls.ts'
import { world } from '../world.ts'
import { UTR, book, fullCart } from './quoted-cart.ts'
import { present } from '../present.ts'

test('CONTRACT payments: own payments are newest first and go from INITIATED to VERIFIED', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  const first = await devotee.quote(stay.id)
  const [booking] = (await book(devotee, 3540)).data
  const second = await devotee.quote(pooja.id)
  const other = await w.devotee()
  await other.quote((await other.addPooja()).id)
  const shown = async () =>
    (await devotee.payments()).map(({ id, status, refNo, amountPaid }) => [id, status, refNo, amountPaid])
  expect(await shown()).toEqual([
    [second.id, 'INITIATED', null, 0],
    [first.id, 'SUBMITTED', UTR, 3540],
  ])
  const admin = await w.admin()
  await admin.verify(booking.id)
  expect(present((await shown())[1])[1]).toBe('VERIFIED')
  await admin.verify(booking.id, false)
  expect(present((await shown())[1])[1]).toBe('SUBMITTED')
  expect((await post(admin, '/payments/reject', { id: first.id, reason: 'NOT_FOUND' })).status).toBe(200)
  expect(present((await shown())[1])[1]).toBe('REJECTED')
})

test('CONTRACT payments/getKey: the payee comes from the environment', async () => {
  const environment = {
    UPI_ID: 'seva@okbank',
    UPI_NAME: 'Tirtha Seva',
    BANK_ACCOUNT_HOLDER: 'Tirtha Seva Trust',
    BANK_ACCOUNT_NUMBER: '001234567890',
  }
  const w = await world({
    environment: { ...environment, BANK_IFSC: 'SBIN0001234', BANK_NAME: 'State Bank', BANK_BRANCH: 'Godowlia' },
  })
  expect((await unwrap((await w.devotee()).client.payments.getKey.$get())).data).toEqual({
    upiId: 'seva@okbank',
    payeeName: 'Tirtha Seva',
    accountHolder: 'Tirtha Seva Trust',
    accountNumber: '001234567890',
    ifsc: 'SBIN0001234',
    bankName: 'State Bank',
    branch: 'Godowlia',
  })
})
