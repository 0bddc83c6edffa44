import type { EnteredBooking } from '../contract/desk/phone-booking.ts'
import type { Person } from '../contract/desk/persons.ts'
import type { DayMark, Sheet } from '../contract/desk/sheets.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { call, post, type Sender } from './calls.ts'
import { makePackage, makeStop } from './factories.ts'
import { phoneDesk } from './phone-bookings.ts'
import type { World } from './world.ts'

export const newDriver = { kind: 'DRIVER', name: 'Ramesh', phoneNumber: '98765 43210' }

/** The calls of a phone with a link. */
export const phoneOf = (w: World, url: string, language?: string) => {
  const path = new URL(url).pathname
  const who: Sender = w.visitor(language)
  const at = () => w.clock.now().toISOString()
  return {
    path,
    read: () => call<Sheet>(who, 'GET', path),
    press: (bookingId: string, item: string, over: object = {}) =>
      post<DayMark | null>(who, `${path}/acts`, { id: crypto.randomUUID(), bookingId, item, at: at(), ...over }),
    undo: (id: string) => post<null>(who, `${path}/undo`, { id }),
  }
}

/** Makes a link of a person for a day. */
export const linkOf = async (
  w: World,
  admin: Sender,
  { id, kind }: Pick<Person, 'id' | 'kind'>,
  days = 0,
  email = false,
) =>
  (
    await post<{ url: string; isEmailed: boolean }>(
      admin,
      `/admin/sheets/${kind.toLowerCase()}/${id}/${dayOf(w.inDays(days))}/link`,
      { email },
    )
  ).data

/** A driver with two families today, each with two stops and a balance, and the phone with the link. */
export async function dayOfDriver() {
  const desk = await phoneDesk()
  const { w, admin, enter, cash } = desk
  const { id: packageId } = await makePackage(w.db)
  const stops = JSON.stringify([
    makeStop({ time: '05:30', place: 'Pick-up' }),
    makeStop({ time: '18:00', place: 'Aarti' }),
  ])
  await w.db.updateTable('packages').set({ stops }).where('id', '=', packageId).execute()
  const book = async (name: string, phoneNumber: string) =>
    (await enter({ devotee: { name, phoneNumber }, packageId, date: w.inDays(0), paid: cash(1000) })).data
  const families: [EnteredBooking, EnteredBooking] = [
    await book('Meena', '98390 12345'),
    await book('Anil', '98390 54321'),
  ]
  const driver = (await post<Person>(admin, '/admin/people', newDriver)).data
  const bookingIds = families.map(({ id }) => id)
  await post(admin, `/admin/people/${driver.id}/journeys`, { bookingIds })
  const { url } = await linkOf(w, admin, driver)
  return { ...desk, families, driver, url, phone: phoneOf(w, url) }
}
