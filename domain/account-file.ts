/** The files with the figures of a month for the accountant. */
export const accountFiles = ['day-book.csv', 'journal.csv', 'tally.xml', 'gstr1.json', 'return-check.csv'] as const
export type AccountFile = (typeof accountFiles)[number]
