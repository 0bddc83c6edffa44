import type { SelectionProblem } from '../../domain/selection.ts'
import { m } from '../../messages/compiled/messages.js'

/** The text for each rule that a selection can break (specification, section 5). */
export const selectionMessage = {
  NOTHING_SELECTED: m.error_nothing_selected,
  PACKAGE_AND_POOJA: m.error_package_and_pooja,
  MANY_POOJAS: m.error_many_poojas,
  POOJA_DATE_REQUIRED: m.error_pooja_date_required,
  ARRIVAL_DATE_REQUIRED: m.error_arrival_date_required,
} as const satisfies Record<SelectionProblem, unknown>
