import { verifySmtp } from '../email/transport.ts'
import type { Env } from '../env.ts'
import { openMailbox, problemOf } from '../mailbox/imap.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const LONGEST_MS = 5000

/** Checks whether the mail servers accept our login, and whether the site answers at its public address. */
export async function checkNetwork({ SMTP_URL, IMAP_URL, PUBLIC_URL, isPublic }: Env): Promise<Finding[]> {
  return [
    ...(SMTP_URL ? [await checkSmtp(SMTP_URL)] : []),
    ...(IMAP_URL ? [await checkMailbox(IMAP_URL)] : []),
    ...(isPublic ? [await checkAddress(PUBLIC_URL)] : []),
  ]
}

const mailboxTexts = {
  AWAY: 'the mail server of the alerts does not answer',
  REFUSED: 'the mail server of the alerts does not let us in: check user and password',
  NO_MAILBOX: 'the mailbox of the alerts has no such folder',
}

async function checkMailbox(url: string): Promise<Finding> {
  try {
    const client = await openMailbox(url, LONGEST_MS)
    await client.logout()
    return good('IMAP_URL', 'the folder of the alerts can be read')
  } catch (error) {
    return bad('IMAP_URL', mailboxTexts[problemOf(error)])
  }
}

async function checkSmtp(url: string): Promise<Finding> {
  try {
    await verifySmtp(url, LONGEST_MS)
    return good('SMTP_URL', 'the mail server lets us in')
  } catch (error) {
    return bad('SMTP_URL', `the mail server does not let us in: ${(error as Error).message.split('\n')[0]}`)
  }
}

async function checkAddress(publicUrl: string): Promise<Finding> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(LONGEST_MS), redirect: 'manual' })
    const isOurs = answer.status === 200 && (await answer.text()).includes('"status":"ok"')
    return isOurs
      ? good('PUBLIC_URL', `${publicUrl} leads to the product`)
      : doubtful('PUBLIC_URL', `${publicUrl}/healthz answers ${answer.status}, and not as the product does`)
  } catch (error) {
    const cause = (error as { cause?: Error }).cause ?? (error as Error)
    return doubtful('PUBLIC_URL', `${publicUrl} cannot be reached from here: ${cause.message}`)
  }
}
