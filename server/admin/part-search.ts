import { type RawBuilder, sql } from 'kysely'

// Each condition must use its index of migration 0021: test/api/part-search-plan.test.ts.

/** How many characters each entry of the indexes has: `text_parts` of migration 0021. */
const ENTRY = 3

/** Whether a part is in most texts, so that an index does not help to find it. */
export const isShort = (part: string): boolean => [...part].length < ENTRY

/**
 * Entries that follow each other in a part without overlapping, and its last one. PostgreSQL looks up each entry for every text that has
 * the rarest one, and more entries would hardly exclude more texts.
 */
function entriesOf(part: string): string[] {
  const characters = [...part]
  const last = characters.length - ENTRY
  const entryAt = (first: number) => characters.slice(first, first + ENTRY).join('')
  return [...Array.from({ length: Math.ceil(last / ENTRY) }, (_, index) => entryAt(index * ENTRY)), entryAt(last)]
}

type Condition = RawBuilder<boolean>

const usersText = sql`lower(users.name) || ' ' || coalesce(users.email_key, '') || ' ' || users.phone`
const paymentsText = sql`upper(payments.utr) || ' ' || payments.reference`

/** The index finds texts with all these entries; then the whole part is looked for in each of the columns. */
function partOf(indexed: RawBuilder<unknown>, part: string, ...columns: RawBuilder<unknown>[]): Condition {
  const has = sql`(${sql.join(
    columns.map((column) => sql`strpos(${column}, ${part}) > 0`),
    sql` or `,
  )})`
  return isShort(part) ? sql`${has}` : sql`(text_parts(${indexed}) @> ${entriesOf(part)}::text[] and ${has})`
}

/** Conditions on `users` alone; `part` in lower case. */
export const nameOrEmailHas = (part: string): Condition =>
  partOf(usersText, part, sql`lower(users.name)`, sql`users.email_key`)
export const emailHas = (part: string): Condition => partOf(usersText, part, sql`users.email_key`)
export const phoneHas = (part: string): Condition => partOf(usersText, part, sql`users.phone`)

const NAME = /^[\p{L}\p{M}\s.]+$/u
/** The sound of a shorter word is in too many names. */
const SHORTEST_SOUND = 3

/** Whether a text can be looked for by its sounds, which the two scripts share. */
export const hasSounds = (text: string): boolean =>
  NAME.test(text) && text.split(/[\s.]+/).every((word) => word === '' || [...word].length >= SHORTEST_SOUND)

/** A condition on `users` alone: each word of `name` sounds like the beginning of a word of theirs. It uses an index of migration 0013. */
export const nameSounds = (name: string): Condition => sql`(users.deleted_at is null
  and array_to_tsvector(name_words(users.name)) @@ (select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from unnest(name_words(${name.normalize('NFC')})) as word where word like '~%'))`

/** A condition on `payments` alone; `part` in upper case. */
export const codeHas = (part: string): Condition =>
  sql`(payments.utr is not null and ${partOf(paymentsText, part, sql`upper(payments.utr)`, sql`payments.reference`)})`
