/** Who travels, when it is not the payer: their names, one on each line, and one phone. One of both may be empty. */
export type Travellers = { names: string; phone: string }

/** The most characters of the names. */
export const LONGEST_NAMES = 500
