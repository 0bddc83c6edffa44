import { sql } from 'kysely'
import type { ColumnOf } from '../../../domain/desk-list.ts'
import { type DocumentState, stateOfDocument } from '../../../domain/document.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import { stateName } from '../../../domain/place-of-supply.ts'
import type { IssuedData } from '../../documents/document-data.ts'
import { taxFigures } from '../../documents/tax-figures.ts'
import { belonging } from '../search/search-conditions.ts'
import { nameOf, personColumns } from './people.ts'
import { type Condition, isDay, type Source } from './source.ts'

const issued = sql.ref('documents.issued_on')

/** The same rules as in `stateOfDocument` of domain/document.ts. */
const withState: Record<DocumentState, Condition> = {
  VALID: sql`documents.cancelled_at is null`,
  CANCELLED: sql`documents.cancelled_at is not null`,
}

/** The list of the numbered documents. */
export const documents: Source<ColumnOf<'documents'>> = {
  table: 'documents',
  sorts: { issued: { by: issued, type: sql`date`, isValue: isDay } },
  filters: {
    kind: (kind) => sql`documents.kind = ${kind}`,
    status: (state) => withState[state as DocumentState],
  },
  days: { column: issued, kind: 'day' },
  found: ({ people, payments, text }) => [
    sql`select id from documents where serial = ${text.trim().toUpperCase()}`,
    ...belonging('documents', 'booking_id', belonging('bookings', 'user_id', people)),
    ...belonging('documents', 'booking_id', belonging('bookings', 'payment_id', payments)),
  ],
  async read(db, ids, { language }) {
    const rows = await db
      .selectFrom('documents')
      .innerJoin('bookings', 'bookings.id', 'documents.booking_id')
      .innerJoin('users', 'users.id', 'bookings.user_id')
      .select(['documents.id', 'documents.booking_id', 'bookings.user_id', 'documents.kind', 'serial', 'issued_on'])
      .select(['documents.amount', 'documents.cancelled_at', 'data'])
      .select(personColumns)
      .where('documents.id', 'in', ids)
      .execute()
    return rows.map((row) => {
      const data = row.data as IssuedData[typeof row.kind]
      const { taxable, exempt, cgst, sgst, igst, rounding } = taxFigures(row.kind, data)
      return {
        id: row.id,
        userId: row.user_id,
        bookingId: row.booking_id,
        values: {
          serial: row.serial,
          kind: row.kind,
          issued: row.issued_on,
          name: data.recipient.name || nameOf(row, language),
          gstin: data.recipient.gstin ?? '',
          status: stateOfDocument(row),
          taxable: rupeesFromPaise(taxable),
          cgst: rupeesFromPaise(cgst),
          sgst: rupeesFromPaise(sgst),
          igst: rupeesFromPaise(igst),
          exempt: rupeesFromPaise(exempt),
          total: rupeesFromPaise(row.amount),
          rounding: rupeesFromPaise(rounding),
          place: `${data.placeOfSupply} ${stateName(data.placeOfSupply, language)}`,
          reference: data.reference,
        },
      }
    })
  },
}
