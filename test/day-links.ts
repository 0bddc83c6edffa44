import type { EnteredBooking } from '../contract/desk/phone-booking.ts'
import type { Person } from '../contract/desk/persons.ts'
import type { DayMark, Sheet } from '../contract/desk/sheets.ts'
import { newId } from '../db/new-id.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { call, post, type Sender } from './calls.ts'
import { makePackage, makeStop } from './factories.ts'
import { fileOf, sendForm } from './send-form.ts'
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
    photo: (bookingId: string, item: string, bytes: Uint8Array, over: Partial<Record<string, string>> = {}) =>
      sendForm(w, {}, `${path}/photos`, {
        file: fileOf(bytes, 'photo.jpg'),
        texts: { bookingId, item, at: at(), ...over },
        language,
      }),
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
export async function dayOfDriver(of?: World) {
  const desk = await phoneDesk(of)
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

/** A photo of a stop of a booking, without a stored file. */
export async function storedDayPhoto(db: World['db'], bookingId: string): Promise<string> {
  const id = newId()
  const at = new Date()
  await db
    .insertInto('day_photos')
    .values({
      id,
      booking_id: bookingId,
      person_id: null,
      day: dayOf(at.getTime()),
      item: 'stop:0',
      name: 'Pick-up',
      name_hindi: 'घर से',
      file: `${id}.9.${'0'.repeat(20)}.private.jpg`,
      hash: id,
      taken_at: at,
      created_at: at,
    })
    .execute()
  return id
}
