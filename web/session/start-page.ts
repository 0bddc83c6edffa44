import type { Role } from '../../domain/role.ts'
import { TODAY } from './desk-path.ts'

/** Where each role goes after a login that came from no other page. */
export const startPage = (role: Role): string => (role === 'ADMIN' ? TODAY : '/landing')
