/** The roles of accounts: `USER` is a devotee, `ADMIN` is staff. */
export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** What a member of staff does: the owner everything, the clerk money, the editor content. */
export const staffRoles = ['OWNER', 'CLERK', 'EDITOR'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether one may make a call or open a page that the owner may, and these others. */
export const isAllowed = (role: StaffRole | null | undefined, others: readonly StaffRole[]): boolean =>
  role === 'OWNER' || (role != null && others.includes(role))
