import { sql } from 'kysely'
import type { PhoneBooking } from '../../contract/desk/phone-booking.ts'
import { newId } from '../../db/new-id.ts'
import { isUniqueViolation, type Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import { readPhone } from '../account/phone.ts'
import { emailKey } from '../account/store.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'

/**
 * A transaction that adds one devotee shares this lock, and a transaction that adds many holds it alone: one lock for each of many
 * devotees would exceed the database's limit.
 */
const devoteesShared = sql<null>`pg_advisory_xact_lock_shared(hashtext('devotees'))`
export const devoteesAlone = sql<null>`pg_advisory_xact_lock(hashtext('devotees'))`

type Devotee = { id: string; isNew: boolean }

/**
 * The devotee whom staff name, or the one person with this phone number, or a new person without a password. A devotee without an
 * email gets the one that staff write; emails are in the language that staff choose.
 * @throws AppError NOT_FOUND, PHONE_INVALID, DEVOTEE_UNCLEAR if several have the number, or another email; EMAIL_TAKEN
 */
export async function findDevotee(
  tx: Tx,
  devotee: PhoneBooking['devotee'],
  { at }: Pick<Moment, 'at'>,
): Promise<Devotee> {
  const users = tx
    .selectFrom('users')
    .select(({ fn }) => ['id', 'email', fn.coalesce('mail_language', 'language').as('language')])
    .where('role', '=', 'USER')
    .where('deleted_at', 'is', null)
  if ('userId' in devotee) {
    const known = found(await users.where('id', '=', devotee.userId).executeTakeFirst())
    await writeIn(tx, known, devotee.language)
    return { id: known.id, isNew: false }
  }
  const phone = readPhone(devotee.phoneNumber, 'devotee.phoneNumber')
  const { email = '' } = devotee
  // If two members of staff enter the same new person at once, only one account is made; an import waits for both.
  const alone = sql`pg_advisory_xact_lock(hashtext(${`devotee ${phone}`}))`
  await tx.selectNoFrom([devoteesShared.as('shared'), alone.as('locked')]).execute()
  const [same, ...others] = await users.where('phone', '=', phone).limit(2).execute()
  const isOther = same && same.email !== '' && email !== '' && emailKey(same.email) !== emailKey(email)
  if (others.length > 0 || isOther) throw new AppError('DEVOTEE_UNCLEAR', { field: 'devotee.phoneNumber' })
  try {
    if (same) {
      if (email !== '' && same.email === '')
        await tx.updateTable('users').set(emailColumns(email)).where('id', '=', same.id).execute()
      await writeIn(tx, same, devotee.language)
      return { id: same.id, isNew: false }
    }
    const id = newId()
    const { language = 'hi' } = devotee
    const row = { id, name: devotee.name, phone, ...emailColumns(email), password_hash: '', language, created_at: at }
    await tx.insertInto('users').values(row).execute()
    return { id, isNew: true }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw new AppError('EMAIL_TAKEN', { field: 'devotee.email' })
    throw error
  }
}

/** A devotee who has claimed the account finds the language that they asked for in its settings. */
async function writeIn(tx: Tx, known: { id: string; language: Language }, language = known.language): Promise<void> {
  if (language === known.language) return
  await tx.updateTable('users').set({ mail_language: language }).where('id', '=', known.id).execute()
}

const emailColumns = (email: string) => ({ email, email_key: email === '' ? null : emailKey(email) })
