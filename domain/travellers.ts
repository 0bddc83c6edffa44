/**
 * Who travels, when it is not the payer: their names, one on each line, one phone, and the help that somebody needs. Some may be empty;
 * `needs` is absent in what was saved before it was asked for.
 */
export type Travellers = { names: string; phone: string; needs?: string }

/** The most characters of the names, and of the help that is needed. */
export const LONGEST_NAMES = 500
export const LONGEST_NEEDS = 200
