import { makePooja } from '../factories.ts'
import type { World } from '../world.ts'
import { firstOf } from '../present.ts'

export const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

/** A registered person with a password. */
export async function registered(w: World, over: object = {}, language = 'en') {
  const response = await w.visitor(language).send('POST', '/user/register', { ...kamala, ...over })
  return w.bearer((await response.json()).data.access_token, language)
}

export const sendOtp = (w: World, language = 'en') =>
  w.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })

export async function booked(w: World, options: Parameters<World['devotee']>[0] = {}) {
  const devotee = await w.devotee(options)
  await devotee.addPooja({ eventId: (await makePooja(w.db)).id })
  const booking = firstOf(await devotee.book('426812345678'))
  return { devotee, booking }
}
