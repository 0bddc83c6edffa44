import type { StaffRole } from '../domain/role.ts'
import { m } from './compiled/messages.js'

/** The names of the roles of staff. */
export const staffRoleText = {
  OWNER: m.staff_role_owner,
  CLERK: m.staff_role_clerk,
  EDITOR: m.staff_role_editor,
} as const satisfies Record<StaffRole, unknown>
