import { readSession } from '../../session/session.ts'
import { isFirstRun } from './first-run-open.ts'

/** How long the security key of the first run is kept: the time in which one fills in a form. */
const KEPT_MS = 10 * 60_000

let kept: { key: string; token: string | undefined; until: number } | null = null

/**
 * Keeps a key that was right, in the memory of the page alone, while an owner opens the shop: the fields for it are filled in, and
 * each call sends it. It ends after some minutes, with the page, and with the login.
 */
export function keepKey(key: string): void {
  if (!key || !isFirstRun()) return
  kept = { key, token: readSession()?.access_token, until: Date.now() + KEPT_MS }
}

/** Empty when no key is kept. */
export function keptKey(): string {
  if (kept && (Date.now() > kept.until || kept.token !== readSession()?.access_token)) kept = null
  return kept?.key ?? ''
}
