import type { PersonEdit } from '../../contract/desk/persons.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import { setDriver, setPriest } from '../bookings/assign-driver.ts'
import { AppError, found } from '../http/app-error.ts'
import { lockBookings } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { getPerson, type PersonRow, toPersonColumns } from './store.ts'

type Staff = { id: string }
type Now = AuditMoment & Pick<Moment, 'today'>

const onDay = ({ today }: Now) => ({ from: today, to: today })

/** @throws AppError PHONE_INVALID */
export const addPerson = (db: Db, staff: Staff, edit: PersonEdit, moment: Now): Promise<PersonRow> =>
  inTransaction(db, async (tx) => {
    const row = { id: newId(), ...toPersonColumns(edit), created_at: moment.at }
    await tx.insertInto('people').values(row).execute()
    const change = { actorId: staff.id, action: 'person_added', subjectId: row.id, from: {}, to: row } as const
    await recordChange(tx, change, moment)
    return getPerson(tx, row.id, onDay(moment))
  })

/** Changes a person; bookings keep their copy. @throws AppError NOT_FOUND, PHONE_INVALID */
export const changePerson = (
  db: Db,
  staff: Staff,
  { id, edit }: { id: string; edit: PersonEdit },
  moment: Now,
): Promise<PersonRow> =>
  inTransaction(db, async (tx) => {
    const { journeys: _, ...before } = await getPerson(tx, id, onDay(moment))
    const to = toPersonColumns(edit)
    await tx.updateTable('people').set(to).where('id', '=', id).execute()
    const change = { actorId: staff.id, action: 'person_changed', subjectId: id, from: before, to } as const
    await recordChange(tx, change, moment)
    return getPerson(tx, id, onDay(moment))
  })

/** Removes a person; bookings keep their copies, without the reference. @throws AppError NOT_FOUND */
export const deletePerson = (db: Db, staff: Staff, id: string, moment: AuditMoment): Promise<null> =>
  inTransaction(db, async (tx) => {
    const gone = found(await tx.deleteFrom('people').where('id', '=', id).returningAll().executeTakeFirst())
    const change = { actorId: staff.id, action: 'person_deleted', subjectId: id, from: gone, to: {} } as const
    await recordChange(tx, change, moment)
    return null
  })

/**
 * Chooses a person for bookings, in one transaction. A person with another journey may be chosen, because a driver may take two
 * families.
 * @throws AppError NOT_FOUND, CANCELLED
 */
export const assignPerson = (
  db: Db,
  staff: Staff,
  { id, bookingIds }: { id: string; bookingIds: readonly string[] },
  moment: Now,
): Promise<PersonRow> =>
  inTransaction(db, async (tx) => {
    const person = found(await tx.selectFrom('people').selectAll().where('id', '=', id).forShare().executeTakeFirst())
    const bookings = await lockBookings(tx, bookingIds)
    if (bookings.length !== bookingIds.length) throw new AppError('NOT_FOUND')
    const { name, phone, vehicle } = person
    for (const booking of bookings) {
      if (person.kind === 'DRIVER')
        await setDriver(tx, staff, { booking, driver: { name, phone, vehicle }, personId: id }, moment)
      else await setPriest(tx, staff, { booking, priest: { name, phone }, personId: id }, moment)
    }
    return getPerson(tx, id, onDay(moment))
  })
