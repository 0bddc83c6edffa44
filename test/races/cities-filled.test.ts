import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { fillCities } from '../../server/catalogue/fill-cities.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { get } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()
const at = new Date('2026-11-21T04:30:00Z')

const firstStart = (db: Db, seed: 'demo' | 'none') => {
  const settings = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: undefined, ADMIN_SECURITY_KEY: undefined }
  return prepareFirstStart(db, { ...settings, SEED: seed }, at)
}

describe.each(bothDatabases(pg))('MIGRATION cities in $name', ({ test, open }) => {
  test('an installation that is older than the cities keeps each city and each offer', async () => {
    const database = await open()
    const { db } = database
    await firstStart(db, 'demo')
    const pack = await makePackage(db, { city: 'Haridwar' })
    const pooja = await makePooja(db, { city: 'haridwar!' })
    await db.deleteFrom('cities').execute()
    // The state after an update of the older release.
    await sql`update packages set position = 0`.execute(db)
    await Promise.all([fillCities(db, at), fillCities(db, at)])

    const w = await world({ database })
    const cities = (await get(w, '/cities')).data.map(({ slug, name }: { slug: string; name: string }) => [slug, name])
    expect(cities.slice(0, 5).map(([slug]: [string]) => slug)).toEqual([
      'prayagraj',
      'varanasi',
      'chitrakoot',
      'ayodhya',
      'sarnath',
    ])
    expect(cities.slice(5).map(([, name]: [string, string]) => name)).toEqual(['Haridwar', 'haridwar!'])
    expect((await get(w, '/packages/city/haridwar')).data).toMatchObject([{ id: pack.id }])
    expect((await get(w, `/events/id/${pooja.id}`)).status).toBe(200)
    for (const city of ['varanasi', 'prayagraj', 'chitrakoot', 'ayodhya', 'sarnath'])
      expect((await get(w, `/packages/city/${city}`)).data).toHaveLength(4)
  })

  test('cities that staff withdrew stay so at the next start, and a start without demo content has none', async () => {
    const { db } = await open()
    await fillCities(db, at)
    await firstStart(db, 'none')
    await fillCities(db, at)
    expect(await db.selectFrom('cities').selectAll().execute()).toEqual([])
  })
})
