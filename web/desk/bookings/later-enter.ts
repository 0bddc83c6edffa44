import { lazy } from 'react'

/** The form for a booking by phone, which the page of a booking does not need. */
export const EnterBooking = lazy(async () => ({ default: (await import('./enter-booking.tsx')).EnterBooking }))
/** What it offers. */
export const readOffers = async () => (await import('./offers-to-enter.ts')).readOffers()
