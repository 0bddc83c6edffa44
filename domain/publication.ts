/**
 * Whether devotees see a city, package or pooja: they see it only if it is PUBLISHED. A WITHDRAWN one was published before; its
 * bookings stay as they are.
 */
export const publicationStatuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const

export type PublicationStatus = (typeof publicationStatuses)[number]
