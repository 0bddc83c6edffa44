/** The ledgers of the journal and of the vouchers for Tally. */
export const ledgers = [
  'Customers',
  'Bank',
  'Cash',
  'Sales taxable',
  'Sales exempt',
  'CGST payable',
  'SGST payable',
  'IGST payable',
  'Rounding',
] as const
export type Ledger = (typeof ledgers)[number]

const MOST_LETTERS = 1000

/**
 * Reads the names of the operator's books, such as `Bank=HDFC 4711 | Customers=Sundry debtors`. A ledger that is left out keeps its
 * name. Null if a ledger is unknown or named twice, or two ledgers have one name.
 */
export function readLedgerNames(text: string): Record<Ledger, string> | null {
  const names = Object.fromEntries(ledgers.map((ledger) => [ledger, ledger])) as Record<Ledger, string>
  if (text.length > MOST_LETTERS) return null
  const known = new Set<string>(ledgers)
  for (const part of text.split('|').filter((one) => one.trim())) {
    const [, ledger = '', name = ''] = /^([^=]+)=(.+)$/.exec(part)?.map((one) => one.trim()) ?? []
    if (!known.delete(ledger) || !name) return null
    names[ledger as Ledger] = name
  }
  return new Set(Object.values(names)).size === ledgers.length ? names : null
}
