import type { Session } from '../../contract/account.ts'
import { isOnMoney, TODAY } from './desk-path.ts'

/** Where each role goes after a login that came from no other page. */
export function startPage(user: Session['user']): string {
  if (user.role === 'USER') return '/landing'
  return isOnMoney(user) ? TODAY : `${TODAY}/festivals`
}
