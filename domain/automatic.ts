/** The account that verifies payments automatically. Nobody can log in to it, because its email is not a valid address. */
export const AUTOMATIC = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Automatic',
  email: 'automatic',
} as const
