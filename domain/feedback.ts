/** The longest feedback, in characters (CONTRACT.md, POST /feedback/create). */
export const LONGEST_FEEDBACK = 2000

/** From one star to five (specification, section 9). */
export const RATINGS = [1, 2, 3, 4, 5] as const

export const USUAL_RATING = 5

/** The time for which its author can restore deleted feedback. Afterwards it is deleted for good. */
export const RESTORE_MS = 10 * 60 * 1000
