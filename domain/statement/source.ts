/** A file of the bank; a text with alerts that staff pasted; all alerts that the mailbox got on a day. */
export const statementSources = ['FILE', 'TEXT', 'MAILBOX'] as const
export type StatementSource = (typeof statementSources)[number]

/** Why the mailbox cannot be read: it does not answer, it does not let us in, it has no such folder. */
export const mailboxProblems = ['AWAY', 'REFUSED', 'NO_MAILBOX'] as const
export type MailboxProblem = (typeof mailboxProblems)[number]
