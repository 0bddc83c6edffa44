/** @module-tag thorough */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connectEmbedded, type Db } from '../../db/connect.ts'
import { migrate, migrateTo } from '../../db/migrate.ts'
import { newId } from '../../db/new-id.ts'
import { demoContents } from '../../db/seed/seed.ts'
import { fillStops } from '../../server/catalogue/fill-stops.ts'
import { makePackage, makeStop } from '../factories.ts'
import { firstOf, present } from '../present.ts'

const now = new Date('2026-11-22T06:00:00Z')
type Demo = (typeof demoContents)[number]['packages'][number]

/** A package of a release that had no stops. */
const insertPackage = (db: Db, pack: Demo) =>
  sql`insert into packages (id, name, name_hindi, city, city_hindi, state, state_hindi, price, additional_person,
      itinerary, itinerary_hindi, facility, facility_hindi)
    values (${newId()}, ${pack.name}, ${pack.nameHindi}, 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 1, 1,
      ${JSON.stringify(pack.itinerary)}::jsonb, ${JSON.stringify(pack.itineraryHindi)}::jsonb,
      ${JSON.stringify(pack.facility)}::jsonb, ${JSON.stringify(pack.facilityHindi)}::jsonb)`.execute(db)

/** The packages after the update of a database that had these, in their order. */
async function updated(packages: readonly Demo[]) {
  const { db, close } = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
  await migrateTo(db, '0017_lists')
  for (const pack of packages) await insertPackage(db, pack)
  await migrate(db)
  await fillStops(db, now)
  return { db, close, rows: await db.selectFrom('packages').selectAll().orderBy('id').execute() }
}

const demos = demoContents.flatMap(({ packages }) => packages)

describe('MIGRATION stops', () => {
  test('demo packages that nobody edited get the facts of a new installation', async () => {
    const { rows, close } = await updated(demos)
    expect(
      rows.map(({ stops, vehicle, hotel_class: hotelClass, nights }) => ({ stops, vehicle, hotelClass, nights })),
    ).toEqual(demos.map(({ stops, vehicle, hotelClass, nights }) => ({ stops, vehicle, hotelClass, nights })))
    await close()
  })

  test('edited packages keep their prose; their own days become stops, as far as that is certain', async () => {
    const demo = firstOf(demos)
    const own = {
      ...demo,
      itinerary: ['Day 1: Our own way, 12 steps.'],
      itineraryHindi: ['पहला दिन: हमारा अपना रास्ता।'],
    }
    const { rows, close } = await updated([
      own,
      { ...demo, facility: ['Our own car'] },
      { ...demo, itinerary: ['Come and see'] },
    ])
    const [edited, otherFacility, prose] = [rows[0], rows[1], rows[2]].map(present)
    expect(edited).toMatchObject({ itinerary: own.itinerary, vehicle: null, hotel_class: null, nights: 0 })
    expect(edited?.stops).toEqual([
      makeStop({
        place: 'Day 1',
        placeHindi: 'पहला दिन',
        note: 'Our own way, 12 steps.',
        noteHindi: 'हमारा अपना रास्ता।',
      }),
    ])
    expect(otherFacility).toMatchObject({ stops: demo.stops, vehicle: null, hotel_class: null, nights: 0 })
    expect(prose).toMatchObject({ itinerary: ['Come and see'], stops: [] })
    await close()
  })

  test('a later start changes nothing: an operator can remove the stops', async () => {
    const { db, close } = await updated([firstOf(demos)])
    await db.updateTable('packages').set({ stops: '[]', vehicle: null }).execute()
    await fillStops(db, now)
    expect(await db.selectFrom('packages').select(['stops', 'vehicle']).executeTakeFirstOrThrow()).toEqual({
      stops: [],
      vehicle: null,
    })
    await close()
  })

  test('the database refuses what is no list of stops', async () => {
    const { db, close } = await updated([])
    const { id } = await makePackage(db)
    const store = (stops: unknown) =>
      db
        .updateTable('packages')
        .set({ stops: JSON.stringify(stops) })
        .where('id', '=', id)
        .execute()
    const { place: _, ...nowhere } = makeStop()
    const wrong: unknown[] = [
      'no list',
      { day: 1 },
      ['no stop'],
      [nowhere],
      Array.from({ length: 61 }, () => makeStop()),
      [makeStop({ day: 0 })],
      [makeStop({ day: 15 })],
      [makeStop({ day: 1.5 })],
      [makeStop({ day: 2 }), makeStop({ day: 1 })],
      [makeStop({ time: '24:00' })],
      [makeStop({ place: '' })],
      [makeStop({ note: 'x'.repeat(401) })],
      [makeStop({ steps: -1 })],
      [makeStop({ metres: 50_001 })],
      [{ ...makeStop(), means: 'ELEPHANT' }],
      [{ ...makeStop(), wheelchair: 'yes' }],
    ]
    for (const stops of wrong) await expect(store(stops), JSON.stringify(stops).slice(0, 80)).rejects.toThrow()
    await store([makeStop(), makeStop({ day: 14, time: '23:59', steps: 2000, metres: 0, means: 'BOAT', spot: 'assi' })])
    await close()
  })
})
