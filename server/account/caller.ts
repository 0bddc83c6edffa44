import type { Limits } from '../http/limits.ts'
import { emailKey } from './store.ts'
import type { Visitor } from './visitor.ts'

/**
 * Who tries to get into an account. Strangers can fail for any email, so limits count by account and origin together. Limits of
 * the whole account hold only origins that are not known, so that strangers cannot lock its owner out.
 */
export type Caller = {
  /** The key of the account; there may be none with this email. */
  account: string
  /** The browser if it is known, else the address: strangers may have the same address. */
  origin: string
  accountAndOrigin: string
  /** Someone got into the account with this browser, or from this address lately. */
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

/** Remembers that someone got into the account with this browser, from this address. */
export async function rememberCaller(limits: Limits, email: string, visitor: Visitor): Promise<void> {
  const account = emailKey(email)
  await limits.mark('knownBrowser', ofBrowser(account, visitor))
  await limits.mark('knownAddress', ofAddress(account, visitor))
}
