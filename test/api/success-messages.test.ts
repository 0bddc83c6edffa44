import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { makePackage, makePooja } from '../factories.ts'
import { type World, world } from '../world.ts'
import { devanagari, kamala } from './refusals.ts'
import { codeIn, lastOf } from '../present.ts'

/** The success messages of a devotee and an admin, one after another. */
async function successes(language: Language): Promise<string[]> {
  const w = await world()
  const told: string[] = []
  const send = async (
    who: Pick<ReturnType<World['visitor']>, 'send'>,
    method: string,
    path: string,
    body?: unknown,
  ) => {
    const { data, message } = await (await who.send(method, path, body)).json()
    told.push(message)
    return data
  }
  const [anyone, staff] = [w.visitor(language), w.bearer((await w.admin()).token, language)]
  await storeSecurityKey(w.db, 'a key of the house')
  const edit = {
    nameHindi: 'x',
    city: 'Varanasi',
    cityHindi: 'x',
    state: 'x',
    stateHindi: 'x',
    key: 'a key of the house',
  }
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const lists = { itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] }

  const person = w.bearer((await send(anyone, 'POST', '/user/register', kamala)).access_token, language)
  const date = w.inDays(3)
  const addition = { packageId: '', headCount: 0, date, events: [{ eventId: pooja.id, date }] }
  const entry = await send(person, 'POST', '/cart/add', addition)
  await send(person, 'DELETE', `/cart/${entry.id}`)
  await person.send('POST', '/cart/add', addition)
  const [booking] = await send(person, 'POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678' })
  await send(staff, 'POST', '/bookings/verification', { id: booking.id, status: true })
  const content = { ...pack, ...edit, ...lists, price: 1, additionalPerson: 1 }
  await send(staff, 'POST', '/packages/update', { content })
  await send(staff, 'POST', '/events/edit', { event: { ...pooja, ...edit, cost: 1, details: 'x', detailsHindi: 'x' } })
  await send(anyone, 'POST', '/user/sendOtp', { email: kamala.email })
  const otp = codeIn(lastOf(await w.sendMails()).text)
  await send(anyone, 'POST', '/user/verifyOtp', { email: kamala.email, otp, password: 'a new long secret' })
  return told
}

test('CONTRACT language: a successful answer has Content-Language and a message in that language', async () => {
  const w = await world()
  const answer = (language: string) => w.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
  const [en, hi] = [await answer('en'), await answer('hi')]
  expect([en.headers.get('content-language'), hi.headers.get('content-language')]).toEqual(['en', 'hi'])
  expect((await en.json()).message).toBe('Otp sent successfully')
  expect((await hi.json()).message).toMatch(devanagari)
})

test('§8 every success message has the text of the specification', async () => {
  expect(await successes('en')).toEqual([
    'Registered successfully',
    'Added to cart',
    'Cart has successfully been deleted',
    'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.',
    'Verification status successfully updated',
    'Package updated successfully',
    'Event updated successfully',
    'Otp sent successfully',
    'Password reset successful',
  ])
})

test('§8 every success message has a Hindi text', async () => {
  const told = await successes('hi')
  expect(told).toHaveLength(9)
  for (const message of told) expect(message).toMatch(devanagari)
})
