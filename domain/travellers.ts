/**
 * The travellers, if the payer is not one of them: their names, one on each line, one phone, and the help that they need. Parts may
 * be empty; `needs` is absent in data from before it was requested.
 */
export type Travellers = { names: string; phone: string; needs?: string }

/** The most characters of the names, and of the help that is needed. */
export const LONGEST_NAMES = 500
export const LONGEST_NEEDS = 200
