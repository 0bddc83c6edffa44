/** The data that the operator can import from an earlier trade: bookings with their devotees and money, or drivers and priests. */
export const tradeKinds = ['BOOKINGS', 'PEOPLE'] as const
export type TradeKind = (typeof tradeKinds)[number]

/** The largest number of rows of a file, and its largest size in bytes. */
export const MOST_TRADE_ROWS = 5000
export const TRADE_FILE_LIMIT = 5 * 1024 * 1024

/** The greatest age of a journey, in years. */
export const MOST_YEARS_AGO = 10
