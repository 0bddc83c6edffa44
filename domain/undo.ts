const SECOND_MS = 1000

/** For this time after a payment was verified or rejected in the queue, staff can undo it. */
export const UNDO_MS = 10 * SECOND_MS

/** An undo that was pressed in the last second may arrive so much later. The email waits as long. */
const LATE_MS = 2 * SECOND_MS

/** When the email of an act that can be undone is sent at the earliest. Instants in epoch milliseconds. */
export const emailDueAfter = (actAt: number): number => actAt + UNDO_MS + LATE_MS

/** Whether an act of this instant can be undone at another one. */
export const canUndo = (actAt: number, at: number): boolean => at < emailDueAfter(actAt)
