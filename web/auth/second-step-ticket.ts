import type { RefusedForm } from '../ui/form-action.ts'

/** The value of the field `step` that identifies this form. */
export const SECOND_STEP = 'second-step'

/** The ticket of a second step that was refused. */
export const ticketIn = (refused: RefusedForm | undefined): string | undefined =>
  refused?.typed.step === SECOND_STEP ? refused.typed.ticket : undefined
