import type { User } from '../../../contract/account.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'

/** Lists do not know the email. */
export type Told = Pick<User, 'phoneNumber'> & Partial<Pick<User, 'email'>>

/** How a devotee learns of what staff do: by an email, or, without an address, from staff. A deleted account learns nothing. */
export function useTold(devotee: Told | null): string {
  const t = useTranslate()
  if (!devotee?.phoneNumber || devotee.email === undefined) return ''
  return devotee.email ? t(m.desk_told) : t(m.desk_told_phone, { phone: devotee.phoneNumber })
}
