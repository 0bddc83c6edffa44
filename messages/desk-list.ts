import type { AnyColumn, FilterName, ListName } from '../domain/desk-list.ts'
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
  made: m.list_column_made,
  utr: m.common_utr_number,
  phone: m.common_phone_number,
  email: m.common_email,
  driver: m.desk_driver,
  amount: m.desk_submitted_amount,
  purpose: m.list_column_purpose,
  submitted: m.list_column_submitted,
  verified: m.list_column_verified,
  bookings: m.search_bookings,
  role: m.list_column_role,
  rating: m.list_column_rating,
  text: m.feedback_title,
}

const made: Record<ListName, Text> = {
  bookings: m.desk_booked_on,
  payments: m.list_column_made,
  people: m.list_column_registered,
  feedback: m.list_column_written,
}

export const columnHeading = (list: ListName, column: AnyColumn): Text => {
  if (column === 'made') return made[list]
  return list === 'payments' && column === 'reference' ? m.common_payment_code : headings[column]
}

/** A filter has the name of its column. */
export const filterLabel = (name: FilterName): Text => headings[name]

export const listTitle: Record<ListName, Text> = {
  bookings: m.search_bookings,
  payments: m.search_payments,
  people: m.search_people,
  feedback: m.feedback_title,
}

export const purposeText: Record<PaymentPurpose, Text> = { ADVANCE: m.desk_advance, BALANCE: m.desk_balance }
export const roleText: Record<Role, Text> = { USER: m.list_role_user, ADMIN: m.list_role_admin }
