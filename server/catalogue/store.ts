import { sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'

type CityTable = 'packages' | 'poojas'

/** One more than asked for, to tell whether there is a next page; in the order of their making. */
export const rowsOfCity = <Table extends CityTable>(db: Db, table: Table, city: string, { limit, cursor }: Page) =>
  db
    .selectFrom(table as CityTable)
    .selectAll()
    .where(sql<string>`lower(city)`, '=', city.toLowerCase())
    .$if(cursor !== undefined, (query) => query.where('id', '>', cursor!))
    .orderBy('id')
    .limit(limit + 1)
    .execute()

export const findPackage = (db: Db, id: string) =>
  db.selectFrom('packages').selectAll().where('id', '=', id).executeTakeFirst()

export const findPooja = (db: Db, id: string) => db.selectFrom('poojas').selectAll().where('id', '=', id).executeTakeFirst()
