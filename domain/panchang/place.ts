/** The place for which the panchang is computed; the cities of the specification are near it. */
export const panchangPlace = { en: 'Varanasi', hi: 'वाराणसी' } as const
