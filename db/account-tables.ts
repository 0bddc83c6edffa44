import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../domain/language.ts'
import type { Role } from '../domain/role.ts'

/** The tables of accounts and their sessions. */

export type Users = {
  id: string
  name: string
  email: string
  email_key: string | null
  phone: string
  password_hash: string
  role: Generated<Role>
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
