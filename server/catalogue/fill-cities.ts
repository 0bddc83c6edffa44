import { sql } from 'kysely'
import { claimOnce, FIRST_START } from '../../db/claim-once.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { seedCities } from '../../db/seed/seed.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { drawnCities, slugOf } from '../../domain/city.ts'

const DONE = 'cities_filled'

/** The longest name of a city or state, in characters. */
const LONGEST = 60

/**
 * Before migration 0049 the cities were part of the program. This gives an older installation these cities as rows, and the cities
 * of its other offers, once for a database. A new installation gets its cities from the first start or from staff.
 */
export const fillCities = (db: Db, at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await claimOnce(tx, DONE, at))) return
    const before = await tx.selectFrom('settings').select('name').where('name', '=', FIRST_START).executeTakeFirst()
    const has = await tx.selectFrom('cities').select('id').limit(1).executeTakeFirst()
    if (!before || has) return
    await seedCities(tx, at)
    await addCitiesOfOffers(tx, at)
  })

async function addCitiesOfOffers(tx: Tx, at: Date): Promise<void> {
  const offered = tx
    .selectFrom('packages')
    .select(['city', 'city_hindi', 'state', 'state_hindi'])
    .unionAll(tx.selectFrom('poojas').select(['city', 'city_hindi', 'state', 'state_hindi']))
  const others = await tx
    .selectFrom(offered.as('offered'))
    .selectAll()
    .distinctOn(sql`lower(city)`)
    .orderBy(sql`lower(city)`)
    .where(sql<boolean>`lower(city) not in (select lower(name) from cities)`)
    // A longer name was in no list, because no call of the API accepts it.
    .where(sql<boolean>`length(city) between 1 and ${LONGEST}`)
    .execute()
  const taken = new Set<string>(drawnCities)
  for (const [index, { city, city_hindi, state, state_hindi }] of others.entries()) {
    const named = slugOf(city)
    const slug = named === '' || taken.has(named) ? `city-${index + 1}` : named
    taken.add(slug)
    await tx
      .insertInto('cities')
      .values({
        id: newId(),
        slug,
        name: city,
        name_hindi: city_hindi.slice(0, LONGEST) || city,
        state: state.slice(0, LONGEST) || city,
        state_hindi: state_hindi.slice(0, LONGEST) || city,
        scene: 'plain',
        status: 'PUBLISHED',
        position: 100 + index,
        created_at: at,
      })
      .execute()
  }
}
