import type { Db } from '../../db/connect.ts'
import { listCities } from '../catalogue/city-store.ts'

/** All cities, packages and poojas in their order. */
export async function readOffers(db: Db) {
  const cities = await listCities(db, { forStaff: true })
  const packages = await db.selectFrom('packages').selectAll().orderBy('position').orderBy('id').execute()
  const poojas = await db.selectFrom('poojas').selectAll().orderBy('position').orderBy('id').execute()
  return { cities, packages, poojas }
}
export type StoredOffers = Awaited<ReturnType<typeof readOffers>>
