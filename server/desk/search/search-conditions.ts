import { type RawBuilder, sql } from 'kysely'
import type { SearchQuery } from '../../../domain/search-query.ts'

// Each condition uses an index: users_searched or payments_searched of migration 0034, users_by_name of 0013.

type Condition = RawBuilder<boolean>

/** The index contains the beginnings of words, but no other parts as short as this. */
const SHORTEST_PART = 3
const isShort = (part: string): boolean => [...part].length < SHORTEST_PART

/** Escapes the wildcards of LIKE, which the texts of a search may contain. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Digits and Devanagari have no capitals. For them LIKE is enough, and compares whole tables several times as fast as ILIKE. */
const isLike = (column: string, pattern: string): Condition =>
  sql`${sql.ref(column)} ${sql.raw(pattern.toUpperCase() === pattern.toLowerCase() ? 'like' : 'ilike')} ${pattern}`

/** Whether a column contains a text, ignoring case. */
export const has = (column: string, part: string): Condition => isLike(column, `%${literal(part)}%`)
const begins = (column: string, part: string): Condition => isLike(column, `${literal(part)}%`)

/** A text of one or two characters must be at the beginning. */
const finds = (column: string, part: string): Condition => (isShort(part) ? begins : has)(column, part)
const findsWord = (word: string): Condition =>
  isShort(word) ? either([begins('users.name', word), has('users.name', ` ${word}`)]) : has('users.name', word)

const either = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** A condition on `users`: the name contains the words, or the email address or the phone number contains the text. */
export const hasTyped = ({ words, email, phone }: SearchQuery): Condition =>
  either([
    ...(words.length === 0 ? [] : [sql<boolean>`(${sql.join(words.map(findsWord), sql` and `)})`]),
    ...(email === null ? [] : [finds('users.email', email)]),
    ...(phone === null ? [] : [finds('users.phone', phone)]),
  ])

/** A condition on `users`: each word sounds like the beginning of a word of the name. */
export const soundsLike = (sound: string): Condition => sql`array_to_tsvector(name_words(users.name)) @@ (
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(name_words(${sound})) as word where word like '~%')`

/** A condition on `payments`: the UTR or the booking code contains these characters. */
export const hasCode = (code: string): Condition =>
  sql`(payments.utr is not null and ${either([finds('payments.utr', code), finds('payments.reference', code)])})`

/** A subquery for ids. */
export type Ids = RawBuilder<{ id: string }>

/**
 * Two subqueries for typed and similar-sounding names: in one, PostgreSQL would compare the sounds of all names that are near a
 * typed one.
 */
export const peopleFound = (query: SearchQuery): Ids[] => [
  sql`select id from users where ${hasTyped(query)}`,
  ...(query.sound === null ? [] : [sql<{ id: string }>`select id from users where ${soundsLike(query.sound)}`]),
]

export const paymentsWithCode = ({ code }: SearchQuery): Ids[] =>
  code === null ? [] : [sql`select id from payments where ${hasCode(code)}`]

/**
 * Ids that one of several subqueries finds. Because of `distinct`, PostgreSQL expects fewer ids than for a union, and looks each up
 * by its index.
 */
export function unionOf(ids: readonly Ids[]): Ids {
  const [first, ...others] = ids
  if (!first) return sql`select null::uuid`
  return others.length === 0 ? first : sql`select distinct id from (${sql.join(ids, sql` union all `)}) as found`
}

/** The ids of the rows of a table that belong to people or payments, by one of its columns. */
export const belonging = (table: string, column: string, ids: readonly Ids[]): Ids[] =>
  ids.length === 0 ? [] : [sql`select id from ${sql.table(table)} where ${sql.ref(column)} in (${unionOf(ids)})`]
