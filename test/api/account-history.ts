import { call } from '../calls.ts'
import { world } from '../world.ts'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'

export const kamala = { name: 'Kamala Devi', phone: '+919876543210', email: 'Kamala@example.com' }

/** A user with a past journey, a full cart, an open quote, feedback, and sent and waiting emails. */
export async function withHistory() {
  const w = await world()
  const admin = await w.admin()
  const devotee = await w.devotee(kamala)
  await devotee.addPackage()
  const booking = firstOf(await devotee.book('426812345678'))
  await admin.verify(booking.id)
  await w.sendMails()
  await admin.send('POST', '/bookings/note', { id: booking.id, note: 'Kamala Devi needs a wheelchair' })
  const names = { names: 'Kamala Devi\nLate Ramnarayan', gotra: 'Bharadwaj' }
  await devotee.send('PUT', `/bookings/${booking.id}/sankalp`, { names: 'Kamala', gotra: '' })
  await admin.send('PUT', `/bookings/${booking.id}/sankalp`, names)
  for (const names of ['Meena', 'Meena Tiwari'])
    await admin.send('PUT', `/bookings/${booking.id}/travellers`, { names, phoneNumber: '9876500000' })
  for (const state of ['09', '27'])
    await admin.send('PUT', `/bookings/${booking.id}/buyer`, { name: 'Meena', address: '98765 Lane', state, gstin: '' })
  await devotee.send('POST', '/feedback/create', { text: 'Kamala was here' })
  w.clock.pass({ days: 11 })
  const session = await call(w.visitor(), 'POST', '/user/login', { email: kamala.email, password })
  const here = w.bearer(session.data.access_token)
  const later = w.inDays(3)
  const entry = await call(here, 'POST', '/cart/add', {
    packageId: booking.Package.id,
    headCount: 2,
    date: later,
    events: [],
  })
  await call(here, 'POST', '/payments/initiate', { cartIds: [entry.data.id], vehicle: 'CAR' })
  await call(w.visitor(), 'POST', '/user/sendOtp', { email: ' KAMALA@example.com' })
  await w.sendMails()
  await call(w.visitor(), 'POST', '/user/sendOtp', { email: kamala.email })
  return { w, admin, devotee, here, booking }
}
