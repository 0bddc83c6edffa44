import { sql } from 'kysely'
import type { AcceptedOffer } from '../../contract/inquiry.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { makeClaim } from '../account/claim.ts'
import { emailKey, lockFound } from '../account/store.ts'
import { makeBooking, type Site } from '../bookings/enter.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import { getBooking } from '../ledger/bookings.ts'
import type { Moment } from '../moment.ts'
import { inquiries, type InquiryRow, offerOf } from './store.ts'

type Sender = Pick<Services, 'limits'> & { address: string }
type Now = Pick<Moment, 'at' | 'today'>

/**
 * The question of a link whose offer is valid or was accepted.
 * @throws AppError OFFER_LINK_ENDED if the link never existed, was replaced or closed, or its last day or its package is over;
 * TOO_MANY_REQUESTS
 */
export async function findOffer(db: Db, token: string, { today }: Pick<Now, 'today'>, { address, limits }: Sender) {
  const row = await inquiries(db).where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row) await limits.take('emailLinkByAddress', address)
  if (row?.state === 'ACCEPTED') return row
  const holds = row?.state === 'ANSWERED' && row.on_sale && row.valid_until !== null && row.valid_until >= today
  if (!holds) throw new AppError('OFFER_LINK_ENDED')
  return row
}

/**
 * Books the offer of a link in the same way as a booking by phone, and holds it. Repeated and simultaneous calls give the same
 * booking.
 * @throws AppError OFFER_LINK_ENDED, TOO_MANY_REQUESTS, and the errors of `readChoice` for a day that cannot be booked any more
 */
export const acceptOffer = (
  db: Db,
  token: string,
  moment: Moment,
  sender: Sender,
  site: Site,
): Promise<{ accepted: AcceptedOffer; isNew: boolean }> =>
  inTransaction(db, async (tx) => {
    // Two simultaneous presses run one after the other. This lock comes before any lock of a row for which the deletion of an
    // account would wait.
    await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${`offer ${hashToken(token)}`}))`.as('locked')).execute()
    const row = await findOffer(tx, token, moment, sender)
    const bookingId = row.booking_id ?? (await book(tx, row, moment, site))
    const booking = await getBooking(tx, bookingId)
    const { made_account: isOwn } = await tx
      .selectFrom('inquiries')
      .select('made_account')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    // Only the owner may open an account that existed before: somebody else may have the link.
    const claim = isOwn ? await makeClaim(tx, booking.user_id, moment.at, site) : null
    const url = `${site.PUBLIC_URL}/user/bookings/${bookingId}`
    const accepted = { reference: booking.reference, url, claimUrl: claim?.url ?? null }
    return { accepted, isNew: row.booking_id === null }
  })

async function book(tx: Tx, row: InquiryRow, moment: Moment, site: Site): Promise<string> {
  const { package_id: packageId, answered_by: staffId } = row
  const offer = offerOf(row)
  if (!offer || packageId === null || staffId === null || row.offer_price === null)
    throw new AppError('OFFER_LINK_ENDED')
  const { id: userId, isNew } = await lockFound(tx, () => findAccount(tx, row, moment))
  const wanted = {
    userId,
    hash: '',
    devotee: { userId },
    packageId,
    headCount: offer.headCount,
    date: startOf(offer.dateStart as CalendarDay),
    events: [],
    price: rupeesFromPaise(row.offer_price),
    isWhole: true,
  }
  const terms = { ...site, GST_PERCENT: row.gst_percent ?? site.GST_PERCENT }
  const { id: bookingId } = await makeBooking(tx, { id: staffId }, wanted, moment, terms)
  const taken = await tx
    .updateTable('inquiries')
    .set({ state: 'ACCEPTED', booking_id: bookingId, made_account: isNew, accepted_at: moment.at })
    .where('id', '=', row.id)
    .where('token_hash', '=', row.token_hash)
    .where('state', '=', 'ANSWERED')
    .returning('id')
    .executeTakeFirst()
  // Staff have closed or replaced the offer meanwhile.
  if (!taken) throw new AppError('OFFER_LINK_ENDED')
  return bookingId
}

/**
 * The account with the email or, if only one has it, the phone number of the person who asked; otherwise a new account without a
 * password.
 */
async function findAccount(tx: Tx, row: InquiryRow, { at }: Pick<Now, 'at'>): Promise<{ id: string; isNew: boolean }> {
  const { name, phone, email, language } = row
  const users = tx.selectFrom('users').select(['id', 'role']).where('deleted_at', 'is', null)
  const key = email === '' ? null : emailKey(email)
  const owner = key && (await users.where('email_key', '=', key).executeTakeFirst())
  if (owner && owner.role === 'USER') return { id: owner.id, isNew: false }
  const [same, ...others] = await users.where('phone', '=', phone).where('role', '=', 'USER').limit(2).execute()
  if (same && others.length === 0) return { id: same.id, isNew: false }
  const id = newId()
  const own = key && !owner ? { email, email_key: key } : { email: '', email_key: null }
  const made = await tx
    .insertInto('users')
    .values({ id, name, phone, ...own, password_hash: '', language, created_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Somebody registered with this email at the same moment.
  return made ? { id, isNew: true } : findAccount(tx, row, { at })
}
