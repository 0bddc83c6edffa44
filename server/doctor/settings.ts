import type { Env } from '../env.ts'
import { startWarnings } from '../start-warnings.ts'
import { doubtful, type Finding, good } from './finding.ts'

/** Checks that need only the settings. */
export function checkSettings(env: Env): Finding[] {
  const { protocol } = new URL(env.PUBLIC_URL)
  const found = [
    ...startWarnings(env).map((warning) => doubtful('settings', warning)),
    ...(env.NODE_ENV === 'production' ? [] : [doubtful('settings', `NODE_ENV is ${env.NODE_ENV}`)]),
    ...(env.isPublic && protocol === 'http:'
      ? [
          doubtful(
            'PUBLIC_URL',
            'it has no https: passwords travel unencrypted, and browsers are told nothing of HTTPS',
          ),
        ]
      : []),
    ...(protocol === 'https:' && env.TRUST_PROXY === 0
      ? [doubtful('TRUST_PROXY', 'it is 0 although a proxy speaks HTTPS: all visitors share one address in the limits')]
      : []),
    ...(env.isPublic && !env.SMTP_URL
      ? [doubtful('SMTP_URL', 'it is not set: emails are written into files, and devotees get none')]
      : []),
    ...(env.IMAP_URL && !env.ALERT_PROVIDER
      ? [
          doubtful(
            'ALERT_PROVIDER',
            'it is not set: no alert of the mailbox is trusted, and each is for a person to look at',
          ),
        ]
      : []),
    ...(env.IMAP_URL && env.alertAccounts.length === 0
      ? [doubtful('ALERT_ACCOUNTS', 'neither it nor BANK_ACCOUNT_NUMBER is set: no alert of the mailbox is exact')]
      : []),
    ...(env.GSTIN ? [] : [doubtful('GSTIN', 'it is not set: no GST is charged, and documents say so')]),
    ...(env.BANK_ACCOUNT_NUMBER && !env.BANK_IFSC
      ? [doubtful('BANK_IFSC', 'it is not set: nobody can send money to BANK_ACCOUNT_NUMBER')]
      : []),
    ...(env.isPublic && env.CARE_EMAIL.endsWith('@example.com')
      ? [doubtful('CARE_EMAIL', 'it is the demo one: answers of devotees reach nobody')]
      : []),
  ]
  return found.length > 0 ? found : [good('settings', 'nothing is invented or missing')]
}
