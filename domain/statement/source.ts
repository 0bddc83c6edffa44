/** A file of the bank; a text with alerts that staff pasted; all alerts that the mailbox received on a day. */
export const statementSources = ['FILE', 'TEXT', 'MAILBOX'] as const
export type StatementSource = (typeof statementSources)[number]

/** Why the mailbox cannot be read: it does not answer, it refuses the login, or it lacks the folder. */
export const mailboxProblems = ['AWAY', 'REFUSED', 'NO_MAILBOX'] as const
export type MailboxProblem = (typeof mailboxProblems)[number]
