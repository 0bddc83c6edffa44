import { sql } from 'kysely'
import type { Language } from '../../domain/language.ts'
import type { Tx } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { emailKey } from '../account/store.ts'
import type { RowReader } from './field-error.ts'
import type { Known, NewBooking, PlannedBooking } from './planned-booking.ts'
import type { BookingCells } from './read-booking.ts'

type DevoteeRow = { reader: RowReader; cells: BookingCells }
/** The devotees of this site with a phone number of the file, and the owners of its emails. */
export type People = { byPhone: ReadonlyMap<string, Known[]>; byEmail: ReadonlyMap<string, string> }

export async function readPeople(tx: Tx, rows: readonly DevoteeRow[], isImport: boolean): Promise<People> {
  const phones = rows.flatMap(({ cells }) => cells.phone ?? [])
  const emails = rows.flatMap(({ cells }) => (cells.email === '' ? [] : emailKey(cells.email)))
  const users = tx.selectFrom('users').where('deleted_at', 'is', null)
  const known = await users
    .select(['id', 'name', 'email', 'phone'])
    .where('role', '=', 'USER')
    .where(sql<boolean>`phone = any (${phones}::text[])`)
    .orderBy('id')
    .$if(isImport, (query) => query.forNoKeyUpdate())
    .execute()
  const taken = await users
    .select(['id', 'email_key'])
    .where(sql<boolean>`email_key = any (${emails}::text[])`)
    .execute()
  return {
    byPhone: Map.groupBy(known, ({ phone }) => phone),
    byEmail: new Map(taken.flatMap(({ id, email_key: key }) => (key === null ? [] : [[key, id]]))),
  }
}

/** The same rules as for a booking that staff enter. */
export function refuseDevotee({ reader, cells: { phone, email } }: DevoteeRow, { byPhone, byEmail }: People): void {
  const [known, ...others] = (phone && byPhone.get(phone)) || []
  const isOther = known && known.email !== '' && email !== '' && emailKey(known.email) !== emailKey(email)
  if (others.length > 0 || isOther) reader.refuse('phone', 'DEVOTEE_UNCLEAR')
  const owner = email === '' ? undefined : byEmail.get(emailKey(email))
  if (owner !== undefined && owner !== known?.id) reader.refuse('email', 'EMAIL_TAKEN')
}

/** In one file, two new devotees cannot share an email, and one devotee cannot have two. */
export function refuseEmails(rows: readonly DevoteeRow[], { byPhone }: People): void {
  const phoneOf = new Map<string, string>()
  const emailOf = new Map<string, string>()
  for (const { reader, cells } of rows) {
    const { phone, email } = cells
    if (phone === null || email === '' || byPhone.has(phone)) continue
    const key = emailKey(email)
    if ((phoneOf.get(key) ?? phone) !== phone) reader.refuse('email', 'EMAIL_TAKEN')
    else if ((emailOf.get(phone) ?? key) !== key) reader.refuse('phone', 'DEVOTEE_UNCLEAR')
    phoneOf.set(key, phone)
    emailOf.set(phone, key)
  }
}

/** The differences between a known devotee and the row. */
export function personWarnings({ known, name, email }: NewBooking, locale: Language): string[] {
  if (!known) return []
  return [
    ...(isSameName(known.name, name) ? [] : [m.trade_known_as({ name: known.name }, { locale })]),
    ...(email !== '' && known.email === '' ? [m.trade_email_kept({ name: known.name }, { locale })] : []),
  ]
}

const isSameName = (one: string, other: string) => emailKey(one) === emailKey(other)

/** Rows with the same new phone number and different names become bookings of the first name. */
export function warnOfNames(planned: readonly PlannedBooking[], locale: Language): void {
  const first = new Map<string, string>()
  for (const { booking, warnings } of planned) {
    if (!booking || booking.known) continue
    const name = first.get(booking.phone) ?? booking.name
    first.set(booking.phone, name)
    if (!isSameName(name, booking.name)) warnings.push(m.trade_known_as({ name }, { locale }))
  }
}
