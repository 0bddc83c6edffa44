import { lazy } from 'react'

/** The form for a booking by phone. It is loaded late, because the page of a booking does not need it. */
export const EnterBooking = lazy(async () => ({ default: (await import('./enter-booking.tsx')).EnterBooking }))
/** The offers of the form. */
export const readOffers = async () => (await import('./offers-to-enter.ts')).readOffers()
