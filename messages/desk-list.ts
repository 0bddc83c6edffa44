import type { AnyColumn, FilterName, ListName } from '../domain/desk-list.ts'
import type { DocumentState, NumberedKind } from '../domain/document.ts'
import type { PaymentPurpose } from '../domain/payment.ts'
import type { Role } from '../domain/role.ts'
import { m } from './compiled/messages.js'

type Text = typeof m.list_lists

/** The headings of the columns of the desk's lists, for pages and exports alike. */
const headings: Record<AnyColumn, Text> = {
  reference: m.desk_reference,
  name: m.desk_name,
  city: m.desk_city,
  start: m.desk_start_date,
  people: m.list_column_people,
  status: m.status_label,
  total: m.desk_total_amount,
  received: m.desk_received,
  due: m.desk_due,
  writtenOff: m.desk_written_off,
  made: m.list_column_made,
  utr: m.common_utr_number,
  phone: m.common_phone_number,
  email: m.common_email,
  driver: m.desk_driver,
  amount: m.desk_submitted_amount,
  purpose: m.list_column_purpose,
  submitted: m.list_column_submitted,
  verified: m.list_column_confirmed,
  receivedOn: m.list_column_verified,
  bookings: m.search_bookings,
  role: m.list_column_role,
  rating: m.list_column_rating,
  text: m.feedback_title,
  serial: m.list_column_serial,
  kind: m.list_column_purpose,
  issued: m.list_column_issued,
  taxable: m.list_column_taxable,
  cgst: m.list_column_cgst,
  sgst: m.list_column_sgst,
  igst: m.list_column_igst,
  exempt: m.list_column_exempt,
  rounding: m.list_column_rounding,
  place: m.list_column_place,
  gstin: m.common_gstin,
}

const made: Record<ListName, Text> = {
  bookings: m.desk_booked_on,
  payments: m.list_column_made,
  documents: m.list_column_issued,
  people: m.list_column_registered,
  feedback: m.list_column_written,
}

export const columnHeading = (list: ListName, column: AnyColumn): Text => {
  if (column === 'made') return made[list]
  if (list === 'documents' && column === 'total') return m.list_column_document_total
  return list === 'payments' && column === 'reference' ? m.common_payment_code : headings[column]
}

/** A filter has the name of its column. */
export const filterLabel = (name: FilterName): Text => headings[name]

export const listTitle: Record<ListName, Text> = {
  bookings: m.search_bookings,
  payments: m.search_payments,
  documents: m.list_documents,
  people: m.search_people,
  feedback: m.feedback_title,
}

export const documentKindText: Record<NumberedKind, Text> = {
  receipt: m.list_kind_receipt,
  invoice: m.list_kind_invoice,
  refund_voucher: m.list_kind_refund_voucher,
  credit_note: m.list_kind_credit_note,
}
export const documentStateText: Record<DocumentState, Text> = {
  VALID: m.list_state_valid,
  CANCELLED: m.list_state_cancelled,
}
export const purposeText: Record<PaymentPurpose, Text> = { ADVANCE: m.desk_advance, BALANCE: m.desk_balance }
export const roleText: Record<Role, Text> = { USER: m.list_role_user, ADMIN: m.list_role_admin }
