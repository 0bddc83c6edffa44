/** The day of the current privacy notice, at registration and on the page /privacy. It changes with their texts. */
export const PRIVACY_VERSION = '2026-11-26'

/** We answer what a person asks about their data within so many days; the DPDP Rules of 2025 allow 90. */
export const ANSWER_DAYS = 30
