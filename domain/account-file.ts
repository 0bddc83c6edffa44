/** The files with the figures of a month for the accountant. */
export const accountFiles = [
  'figures.csv',
  'day-book.csv',
  'day-book.json',
  'journal.csv',
  'tally.xml',
  'gstr1.json',
  'gstr1.xlsx',
  'gstr3b.csv',
  'return-check.csv',
] as const
export type AccountFile = (typeof accountFiles)[number]

/** The name of the download says when the month (`YYYY-MM`) was marked as filed. */
export const accountFileName = (file: AccountFile, month: string, filed?: { filedOn: string }): string =>
  `tirtha-${month}${filed ? `-filed-on-${filed.filedOn}` : ''}-${file}`
