const SECOND_MS = 1000

/** Staff can undo a verification or rejection in the queue for so long. */
export const UNDO_MS = 10 * SECOND_MS

/** An undo that was pressed in the last second may arrive so much later, so the email waits for this time, too. */
const LATE_MS = 2 * SECOND_MS

/** The earliest time at which the email of an act that can be undone is sent. Instants in epoch milliseconds. */
export const emailDueAfter = (actAt: number): number => actAt + UNDO_MS + LATE_MS

/** Whether an act can still be undone at a later instant. Instants in epoch milliseconds. */
export const canUndo = (actAt: number, at: number): boolean => at < emailDueAfter(actAt)
