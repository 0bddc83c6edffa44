import Bowser from 'bowser'

/** Longer ones are not read on: browsers stay well below it. */
const MOST_CHARACTERS = 512

// Of a header that it does not know, the parser hands on the client's own words: only names from its lists are kept.
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/** What someone knows their device by, such as "Chrome, Android"; null where User-Agent does not tell. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS))
  const known = [
    browser.name && browsers.has(browser.name) ? browser.name : '',
    os.name && systems.has(os.name) ? os.name : '',
  ]
  return known.filter(Boolean).join(', ') || null
}
