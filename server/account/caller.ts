import type { Limits } from '../http/limits.ts'
import { emailKey } from './store.ts'
import type { Visitor } from './visitor.ts'

/**
 * Who tries to get into an account. Strangers can fail for any email, so limits count by account and address together. Limits of
 * the whole account hold only addresses that are not known, so that strangers cannot lock its owner out.
 */
export type Caller = {
  /** The key of the account; there may be none with this email. */
  account: string
  /** The key of the account and the address together. */
  accountAndAddress: string
  /** Someone got into the account from this address lately. */
  isKnown: boolean
}

export async function callerOf(limits: Limits, email: string, { address }: Visitor): Promise<Caller> {
  const account = emailKey(email)
  const accountAndAddress = `${account} ${address}`
  return { account, accountAndAddress, isKnown: await limits.isMarked('knownAddress', accountAndAddress) }
}

/** Remembers that someone got into the account from the address of the caller. */
export const rememberCaller = (
  limits: Limits,
  { accountAndAddress }: Pick<Caller, 'accountAndAddress'>,
): Promise<void> => limits.mark('knownAddress', accountAndAddress)
