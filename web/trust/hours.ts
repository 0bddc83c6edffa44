import { CHECK_MS, QUOTE_GRACE_MS, QUOTE_LIFETIME_MS } from '../../domain/payment.ts'
import { HOUR_MS } from '../../domain/durations.ts'

const hours = (milliseconds: number): string => String(milliseconds / HOUR_MS)

export const quoteHours = hours(QUOTE_LIFETIME_MS)
export const graceHours = hours(QUOTE_GRACE_MS)
export const checkHours = hours(CHECK_MS)
