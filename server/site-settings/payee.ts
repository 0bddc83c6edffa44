import { sql } from 'kysely'
import type { PasskeySigned } from '../../contract/passkeys.ts'
import type { SiteSettingName } from '../../contract/desk/site-settings.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { payeeFields } from '../../domain/payee.ts'
import { type Site, usePasskey } from '../account/passkeys.ts'
import { hasSecondStep, useSecondStep } from '../account/second-step.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'

type Actor = Pick<SignedIn, 'id'>

/** A code of the app, a recovery code, or the answer of a passkey. */
export type Confirmation = { code?: string | undefined; passkey?: PasskeySigned | undefined }

const isOfPayee = (name: SiteSettingName): boolean => payeeFields.some((one) => one === name)

/** Seven days after joining, every owner has a second step, because the desk cannot be used without it. */
export async function payeeAsksCode(db: Db, { id }: Actor): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(hasSecondStep(sql`users.id`).as('isOn'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.isOn
}

/**
 * Checks the second step if the payee changes: a stranger who has found an open desk and the key must not redirect the money.
 * @throws AppError PAYEE_CODE_MISSING, SECOND_STEP_WRONG, PASSKEY_WRONG
 */
export async function checkPayeeChange(
  tx: Tx,
  actor: Actor,
  { names, code, passkey }: { names: readonly SiteSettingName[] } & Confirmation,
  { at }: Pick<Moment, 'at'>,
  site: Site,
): Promise<void> {
  if (!names.some(isOfPayee) || !(await payeeAsksCode(tx, actor))) return
  const field = 'settings.code'
  if (passkey) {
    if (!(await usePasskey(tx, actor.id, 'PAYEE', passkey, at, site))) throw new AppError('PASSKEY_WRONG', { field })
    return
  }
  if (code === undefined) throw new AppError('PAYEE_CODE_MISSING', { field })
  if (!(await useSecondStep(tx, actor.id, code, at))) throw new AppError('SECOND_STEP_WRONG', { field })
}
