import type { Session } from '../../contract/account.ts'
import { isOnMoney, TODAY } from './desk-path.ts'

/** The first page of each role after a login that came from no other page. */
export function startPage(user: Session['user']): string {
  if (user.role === 'USER') return '/landing'
  return isOnMoney(user) ? TODAY : `${TODAY}/festivals`
}
