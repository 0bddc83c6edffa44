/** What the operator can bring from an earlier trade: bookings with their devotees and money, or drivers and priests. */
export const tradeKinds = ['BOOKINGS', 'PEOPLE'] as const
export type TradeKind = (typeof tradeKinds)[number]

/** How many rows a file has at most, and its largest size in bytes. */
export const MOST_TRADE_ROWS = 5000
export const TRADE_FILE_LIMIT = 5 * 1024 * 1024

/** A journey may have been so many years ago. */
export const MOST_YEARS_AGO = 10
