import type { Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import type { EmailPayload } from '../email/data.ts'
import { queueEmail } from '../email/outbox.ts'
import type { Env } from '../env.ts'
import { emailKey } from './store.ts'

type Operator = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE'>

/** Queues an email to the operator in the language of the settings, or else in the language of the account with this address. */
export async function queueToOperator(
  tx: Tx,
  { OPERATOR_EMAIL: recipient, OPERATOR_LANGUAGE }: Operator,
  at: Date,
  write: (name: string) => EmailPayload,
): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select(({ fn }) => ['name', fn.coalesce('mail_language', 'language').as('language')])
    .where('email_key', '=', emailKey(recipient))
    .executeTakeFirst()
  const language: Language = OPERATOR_LANGUAGE ?? account?.language ?? 'en'
  await queueEmail(tx, { ...write(account?.name ?? ''), recipient, language }, at)
}
