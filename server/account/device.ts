import Bowser from 'bowser'

/** The part of User-Agent that is read; the headers of browsers are shorter. */
const MOST_CHARACTERS = 512

// For an unknown header, the parser returns text from the client. Only names from its own lists are accepted.
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/** Browser and system, such as "Chrome, Android"; null if User-Agent names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS))
  const known = [
    browser.name && browsers.has(browser.name) ? browser.name : '',
    os.name && systems.has(os.name) ? os.name : '',
  ]
  return known.filter(Boolean).join(', ') || null
}
