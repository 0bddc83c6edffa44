import { readSession } from '../../session/session.ts'

/** How long the security key of the first run is kept: the time in which one fills in a form. */
const KEPT_MS = 10 * 60_000
/** How often it is seen whether the owner has left the desk. */
const LOOK_MS = 500

let kept: { key: string; token: string | undefined; until: number; watch: ReturnType<typeof setInterval> } | null = null

function forgetKey(): void {
  clearInterval(kept?.watch)
  kept = null
}

/**
 * Keeps a key that was right, in the memory of the page alone, while an owner opens the shop: the fields for it are filled in, and
 * each call sends it. It is gone after some minutes, with the page, after a logout and outside of the desk.
 */
export function keepKey(key: string): void {
  forgetKey()
  // The list of first steps has been shown and is not closed.
  if (!key || localStorage.getItem('first-run') === null) return
  const watch = setInterval(() => {
    if (!/^\/(admin|user\/settings)(\/|$)/.test(location.pathname) || !keptKey()) forgetKey()
  }, LOOK_MS)
  kept = { key, token: readSession()?.access_token, until: Date.now() + KEPT_MS, watch }
}

/** Empty when no key is kept. */
export const keptKey = (): string =>
  kept && Date.now() < kept.until && kept.token === readSession()?.access_token ? kept.key : ''
