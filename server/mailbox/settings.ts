import { type Paise, paiseFromRupees } from '../../domain/money.ts'
import type { Env } from '../env.ts'
import type { Trusted } from './alert-email.ts'
import { mailboxOf } from './imap.ts'

type Settings = Pick<
  Env,
  | 'IMAP_URL'
  | 'ALERT_SENDERS'
  | 'ALERT_RECIPIENTS'
  | 'ALERT_PROVIDER'
  | 'ALERT_VERIFY'
  | 'ALERT_VERIFY_LIMIT'
  | 'alertAccounts'
>

/**
 * Which emails are alerts, which of them are trusted, and the amount that may be verified automatically in a day; null for none.
 */
export function alertSettings(env: Settings): { trusted: Trusted; limit: Paise | null } {
  const user = env.IMAP_URL ? mailboxOf(env.IMAP_URL).user.toLowerCase() : ''
  return {
    trusted: {
      senders: env.ALERT_SENDERS,
      recipients: env.ALERT_RECIPIENTS.length > 0 ? env.ALERT_RECIPIENTS : [user],
      provider: env.ALERT_PROVIDER ?? null,
      accounts: env.alertAccounts,
    },
    limit: env.ALERT_VERIFY === 'exact' ? paiseFromRupees(env.ALERT_VERIFY_LIMIT) : null,
  }
}
