/** The roles of accounts: `USER` is a devotee, `ADMIN` is staff. */
export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]
