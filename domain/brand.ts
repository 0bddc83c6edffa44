import type { Bilingual, Language } from './language.ts'

/** The name of the site where the operator has set none. */
export const DEFAULT_NAME = { en: 'Tirtha', hi: 'तीर्थ' } as const satisfies Record<Language, string>

/** The name of the site, and the file of its logo where the operator has uploaded one. */
export type Brand = { name: Bilingual; logo?: string }

/** The brand of the settings; absent while the site has the name and the logo that it came with. */
export const brandOf = (name: Bilingual, logo: string | undefined): Brand | undefined =>
  logo || name.en !== DEFAULT_NAME.en || name.hi !== DEFAULT_NAME.hi ? { name, ...(logo && { logo }) } : undefined

/** It stands in a header beside the menu, and in the sender of emails. */
export const isSiteName = (text: string): boolean => text.length <= 30 && !/[<>"]/.test(text)

/** The logo is a square of so many pixels. */
export const LOGO_SIZE = 256

/** Whether a text names the file of a logo among the photos. */
export const isLogoFile = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.256\.[0-9a-f]{20}\.png$/.test(text)

/**
 * The name that `{site}` stands for in every message. A process and a browser have one site each. It is a literal, so that bundles
 * leave out the messages that a page does not use.
 */
export const siteName: Record<Language, string> = { en: 'Tirtha', hi: 'तीर्थ' }

/** Sets the name of the site in this process or browser. */
export const nameSite = (name: Bilingual): void => {
  Object.assign(siteName, name)
}
