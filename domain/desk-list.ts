import { bookingStatuses } from './booking-status.ts'
import { documentStates, numberedKinds } from './document.ts'
import { deskPaymentStatuses, paymentPurposes } from './payment.ts'
import { roles } from './role.ts'

/** The kind of value in a column's cells. A page and an export write it in their language. Amounts are rupees. */
export type ColumnKind =
  | 'name'
  | 'text'
  | 'rupees'
  | 'count'
  | 'day'
  | 'moment'
  | 'bookingStatus'
  | 'paymentStatus'
  | 'purpose'
  | 'role'
  | 'documentKind'
  | 'documentState'

/** `sorts` means that the list can be sorted by the column. `extra` means that the column is shown only if somebody chooses it. */
export type Column = { kind: ColumnKind; sorts?: true; extra?: true }

/** The values of this filter come from the database. */
const anyValue: readonly string[] = []

type Definition = {
  /** The first column stays visible and links to the page of the row. */
  columns: Record<string, Column>
  /** The values of each filter, besides `search`, `from` and `to`; none if they come from the database. */
  filters: Record<string, readonly string[]>
  sort: string
}

/** The lists of the desk: their columns in the usual order, their filters and their usual sort. */
export const deskLists = {
  bookings: {
    columns: {
      reference: { kind: 'text' },
      name: { kind: 'name' },
      status: { kind: 'bookingStatus' },
      start: { kind: 'day', sorts: true },
      city: { kind: 'text' },
      people: { kind: 'count' },
      total: { kind: 'rupees' },
      received: { kind: 'rupees' },
      due: { kind: 'rupees' },
      writtenOff: { kind: 'rupees', extra: true },
      made: { kind: 'moment', sorts: true },
      utr: { kind: 'text', extra: true },
      phone: { kind: 'text', extra: true },
      email: { kind: 'text', extra: true },
      driver: { kind: 'text', extra: true },
    },
    filters: { status: bookingStatuses, city: anyValue },
    sort: '-made',
  },
  payments: {
    columns: {
      reference: { kind: 'text' },
      name: { kind: 'name' },
      status: { kind: 'paymentStatus' },
      amount: { kind: 'rupees', sorts: true },
      received: { kind: 'rupees' },
      receivedOn: { kind: 'day' },
      utr: { kind: 'text' },
      purpose: { kind: 'purpose' },
      submitted: { kind: 'moment', sorts: true },
      made: { kind: 'moment', sorts: true },
      verified: { kind: 'moment', extra: true },
      phone: { kind: 'text', extra: true },
      email: { kind: 'text', extra: true },
    },
    filters: { status: deskPaymentStatuses, purpose: paymentPurposes },
    sort: '-made',
  },
  documents: {
    columns: {
      serial: { kind: 'text' },
      kind: { kind: 'documentKind' },
      issued: { kind: 'day', sorts: true },
      name: { kind: 'name' },
      gstin: { kind: 'text', extra: true },
      status: { kind: 'documentState' },
      taxable: { kind: 'rupees' },
      cgst: { kind: 'rupees' },
      sgst: { kind: 'rupees' },
      igst: { kind: 'rupees' },
      exempt: { kind: 'rupees' },
      total: { kind: 'rupees' },
      rounding: { kind: 'rupees', extra: true },
      place: { kind: 'text', extra: true },
      reference: { kind: 'text', extra: true },
    },
    filters: { kind: numberedKinds, status: documentStates },
    sort: '-issued',
  },
  people: {
    columns: {
      name: { kind: 'name', sorts: true },
      phone: { kind: 'text' },
      email: { kind: 'text' },
      bookings: { kind: 'count' },
      made: { kind: 'moment', sorts: true },
      role: { kind: 'role', extra: true },
    },
    filters: { role: roles },
    sort: '-made',
  },
  feedback: {
    columns: {
      name: { kind: 'name' },
      rating: { kind: 'count', sorts: true },
      text: { kind: 'text' },
      made: { kind: 'moment', sorts: true },
      email: { kind: 'text', extra: true },
    },
    filters: { rating: ['1', '2', '3', '4', '5'] },
    sort: '-made',
  },
} as const satisfies Record<string, Definition>

export type ListName = keyof typeof deskLists
export type ColumnOf<List extends ListName> = string & keyof (typeof deskLists)[List]['columns']
export type AnyColumn = { [List in ListName]: ColumnOf<List> }[ListName]
export type FilterName = { [List in ListName]: string & keyof (typeof deskLists)[List]['filters'] }[ListName]

export const listNames = Object.keys(deskLists) as ListName[]
export const isListName = (name: string): name is ListName => Object.hasOwn(deskLists, name)

/** The columns of a list, by name. */
export const columnsOf = (list: ListName) => deskLists[list].columns as Partial<Record<AnyColumn, Column>>
/** The values of the filters of a list. */
export const filtersOf = (list: ListName) => deskLists[list].filters as Partial<Record<FilterName, readonly string[]>>

const namesOf = (list: ListName) => Object.keys(columnsOf(list)) as AnyColumn[]

/**
 * The columns that `text` names, comma-separated, in the usual order and with the first one; the usual columns if it names no known
 * one.
 */
export function chosenColumns(list: ListName, text: string | null | undefined): AnyColumn[] {
  const wanted = new Set(text?.split(','))
  const all = namesOf(list)
  if (!all.some((name) => wanted.has(name))) return all.filter((name) => !columnsOf(list)[name]?.extra)
  return all.filter((name, index) => index === 0 || wanted.has(name))
}

export type Sort = { by: AnyColumn; descending: boolean }

/** A column by which a list can be sorted; a minus before it means descending order. Null if the list has no such sort. */
export function readSort(list: ListName, text: string): Sort | null {
  const name = text.replace(/^-/, '')
  const by = namesOf(list).find((column) => column === name)
  return by && columnsOf(list)[by]?.sorts ? { by, descending: text.startsWith('-') } : null
}
