import type { World } from '../world.ts'

/** The table of the rows that a field names. If the field is only called id, the path of its call decides. */
const tables = [
  [/^entryId$/, 'audit'],
  [/^photoId$|^order$/, 'photos'],
  [/^bookingId$|^\/v1\/bookings/, 'bookings'],
  [/^cartIds$/, 'cart_entries'],
  [/^\/v1\/cities/, 'cities'],
  [/^eventId$|^\/v1\/events/, 'poojas'],
  [/^packageId$|^\/v1\/packages/, 'packages'],
  [/^\/v1\/cart\/event/, 'cart_poojas'],
  [/^\/v1\/cart/, 'cart_entries'],
  [/^\/v1\/payments/, 'payments'],
  [/^\/v1\/refunds/, 'refunds'],
  [/^\/v1\/feedback/, 'feedback'],
  [/^\/v1\/statements/, 'statements'],
  [/^\/v1\/user\/sessions/, 'sessions'],
  [/^\/v1\/admin\/history/, 'packages'],
  [/^(user|staff)Id$|^\/v1\/admin\/user/, 'users'],
] as const

export type RowIds = (field: string, path: string) => string[]

/** The ids of some rows of each table. */
export async function readRowIds({ db }: World): Promise<RowIds> {
  const names = [...new Set(tables.map(([, table]) => table))]
  const lists = await Promise.all(names.map((table) => db.selectFrom(table).select('id').limit(8).execute()))
  const byTable = new Map(names.map((name, at) => [name, (lists[at] ?? []).map(({ id }) => id)]))
  const empty = names.filter((name) => byTable.get(name)?.length === 0)
  if (empty.length > 0) throw new Error(`nothing to fuzz with in ${empty.join(', ')}`)
  return (field, path) => {
    const found = tables.find(([pattern]) => pattern.test(field)) ?? tables.find(([pattern]) => pattern.test(path))
    return (found && byTable.get(found[1])) ?? [crypto.randomUUID()]
  }
}
