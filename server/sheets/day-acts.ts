import type { Sheet, SheetJourney } from '../../contract/desk/sheets.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { type Paise, paise } from '../../domain/money.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { recordCashIn } from '../payments/cash.ts'
import { rejectPayment } from '../payments/reject.ts'
import type { DayLink } from './day-link.ts'
import { readMarks } from './marks.ts'
import { readSheet, type SheetSite } from './read-sheet.ts'

export type Press = { id: string; bookingId: string; item: string; pressedAt: Date; amount?: Paise }

export type DayEnv = DocumentEnv & SheetSite

/** The sheet of a link. */
export const sheetOfLink = (db: Db, link: DayLink, moment: Moment, env: DayEnv): Promise<Sheet> =>
  readSheet(db, { kind: link.kind, personId: link.person_id, date: link.day }, moment, env)

const isOn = ({ stops, poojas, amountToCollect }: SheetJourney, { item, amount }: Press): boolean =>
  (item === 'cash' && amountToCollect > 0 && amount !== undefined) ||
  stops.some(({ index }) => item === `stop:${index}`) ||
  poojas.some(({ id }) => item === `pooja:${id}`)

/**
 * Records a press; for cash, as cash that the driver or priest holds, with its receipt. Repeating it, or pressing what is already
 * pressed, changes nothing (`isNew` is false).
 * @throws AppError NOT_ON_SHEET, and the errors of `recordCash`
 */
export const press = (db: Db, link: DayLink, pressed: Press, moment: Moment, env: DayEnv): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { id, bookingId, item } = pressed
    if (await findAct(tx, pressed, link.day)) return false
    const { journeys } = await sheetOfLink(tx, link, moment, env)
    const journey = journeys.find((one) => one.bookingId === bookingId)
    if (!journey || !isOn(journey, pressed)) throw new AppError('NOT_ON_SHEET')
    const row = await tx
      .insertInto('day_acts')
      .values({
        id,
        person_id: link.person_id,
        booking_id: bookingId,
        day: link.day,
        item,
        pressed_at: pressedAt(pressed.pressedAt, link.day, moment),
        created_at: moment.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    if (item === 'cash') await receive(tx, link, pressed, moment, env)
    return true
  })

/** The instant of a press; that of its arrival if the clock of the phone is wrong. */
export const pressedAt = (said: Date, day: CalendarDay, { at }: Pick<Moment, 'at'>): Date =>
  dayOf(said.getTime()) === day && said <= at ? said : at

async function receive(tx: Tx, link: DayLink, { id, bookingId, amount }: Press, moment: Moment, env: DayEnv) {
  const cash = { bookingId, amount: amount ?? paise(0), receivedOn: link.day, note: '' }
  const staff = { id: link.made_by, holderId: link.person_id }
  const { receipt } = await recordCashIn(tx, staff, cash, moment, env)
  await tx.updateTable('day_acts').set({ payment_id: receipt.paymentId }).where('id', '=', id).execute()
}

/**
 * A press with this id, or another valid one with the same meaning. What staff have taken back at the desk can be pressed again.
 */
async function findAct(tx: Tx, { id, bookingId, item }: Press, day: CalendarDay) {
  const same = await tx.selectFrom('day_acts').select('id').where('id', '=', id).executeTakeFirst()
  if (same) return same
  const marks = (await readMarks(tx, [bookingId], day)).get(bookingId) ?? []
  const standing = marks.find((mark) => mark.item === item)
  if (!standing)
    await tx
      .updateTable('day_acts')
      .set(({ ref }) => ({ undone_at: ref('created_at') }))
      .where('booking_id', '=', bookingId)
      .where('day', '=', day)
      .where('item', '=', item)
      .where('undone_at', 'is', null)
      // Only cash that is no longer verified: a press that somebody else has made since the marks were read stays.
      .where('payment_id', 'in', (eb) => eb.selectFrom('payments').select('id').where('state', '<>', 'VERIFIED'))
      .execute()
  return standing
}

/**
 * Takes back a press of the person on this day; for cash, cancels the receipt. Repeating it changes nothing. @throws AppError
 * NOT_FOUND, REFUND_SENT
 */
export const undoPress = (db: Db, link: DayLink, id: string, moment: Moment): Promise<null> =>
  inTransaction(db, async (tx) => {
    const act = await tx
      .selectFrom('day_acts')
      .select(['payment_id', 'undone_at'])
      .where('id', '=', id)
      .where('person_id', '=', link.person_id)
      .where('day', '=', link.day)
      .forUpdate()
      .executeTakeFirst()
    if (!act) throw new AppError('NOT_FOUND')
    if (act.undone_at) return null
    await tx.updateTable('day_acts').set({ undone_at: moment.at }).where('id', '=', id).execute()
    if (act.payment_id)
      await rejectPayment(tx, { id: link.made_by }, { paymentId: act.payment_id, reason: 'NOT_FOUND' }, moment)
    return null
  })
