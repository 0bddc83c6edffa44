/** The work of the operator's people on a journey. */
export const personKinds = ['DRIVER', 'PRIEST'] as const
export type PersonKind = (typeof personKinds)[number]

/** The number of journeys for which a person can be chosen at once. */
export const MOST_JOURNEYS = 50
