/** Who may use the site with an account: a devotee, and staff. */
export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]
