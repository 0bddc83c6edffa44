/** Who verifies payments by itself. Nobody can log in to this account, because its email is none. */
export const AUTOMATIC = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Automatic',
  email: 'automatic',
} as const
