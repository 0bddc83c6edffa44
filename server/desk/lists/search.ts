import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Tables } from '../../../db/tables.ts'
import { readSearch } from '../../../domain/search-query.ts'
import { type Ids, paymentsWithCode, peopleFound } from '../search/search-conditions.ts'
import { paymentsByAmount, paymentsByFound } from '../search/search-queries.ts'

/** The result of a search: subqueries for the ids of people and payments, and the text itself. */
export type Searched = { people: Ids[]; payments: Ids[]; text: string }

/** Reads the search of a list like the search of the desk, but without its limits. */
export function readListSearch(db: Db, text: string): Searched {
  const query = readSearch(text)
  const { amount } = query
  return {
    people: peopleFound(query),
    payments: [
      ...paymentsWithCode(query),
      ...(amount ? [idsOf(paymentsByAmount(db, amount)), idsOf(paymentsByFound(db, amount))] : []),
    ],
    text,
  }
}

const idsOf = <Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>): Ids =>
  sql`${query.clearLimit().clearOrderBy()}`
