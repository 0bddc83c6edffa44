import type { EventEdit, PackageEdit } from '../../contract/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { findPackage, findPooja } from './store.ts'

const placeColumns = (place: { city: string; cityHindi: string; state: string; stateHindi: string }) => ({
  city: place.city,
  city_hindi: place.cityHindi,
  state: place.state,
  state_hindi: place.stateHindi,
})

/** Rewrites a package; quotes and bookings keep what they were made with. @throws AppError NOT_FOUND */
export function updatePackage(db: Db, actorId: string, edit: Omit<PackageEdit, 'key'>, at: Date) {
  return inTransaction(db, async (tx) => {
    const before = await findPackage(tx, edit.id)
    const after = await tx
      .updateTable('packages')
      .set({
        name: edit.name,
        name_hindi: edit.nameHindi,
        ...placeColumns(edit),
        price: paiseFromRupees(edit.price),
        additional_person: paiseFromRupees(edit.additionalPerson),
        itinerary: JSON.stringify(edit.itinerary),
        itinerary_hindi: JSON.stringify(edit.itineraryHindi),
        facility: JSON.stringify(edit.facility),
        facility_hindi: JSON.stringify(edit.facilityHindi),
      })
      .where('id', '=', edit.id)
      .returningAll()
      .executeTakeFirst()
    if (!before || !after) throw new AppError('NOT_FOUND')
    await recordChange(tx, { actorId, action: 'package_edited', subjectId: edit.id, from: before, to: after, at })
    return after
  })
}

/** Rewrites a pooja; quotes and bookings keep what they were made with. @throws AppError NOT_FOUND */
export function updatePooja(db: Db, actorId: string, edit: Omit<EventEdit, 'key'>, at: Date) {
  return inTransaction(db, async (tx) => {
    const before = await findPooja(tx, edit.id)
    const after = await tx
      .updateTable('poojas')
      .set({
        name: edit.name,
        name_hindi: edit.nameHindi,
        ...placeColumns(edit),
        cost: paiseFromRupees(edit.cost),
        details: edit.details,
        details_hindi: edit.detailsHindi,
      })
      .where('id', '=', edit.id)
      .returningAll()
      .executeTakeFirst()
    if (!before || !after) throw new AppError('NOT_FOUND')
    await recordChange(tx, { actorId, action: 'pooja_edited', subjectId: edit.id, from: before, to: after, at })
    return after
  })
}
