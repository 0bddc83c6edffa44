/** The roles of accounts: `USER` is a devotee, `ADMIN` is staff. */
export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** The work of a member of staff: the owner does everything, the clerk handles money, the editor content. */
export const staffRoles = ['OWNER', 'CLERK', 'EDITOR'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether a member of staff may make a call or open a page. The owner always may, and so may these others. */
export const isAllowed = (role: StaffRole | null | undefined, others: readonly StaffRole[]): boolean =>
  role === 'OWNER' || (role != null && others.includes(role))
