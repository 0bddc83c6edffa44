import type { Db } from '../../db/connect.ts'
import type { Email } from '../email/outbox.ts'
import { whatIsTrue } from '../payments/email-facts.ts'
import { withToken } from './invite.ts'

/** An email in the form in which it is sent now; null if nothing in it is true any more. */
export const emailToSend = (db: Db, email: Email): Promise<Email | null> =>
  email.kind === 'staff_invitation' ? withToken(db, email) : whatIsTrue(db, email)
