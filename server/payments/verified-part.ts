import type { Paise } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/store.ts'

/** A booking as it is after the verification, and what was found for it, in paise. */
export type VerifiedPart = { booking: BookingRow; part: Paise; amount: Paise; before?: Paise }
