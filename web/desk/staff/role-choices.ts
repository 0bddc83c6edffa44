import { staffRoles, type StaffRole } from '../../../domain/role.ts'
import { m } from '../../../messages/compiled/messages.js'
import { staffRoleText } from '../../../messages/staff-role.ts'
import { useTranslate } from '../../language/language.ts'

/** The roles for a list to choose from. */
export function useRoleChoices() {
  const t = useTranslate()
  return staffRoles.map((role) => ({ value: role, text: t(staffRoleText[role]) }))
}

export const staffRoleHelp = {
  OWNER: m.staff_role_owner_text,
  CLERK: m.staff_role_clerk_text,
  EDITOR: m.staff_role_editor_text,
} as const satisfies Record<StaffRole, unknown>

/** The role that a form has chosen. */
export const roleIn = (form: FormData): StaffRole =>
  staffRoles.find((role) => role === form.get('staffRole')) ?? 'EDITOR'
