import type { Limits } from '../http/limits.ts'
import { emailKey } from './store.ts'
import type { Visitor } from './visitor.ts'

/**
 * The sender of an attempt to get into an account. Strangers can fail for any email, so limits count by account and origin
 * together. Limits of the whole account apply only to unknown origins, so that strangers cannot lock its owner out.
 */
export type Caller = {
  /** The key of the account. There may be no account with this email. */
  account: string
  /** The browser if it is known, otherwise the address. Strangers may share an address. */
  origin: string
  accountAndOrigin: string
  /** Whether someone has recently logged in to the account with this browser or from this address. */
  isKnown: boolean
}

const ofBrowser = (account: string, { browser }: Visitor) => `${account} browser ${browser}`
const ofAddress = (account: string, { address }: Visitor) => `${account} ${address}`

export async function callerOf(limits: Limits, email: string, visitor: Visitor): Promise<Caller> {
  const account = emailKey(email)
  const [knowsBrowser, knowsAddress] = await Promise.all([
    limits.isMarked('knownBrowser', ofBrowser(account, visitor)),
    limits.isMarked('knownAddress', ofAddress(account, visitor)),
  ])
  return {
    account,
    origin: knowsBrowser ? visitor.browser : visitor.address,
    accountAndOrigin: knowsBrowser ? ofBrowser(account, visitor) : ofAddress(account, visitor),
    isKnown: knowsBrowser || knowsAddress,
  }
}

/** Remembers that someone has logged in to the account with this browser, from this address. */
export async function rememberCaller(limits: Limits, email: string, visitor: Visitor): Promise<void> {
  const account = emailKey(email)
  await limits.mark('knownBrowser', ofBrowser(account, visitor))
  await limits.mark('knownAddress', ofAddress(account, visitor))
}
