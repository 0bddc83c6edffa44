import { paiseFromRupees } from './money.ts'
import type { StateCode } from './place-of-supply.ts'

/** The person or firm that the documents of a booking name instead of the devotee; `gstin` is empty for a person. */
export type Buyer = { name: string; address: string; state: StateCode; gstin: string }

/** The largest numbers of characters of the name and of the address. */
export const LONGEST_BUYER = { name: 100, address: 300 }

/** From this price on an invoice needs the address and the state of the buyer (Rule 46 (e) of the CGST Rules). */
export const ADDRESS_FROM = paiseFromRupees(50_000)
