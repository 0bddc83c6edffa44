import type { ColumnType } from 'kysely'

/** A column of type jsonb or json. It is written as text, because the driver would write a JavaScript array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
