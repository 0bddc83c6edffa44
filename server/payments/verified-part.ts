import type { Paise } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/store.ts'

/** A booking in its state after the verification, and the amount that was found for it, in paise. */
export type VerifiedPart = { booking: BookingRow; part: Paise; amount: Paise; before?: Paise }
