import { type Paise, paise } from './money.ts'

/** An advance is at most 5,000 rupees (specification, section 9). */
export const ADVANCE_CAP = paise(500_000)

/** The part of a total that is paid at the booking; the balance is paid on arrival. In paise. */
export const advanceOf = (sum: Paise): Paise => paise(Math.min(sum, ADVANCE_CAP))
