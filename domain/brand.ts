import type { Bilingual, Language } from './language.ts'

/** The name of the site if the operator has set none. */
export const DEFAULT_NAME = { en: 'Tirtha', hi: 'तीर्थ' } as const satisfies Record<Language, string>

/** The name of the site, and the file of its logo if the operator has uploaded one. */
export type Brand = { name: Bilingual; logo?: string }

/** The brand in the settings; absent while the site has its original name and logo. */
export const brandOf = (name: Bilingual, logo: string | undefined): Brand | undefined =>
  logo || name.en !== DEFAULT_NAME.en || name.hi !== DEFAULT_NAME.hi ? { name, ...(logo && { logo }) } : undefined

/** The longest name, because it stands in a header beside the menu, and in the sender of emails. */
export const isSiteName = (text: string): boolean => text.length <= 30 && !/[<>"]/.test(text)

/** The side of the square logo, in pixels. */
export const LOGO_SIZE = 256

/** Whether a text is the name of a logo's file among the photos. */
export const isLogoFile = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.256\.[0-9a-f]{20}\.png$/.test(text)

/**
 * The name that replaces `{site}` in every message. A process and a browser have one site each. It is a literal, so that bundles
 * leave out the messages that a page does not use.
 */
export const siteName: Record<Language, string> = { en: 'Tirtha', hi: 'तीर्थ' }

/** Sets the name of the site in this process or browser. */
export const nameSite = (name: Bilingual): void => {
  Object.assign(siteName, name)
}
