import { DAY_MS } from './durations.ts'
import type { StaffRole } from './role.ts'

/** How long a member of staff may work without a second step, in milliseconds. */
const GRACE_MS = 7 * DAY_MS

/** The time from which the role needs a second step; null for never. */
export const secondStepDue = (role: StaffRole, at: Date): Date | null =>
  role === 'EDITOR' ? null : new Date(at.getTime() + GRACE_MS)
