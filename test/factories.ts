import type { Role, StaffRole } from '../domain/role.ts'
import type { Db } from '../db/connect.ts'
import type { Season } from '../domain/panchang/season.ts'
import { emptyStop, type Stop } from '../domain/itinerary.ts'
import { sceneNamed, slugOf } from '../domain/city.ts'
import { newId } from '../db/new-id.ts'
import { paiseFromRupees } from '../domain/money.ts'
import type { OfferRate } from '../domain/price.ts'
import { hashSecret } from '../server/account/password.ts'

let count = 0
const next = () => ++count

const place = { city: 'Varanasi', city_hindi: 'वाराणसी', state: 'Uttar Pradesh', state_hindi: 'उत्तर प्रदेश' }

/** Makes a published city, unless one with this name exists. */
async function makeCity(db: Db, name: string): Promise<void> {
  const { city_hindi: name_hindi, state, state_hindi } = place
  await db
    .insertInto('cities')
    .values({
      id: newId(),
      slug: slugOf(name),
      name,
      name_hindi,
      state,
      state_hindi,
      scene: sceneNamed(name),
      status: 'PUBLISHED',
      position: 99,
      created_at: new Date(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type NewPackage = {
  price?: number
  additionalPerson?: number
  city?: string
  season?: Season
  gstPercent?: OfferRate | null | undefined
}

/** Prices in rupees. */
export async function makePackage(
  db: Db,
  { price = 4000, additionalPerson = 1000, city = 'Varanasi', season, gstPercent = null }: NewPackage = {},
) {
  const row = {
    id: newId(),
    name: `Package ${next()}`,
    name_hindi: 'पैकेज',
    ...place,
    city,
    price: paiseFromRupees(price),
    additional_person: paiseFromRupees(additionalPerson),
    itinerary: JSON.stringify(['Day 1']),
    itinerary_hindi: JSON.stringify(['पहला दिन']),
    facility: JSON.stringify(['Driver']),
    facility_hindi: JSON.stringify(['ड्राइवर']),
    season,
    gst_percent: gstPercent,
  }
  await makeCity(db, city)
  await db.insertInto('packages').values(row).execute()
  return { id: row.id, name: row.name }
}

export const makeStop = (over: Partial<Stop> = {}): Stop => ({
  ...emptyStop(1),
  place: 'Assi Ghat',
  placeHindi: 'अस्सी घाट',
  ...over,
})

type NewPooja = { cost?: number; city?: string; name?: string; gstPercent?: 18 | null }

/** Cost in rupees. */
export async function makePooja(
  db: Db,
  { cost = 1100, city = 'Varanasi', name = `Pooja ${next()}`, gstPercent = null }: NewPooja = {},
) {
  const row = {
    id: newId(),
    name,
    name_hindi: 'पूजा',
    ...place,
    city,
    cost: paiseFromRupees(cost),
    details: 'What is done',
    details_hindi: 'विधि',
    gst_percent: gstPercent,
  }
  await makeCity(db, city)
  await db.insertInto('poojas').values(row).execute()
  return { id: row.id, name: row.name }
}

type NewUser = { role?: Role; staffRole?: StaffRole; name?: string; email?: string; phone?: string }

/** The password of all people, hashed once. */
export const password = 'mandakini ghat 4'
let hash: Promise<string> | undefined

export async function makeUser(db: Db, { role = 'USER', staffRole, name, email, phone }: NewUser = {}) {
  const number = next()
  const user = {
    id: newId(),
    name: name ?? `Devotee ${number}`,
    email: email ?? `devotee${number}@example.com`,
    phone: phone ?? `+9155500${String(number).padStart(5, '0')}`,
    role,
  }
  await db
    .insertInto('users')
    .values({
      ...user,
      staff_role: staffRole,
      email_key: user.email.toLowerCase(),
      password_hash: await (hash ??= hashSecret(password)),
    })
    .execute()
  return user
}
