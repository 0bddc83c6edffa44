import { Link } from 'react-router'
import type { DeskRow } from '../../../contract/desk/lists.ts'
import type { BookingStatus } from '../../../domain/booking-status.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { type AnyColumn, type ColumnKind, columnsOf, type ListName } from '../../../domain/desk-list.ts'
import type { DeskPaymentStatus } from '../../../domain/payment.ts'
import { codeText } from '../../../messages/desk-cell.ts'
import { deskPaymentText } from '../../../messages/desk-cell.ts'
import { bookingStatusText } from '../../../messages/status.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useDay, useMoment, useRupees, useShortDay } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { LongText } from './long-text.tsx'
import { formatTableMoment } from './table-moment.ts'

export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'rupees' || kind === 'count'

// All usual columns of a list together have place on a screen of 1280 px.
const widths: Record<ColumnKind, number> = {
  name: 7.2,
  text: 7,
  rupees: 5.3,
  count: 4,
  day: 6.2,
  moment: 7.2,
  bookingStatus: 9.8,
  paymentStatus: 9.8,
  purpose: 6,
  role: 6,
  documentKind: 7,
  documentState: 5.6,
}
const wide: Partial<Record<AnyColumn, number>> = {
  email: 14,
  text: 28,
  driver: 14,
  reference: 6.4,
  city: 6,
  amount: 6,
  receivedOn: 5.4,
  serial: 8.6,
  issued: 5.6,
  exempt: 6.2,
}

/** The width of a column in rem. */
export const columnWidth = (kind: ColumnKind, column: AnyColumn): number => wide[column] ?? widths[kind]

/** The page that a row leads to: its booking, or else its person. */
const pageOf = ({ bookingId, userId }: DeskRow) =>
  bookingId ? `/admin/bookings/${bookingId}` : `/admin/users/${userId}`

type Props = {
  list: ListName
  column: AnyColumn
  row: DeskRow
  /** Whether the cell leads to the page of the row: the first one by keys too, the name by a pointer. */
  links: 'first' | 'again' | null
  /** A second line on a phone. */
  below: string
  className: string
}

/** A cell in one line. A long text is cut; hovering shows all of it. */
export function ListCell({ list, column, row, links, below, className }: Props) {
  const kind = columnsOf(list)[column]?.kind ?? 'text'
  const textOf = useCellText(kind)
  const moment = useMoment()
  const value = row.values[column] ?? null
  const text = textOf(value)
  const whole = kind === 'moment' && typeof value === 'string' ? moment(value) : text
  const badge = badgeOf(kind, value)
  return (
    <td
      title={badge ? undefined : whole}
      lang={langOf(text)}
      className={`${isNumeric(kind) ? 'end' : ''} ${className}`}
    >
      {links ? (
        <>
          <Link
            to={pageOf(row)}
            tabIndex={links === 'again' ? -1 : undefined}
            className={links === 'first' ? 'link font-bold' : 'link'}
          >
            <span className="truncate">{text}</span>
          </Link>
          {below && (
            <span lang={langOf(below)} className="-mt-3 block truncate pb-1 md:hidden">
              {below}
            </span>
          )}
        </>
      ) : (
        (badge ?? (column === 'text' ? <LongText text={text} title={String(row.values.name ?? '')} /> : text))
      )}
    </td>
  )
}

function badgeOf(kind: ColumnKind, value: string | number | null) {
  if (kind === 'bookingStatus') return <StatusBadge of={bookingStatusText[value as BookingStatus]} />
  return kind === 'paymentStatus' ? <StatusBadge of={deskPaymentText[value as DeskPaymentStatus]} /> : null
}

function useCellText(kind: ColumnKind): (value: string | number | null) => string {
  const t = useTranslate()
  const [rupees, day, shortDay, language] = [useRupees(), useDay(), useShortDay(), useLanguage()]
  return (value) => {
    if (value === null) return ''
    if (typeof value === 'number') return kind === 'rupees' ? rupees(value) : String(value)
    const today = dayOf(Date.now())
    if (kind === 'day') return value.slice(0, 4) === today.slice(0, 4) ? shortDay(value) : day(value)
    if (kind === 'moment') return formatTableMoment(value, today, language)
    const message = codeText(kind, value)
    return message ? t(message) : value
  }
}
