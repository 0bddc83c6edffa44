import { randomBytes } from 'node:crypto'
import type { PasskeyChallenge, PasskeySigned } from '../../contract/passkeys.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import type { Env } from '../env.ts'

const LIFETIME_MS = 10 * MINUTE_MS
type Purpose = 'ADD' | 'LOGIN' | 'PAYEE'
export type Site = Pick<Env, 'PUBLIC_URL'>

/** A passkey belongs to the address of the site, so a page at another address gets no valid signature. */
export const partyOf = ({ PUBLIC_URL }: Site) => {
  const { origin, hostname } = new URL(PUBLIC_URL)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** Makes the challenge that a device has to sign. Only the newest challenge is valid. */
export async function makeChallenge(
  db: Db,
  userId: string,
  purpose: Purpose,
  at: Date,
  site: Site,
): Promise<PasskeyChallenge> {
  const challenge = randomBytes(32).toString('base64url')
  const made = { challenge, expires_at: new Date(at.getTime() + LIFETIME_MS) }
  await db
    .insertInto('passkey_challenges')
    .values({ user_id: userId, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(made))
    .execute()
  const own = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()
  return { challenge, rpId: partyOf(site).expectedRPID, userId, credentialIds: own.map((one) => one.credential_id) }
}

/** Removes and returns the challenge of a person, so that a signature counts only once; null if there is no challenge. */
export async function takeChallenge(tx: Tx, userId: string, purpose: Purpose, at: Date): Promise<string | null> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > at ? taken.challenge : null
}

/** Whether a passkey of the person has signed the current challenge. Each challenge counts once. */
export async function usePasskey(
  tx: Tx,
  userId: string,
  purpose: 'LOGIN' | 'PAYEE',
  signed: PasskeySigned,
  at: Date,
  site: Site,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, userId, purpose, at)
  const passkey = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', signed.id)
    .forUpdate()
    .executeTakeFirst()
  if (challenge === null || !passkey) return false
  const { id, ...response } = signed
  const { credential_id: credentialId, public_key: publicKey, counter } = passkey
  // Loaded on first use, because it is large and few people have a passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    ...partyOf(site),
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    // The passkey need not verify the person, because the password was the first step.
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return false
  await tx
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, used_at: at })
    .where('id', '=', passkey.id)
    .execute()
  return true
}

/** Deletes challenges that nobody has signed. */
export async function deleteExpiredChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute()
}
