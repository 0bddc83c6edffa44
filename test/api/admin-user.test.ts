import { expect, test } from 'vitest'
import type { BookingOfUser } from '../../contract/desk/people.ts'
import { call, nextUtr, post, type Sender } from '../calls.ts'
import { desk, pays } from './admin-area.ts'

const read = (who: Sender, userId: string) => call(who, 'GET', `/admin/user/${userId}`)

test('CONTRACT admin/user: the answer has the user and the bookings with notes, newest first', async () => {
  const { admin, anand, bina } = await desk()
  const bookings = [await pays(anand), await pays(anand)].toReversed()
  await pays(bina)
  const { status, data } = await read(admin, anand.user.id)
  expect(status).toBe(200)
  expect(data.user).toEqual({
    id: anand.user.id,
    name: 'Anand',
    email: 'anand_k@example.com',
    phoneNumber: '+919876543210',
    role: 'USER',
  })
  expect(data.bookings).toEqual(
    bookings.map((booking) => {
      const transfer = { amount: booking.amountPaid, part: booking.amountPaid, bookings: 1 }
      return { ...booking, note: '', amountUnpaid: 0, transfer }
    }),
  )
})

test('CONTRACT admin/user: bookings of one transfer have its whole amount and how many they are', async () => {
  const { admin, anand } = await desk()
  await anand.addPackage({ headCount: 4 })
  await anand.addPooja()
  const bookings = await anand.book(nextUtr())
  const listed: BookingOfUser[] = (await read(admin, anand.user.id)).data.bookings
  expect(listed.map(({ transfer }) => transfer)).toEqual(
    bookings.map(({ amountPaid }) => ({ amount: 5000, part: amountPaid, bookings: 2 })).toReversed(),
  )
})

test('§2 a user without bookings has an empty list of them', async () => {
  const { admin, chitra } = await desk()
  expect((await read(admin, chitra.user.id)).data.bookings).toEqual([])
})

test.each([crypto.randomUUID(), 'x', 'all', '%00'])('CONTRACT ids: the user %s is 404', async (userId) => {
  expect(await read((await desk()).admin, userId)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('CONTRACT bookings also have a note that an admin writes and the devotee does not see', async () => {
  const { admin, anand } = await desk()
  const booking = await pays(anand)
  const note = '  Called back\n<b>pays the rest</b> on arrival '
  expect(await post(admin, '/bookings/note', { id: booking.id, note })).toMatchObject({
    status: 200,
    data: { id: booking.id, note: note.trim() },
  })
  expect((await read(admin, anand.user.id)).data.bookings[0].note).toBe(note.trim())
  expect(JSON.stringify(await anand.bookings())).not.toContain('Called back')
  expect((await post(admin, '/bookings/note', { id: booking.id, note: '' })).status).toBe(200)
  expect((await read(admin, anand.user.id)).data.bookings[0].note).toBe('')
})

test('CONTRACT ids: a note for an unknown booking gives 404, a malformed id or a long note 400', async () => {
  const { admin, anand } = await desk()
  const { id } = await pays(anand)
  expect((await post(admin, '/bookings/note', { id: crypto.randomUUID(), note: 'x' })).status).toBe(404)
  expect(await post(admin, '/bookings/note', { id: 'x', note: 'x' })).toMatchObject({
    status: 400,
    issues: [{ path: 'id' }],
  })
  expect((await post(admin, '/bookings/note', { id, note: 'x'.repeat(2001) })).status).toBe(400)
})

test('§6 nobody but an admin can read a user, not even the user', async () => {
  const { anand, bina } = await desk()
  for (const id of [anand.user.id, bina.user.id])
    expect(await read(anand, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
