import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../domain/language.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Paise } from '../domain/money.ts'
import type { Role, StaffRole } from '../domain/role.ts'

/** The tables of accounts, their sessions, and staff. */

export type Users = {
  id: string
  name: string
  email: string
  email_key: string | null
  phone: string
  password_hash: string
  role: Generated<Role>
  staff_role: StaffRole | null
  staff_since: Date | null
  second_step_due: Date | null
  language: Generated<Language>
  mail_language: Language | null
  consent_version: string | null
  consent_at: Date | null
  created_at: Generated<Date>
  deleted_at: Date | null
}

export type Sessions = {
  token_hash: string
  id: Generated<string>
  user_id: string
  device: string | null
  created_at: Generated<Date>
  expires_at: Date
}

export type OneTimeCodes = {
  user_id: string
  code_hash: string
  tries: Generated<number>
  tries_by_address: ColumnType<Record<string, number>, string | undefined, string>
  expires_at: Date
}

export type ClaimCodes = { user_id: string; code_hash: string; expires_at: Date }

export type StaffInvitations = {
  id: string
  email: string
  email_key: string
  name: string
  staff_role: StaffRole
  token_hash: string | null
  invited_by: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  withdrawn_at: Date | null
}

export type Authenticators = {
  user_id: string
  secret: string | null
  pending: string | null
  counter: Generated<number>
}

export type RecoveryCodes = { user_id: string; code_hash: string }

export type LoginTickets = { token_hash: string; user_id: string; device: string | null; expires_at: Date }

export type Passkeys = {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  name: string
  created_at: Date
  used_at: Date | null
}

export type PasskeyChallenges = {
  user_id: string
  purpose: 'ADD' | 'LOGIN' | 'PAYEE'
  challenge: string
  expires_at: Date
}

/** The cash of a member of staff on a day, counted (migration 0061). Amounts are paise. */
export type CashCounts = {
  staff_id: string
  day: CalendarDay
  expected: Paise
  counted: Paise
  receipts: number
  closed_by: string
  closed_at: Date
}

/** A month (`YYYY-MM`) whose returns were filed; both columns are null after the mark is taken back (migration 0093). */
export type FiledMonths = { id: string; month: string; filed_by: string | null; filed_at: Date | null }

export type AccountTables = {
  users: Users
  sessions: Sessions
  one_time_codes: OneTimeCodes
  claim_codes: ClaimCodes
  cash_counts: CashCounts
  filed_months: FiledMonths
  staff_invitations: StaffInvitations
  authenticators: Authenticators
  recovery_codes: RecoveryCodes
  login_tickets: LoginTickets
  passkeys: Passkeys
  passkey_challenges: PasskeyChallenges
}
