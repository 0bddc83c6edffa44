/** The place of which the panchang is: the cities of the specification are near it. */
export const panchangPlace = { en: 'Varanasi', hi: 'वाराणसी' } as const
