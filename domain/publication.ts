/**
 * Whether devotees see a city, package or pooja: only what is PUBLISHED. What is WITHDRAWN was published before; bookings of it
 * stay as they are.
 */
export const publicationStatuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const

export type PublicationStatus = (typeof publicationStatuses)[number]
