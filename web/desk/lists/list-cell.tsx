import { Link } from 'react-router'
import type { DeskRow } from '../../../contract/desk/lists.ts'
import type { BookingStatus } from '../../../domain/booking-status.ts'
import { type AnyColumn, type ColumnKind, columnsOf, type ListName } from '../../../domain/desk-list.ts'
import type { DeskPaymentStatus } from '../../../domain/payment.ts'
import { codeText } from '../../../messages/desk-cell.ts'
import { deskPaymentText } from '../../../messages/desk-cell.ts'
import { bookingStatusText } from '../../../messages/status.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { useDay, useMoment, useRupees } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { LongText } from './long-text.tsx'

export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'rupees' || kind === 'count'

const widths: Record<ColumnKind, number> = {
  name: 9.5,
  text: 8.5,
  rupees: 7,
  count: 5.5,
  day: 7.5,
  moment: 12.5,
  bookingStatus: 11,
  paymentStatus: 11,
  purpose: 9.5,
  role: 7,
  documentKind: 9,
  documentState: 7,
}
const wide: Partial<Record<AnyColumn, number>> = { email: 15, text: 28, driver: 15, reference: 7.5, city: 7 }

/** The width of a column in rem. */
export const columnWidth = (kind: ColumnKind, column: AnyColumn): number => wide[column] ?? widths[kind]

/** The page that a row leads to: its booking, or else its person. */
const pageOf = ({ bookingId, userId }: DeskRow) =>
  bookingId ? `/admin/bookings/${bookingId}` : `/admin/users/${userId}`

type Props = {
  list: ListName
  column: AnyColumn
  row: DeskRow
  links: boolean
  /** A second line on a phone. */
  below: string
  className: string
}

/** A cell in one line. A long text is cut; hovering shows all of it. */
export function ListCell({ list, column, row, links, below, className }: Props) {
  const kind = columnsOf(list)[column]?.kind ?? 'text'
  const textOf = useCellText(kind)
  const value = row.values[column] ?? null
  const text = textOf(value)
  const badge = badgeOf(kind, value)
  return (
    <td
      title={badge ? undefined : text}
      lang={langOf(text)}
      className={`truncate border-b border-stone px-3 ${isNumeric(kind) ? 'text-end tabular-nums' : ''} ${className}`}
    >
      {links ? (
        <>
          <Link to={pageOf(row)} className="link inline-flex min-h-11 max-w-full items-center font-bold">
            <span className="truncate">{text}</span>
          </Link>
          {below && (
            <span lang={langOf(below)} className="-mt-2 block truncate pb-2 md:hidden">
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
  const [rupees, day, moment] = [useRupees(), useDay(), useMoment()]
  return (value) => {
    if (value === null) return ''
    if (typeof value === 'number') return kind === 'rupees' ? rupees(value) : String(value)
    if (kind === 'day') return day(value)
    if (kind === 'moment') return moment(value)
    const message = codeText(kind, value)
    return message ? t(message) : value
  }
}
