/** The day of the current privacy notice: what stands at registration and on the page /privacy. Changes with their words. */
export const PRIVACY_VERSION = '2026-11-26'

/** Within so many days we answer what a person asks about their data; the DPDP Rules of 2025 allow 90. */
export const ANSWER_DAYS = 30
