import type { ColumnType } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { TradeKind } from '../domain/trade.ts'

/** An import of a spreadsheet with an earlier trade, and the rows that it has made (migration 0073). */
type TradeImports = {
  id: string
  kind: TradeKind
  file_name: string
  rows: number
  created_by: string
  created_at: Date
  undone_at: Date | null
  undone_by: string | null
}

type ImportedBookings = {
  booking_id: string
  import_id: string
  line: number
  reference: string
  reference_key: string | null
  is_new_devotee: boolean
  told: boolean
  receipt: ColumnType<unknown, string | null, string | null>
  paid_on: CalendarDay | null
}

type ImportedPeople = { person_id: string; import_id: string; line: number }

export type ImportTables = {
  trade_imports: TradeImports
  imported_bookings: ImportedBookings
  imported_people: ImportedPeople
}
