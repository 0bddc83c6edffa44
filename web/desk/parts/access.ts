import type { Session } from '../../../contract/account.ts'
import { ApiError } from '../../../contract/client.ts'
import type { StaffRole } from '../../../domain/role.ts'
import { m } from '../../../messages/compiled/messages.js'
import { textOf } from '../../api.ts'
import { requireRole } from '../../session/require-role.ts'

/** The pages of the desk that clerks and editors may open, by the calls that the pages make (the `security` of the contract). */
const pagesOf: Record<Exclude<StaffRole, 'OWNER'>, readonly string[]> = {
  CLERK: [
    '',
    'payments',
    'users',
    'bookings',
    'refunds',
    'statements',
    'numbers',
    'lists',
    'people',
    'sheets',
    'inquiries',
    'places',
  ],
  EDITOR: ['festivals', 'cities', 'edit', 'places'],
}

/** Whether a member of staff may open a page of the desk. The server checks each call independently. */
export function mayOpen({ staffRole = 'OWNER' }: Session['user'], pathname: string): boolean {
  const [, , page = ''] = pathname.split('/')
  return staffRole === 'OWNER' || pagesOf[staffRole].includes(page)
}

/** For client loaders of the desk: redirects everyone except staff to the landing page. @throws ApiError */
export function requireStaff(request: Request): Session {
  const session = requireRole('ADMIN', request)
  if (mayOpen(session.user, new URL(request.url).pathname)) return session
  throw new ApiError(403, { code: 'STAFF_ROLE', message: textOf(m.error_staff_role) })
}
