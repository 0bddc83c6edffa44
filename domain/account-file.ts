/** The files with the figures of a month for the accountant. */
export const accountFiles = [
  'figures.csv',
  'day-book.csv',
  'journal.csv',
  'tally.xml',
  'gstr1.json',
  'gstr1.xlsx',
  'gstr3b.csv',
  'return-check.csv',
] as const
export type AccountFile = (typeof accountFiles)[number]
