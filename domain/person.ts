/** What the operator's people do on a journey. */
export const personKinds = ['DRIVER', 'PRIEST'] as const
export type PersonKind = (typeof personKinds)[number]

/** So many journeys get a person at once. */
export const MOST_JOURNEYS = 50
