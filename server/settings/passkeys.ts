import type { PasskeyChallenge, PasskeyCreated } from '../../contract/passkeys.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { makeChallenge, partyOf, takeChallenge } from '../account/passkeys.ts'
import { deleteSecondStep, makeRecoveryCodes } from '../account/second-step.ts'
import { lockUser } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { type Actor, changedSecondStep, readSecondStep } from './second-step.ts'

type Deps = Pick<Services, 'limits' | 'env'>

/** @throws AppError PASSWORD_WRONG */
export async function beginPasskey(
  db: Db,
  actor: Actor,
  { password }: { password: string },
  moment: Moment,
  deps: Deps,
): Promise<PasskeyChallenge> {
  await confirmPassword(db, actor, password, moment, deps)
  return makeChallenge(db, actor.id, 'ADD', moment.at, deps.env)
}

/** Adds a passkey that has signed the challenge; the first second step also makes recovery codes. @throws AppError PASSKEY_WRONG */
export async function addPasskey(
  db: Db,
  actor: Actor,
  { name, passkey }: { name: string; passkey: PasskeyCreated },
  moment: Moment,
  { env }: Pick<Deps, 'env'>,
): Promise<{ id: string; recoveryCodes: string[] }> {
  const added = inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    const challenge = await takeChallenge(tx, actor.id, 'ADD', moment.at)
    const { id: credentialId, ...response } = passkey
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const checked =
      challenge !== null &&
      (await verifyRegistrationResponse({
        ...partyOf(env),
        response: { id: credentialId, rawId: credentialId, type: 'public-key', response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        requireUserVerification: false,
      }).catch(() => null))
    if (!checked || !checked.verified) throw new AppError('PASSKEY_WRONG')
    const { credential } = checked.registrationInfo
    const { isOn } = await readSecondStep(tx, actor)
    const id = newId()
    await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: actor.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        name,
        created_at: moment.at,
      })
      .execute()
    const recoveryCodes = isOn ? [] : await makeRecoveryCodes(tx, actor.id)
    await changedSecondStep(tx, actor, 'second_step_set_up', moment)
    return { id, recoveryCodes }
  })
  return added.catch((error: unknown) => {
    // The device contains a passkey of another account.
    throw isUniqueViolation(error, 'passkeys_credential_id_key') ? new AppError('PASSKEY_WRONG') : error
  })
}

/** Removes a passkey. If no other passkey and no app is left, the second step is off. @throws AppError PASSWORD_WRONG, NOT_FOUND */
export async function removePasskey(
  db: Db,
  actor: Actor,
  { id, password }: { id: string; password: string },
  moment: Moment,
  deps: Deps,
): Promise<void> {
  await confirmPassword(db, actor, password, moment, deps)
  await inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new AppError('NOT_FOUND')
    const change = { action: 'passkey_removed', subjectId: actor.id, from: removed, to: null } as const
    await recordChange(tx, { actorId: actor.id, ...change }, moment)
    if ((await readSecondStep(tx, actor)).isOn) return
    await deleteSecondStep(tx, actor.id)
    await changedSecondStep(tx, actor, 'second_step_removed', moment)
  })
}
