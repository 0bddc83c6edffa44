import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Tables } from '../../../db/tables.ts'
import { readSearch } from '../../../domain/search-query.ts'
import * as queries from '../search-queries.ts'
import { isSound, wordsOf } from '../search.ts'

type Ids = RawBuilder<{ id: string }>

/** What a text of a search finds: subqueries for the ids of people and payments, and the text itself. */
export type Searched = { people: Ids[]; payments: Ids[]; text: string }

/** Reads the search of a list as the search of the desk does, without its limits. At most one statement. */
export async function readListSearch(db: Db, text: string): Promise<Searched> {
  const { name, email, phoneEnd, utrEnd, reference, amount } = readSearch(text)
  const words = name ? await wordsOf(db, name) : []
  const spellings = [words.filter((word) => !isSound(word)), words.filter(isSound)].filter((some) => some.length > 0)
  return {
    people: [
      ...spellings.map((some) => idsOf(queries.peopleByWords(db, some))),
      ...(email ? [idsOf(queries.peopleByEmail(db, email))] : []),
      ...(phoneEnd ? [idsOf(queries.peopleByPhone(db, phoneEnd))] : []),
    ],
    payments: [
      ...(utrEnd ? [idsOf(queries.paymentsByUtr(db, utrEnd))] : []),
      ...(reference ? [idsOf(queries.paymentsByReference(db, reference))] : []),
      ...(amount ? [idsOf(queries.paymentsByAmount(db, amount)), idsOf(queries.paymentsByFound(db, amount))] : []),
    ],
    text,
  }
}

const idsOf = <Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>): Ids =>
  sql`${query.clearLimit().clearOrderBy()}`

/** Ids that one of several subqueries finds. */
export const unionOf = (ids: readonly Ids[]): Ids =>
  ids.length === 0
    ? sql`select null::uuid`
    : sql.join(
        ids.map((some) => sql`select id from (${some}) as found`),
        sql` union `,
      )

/** The ids of the rows of a table that belong to people or payments, by one of its columns. */
export const belonging = (table: string, column: string, ids: readonly Ids[]): Ids[] =>
  ids.length === 0 ? [] : [sql`select id from ${sql.table(table)} where ${sql.ref(column)} in (${unionOf(ids)})`]
