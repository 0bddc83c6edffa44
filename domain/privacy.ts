/** The day of the current privacy notice: what stands at registration and on the page /privacy. Changes with their words. */
export const PRIVACY_VERSION = '2026-11-26'
