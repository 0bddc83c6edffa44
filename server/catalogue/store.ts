import { type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'

type Offers = 'packages' | 'poojas'

/** Of one city, in the order of their making; one more than asked for, to tell whether there is a next page. */
const pageOfCity =
  <Table extends Offers>(city: string, { limit, cursor }: Page) =>
  <Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    query
      // A name comes from an address, where it can hold what PostgreSQL cannot: no city has that.
      .where(city.includes('\0') ? sql<boolean>`false` : sql<boolean>`lower(city) = ${city.toLowerCase()}`)
      .$if(cursor !== undefined, (further) => further.where(sql<boolean>`id > ${cursor}`))
      .orderBy(sql`id`)
      .limit(limit + 1)

export const packagesOfCity = (db: Db, city: string, page: Page) =>
  db.selectFrom('packages').selectAll().$call(pageOfCity(city, page)).execute()

export const poojasOfCity = (db: Db, city: string, page: Page) =>
  db.selectFrom('poojas').selectAll().$call(pageOfCity(city, page)).execute()

export const findPackage = (db: Db, id: string) =>
  db.selectFrom('packages').selectAll().where('id', '=', id).executeTakeFirst()

export const findPooja = (db: Db, id: string) =>
  db.selectFrom('poojas').selectAll().where('id', '=', id).executeTakeFirst()
