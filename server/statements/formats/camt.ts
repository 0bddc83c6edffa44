import { lineOf, type Table } from './table.ts'
import { allAt, type Element, readXml, textAt } from './xml.ts'

export const isCamt = (text: string): boolean => /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt)[\s>]/.test(text)

const HEADINGS = [
  'Date',
  'Narration',
  'Remark',
  'Reference No',
  'Bank Ref',
  'Instr Ref',
  'Status',
  'Currency',
  'Amount',
  'Cr/Dr',
  'Value Date',
]

/** ISO 20022 CAMT.053: the entries of an account as the rows of a table, with its balances above them. @throws FileProblem */
export function readCamt(text: string): Table {
  const document = readXml(text)
  const messages = [
    ...allAt(document, 'Document/BkToCstmrStmt/Stmt'),
    ...allAt(document, 'Document/BkToCstmrAcctRpt/Rpt'),
  ]
  const rows = messages.flatMap((statement) => [
    ['Opening Balance', balanceOf(statement, ['OPBD', 'PRCD', 'OPAV'])],
    ['Closing Balance', balanceOf(statement, ['CLBD', 'CLAV'])],
    HEADINGS,
    ...allAt(statement, 'Ntry').flatMap(rowsOfEntry),
  ])
  return { lines: rows.flatMap((cells, index) => lineOf(index + 1, cells) ?? []) }
}

function balanceOf(statement: Element, codes: readonly string[]): string {
  const balances = allAt(statement, 'Bal')
  const code = (balance: Element) => textAt(balance, 'Tp/CdOrPrtry/Cd')
  const found = codes.flatMap((wanted) => balances.filter((balance) => code(balance) === wanted))
  const [first] = codes[0] === 'OPBD' ? found : found.toReversed()
  return first ? `${textAt(first, 'Amt')}${textAt(first, 'CdtDbtInd') === 'DBIT' ? 'Dr' : ''}` : ''
}

/** The transfers of an entry if each has its amount, otherwise the entry. */
function rowsOfEntry(entry: Element): string[][] {
  const transfers = allAt(entry, 'NtryDtls/TxDtls')
  const hasAmounts = transfers.length > 1 && transfers.every((one) => amountOf(one) !== undefined)
  return hasAmounts ? transfers.map((one) => rowOf(entry, one, one)) : [rowOf(entry, transfers[0] ?? entry, entry)]
}

const amountOf = (element: Element) => allAt(element, 'Amt')[0] ?? allAt(element, 'AmtDtls/TxAmt/Amt')[0]

function rowOf(entry: Element, transfer: Element, counted: Element): string[] {
  const amount = amountOf(counted)
  const side = textAt(counted, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
  const said = [
    textAt(transfer, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'),
    textAt(transfer, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
    textAt(entry, 'RvslInd') === 'true' ? 'REVERSAL' : '',
  ]
  return [
    textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'),
    said.filter(Boolean).join(' / '),
    // The payer chooses both values.
    [textAt(transfer, 'Refs/EndToEndId'), ...allAt(transfer, 'RmtInf/Ustrd').map(({ text }) => text.trim())].join(' '),
    textAt(transfer, 'Refs/ClrSysRef', 'Refs/TxId'),
    textAt(transfer, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef'),
    textAt(entry, 'NtryRef'),
    textAt(entry, 'Sts/Cd', 'Sts') || 'BOOK',
    amount?.attributes.Ccy ?? '',
    amount?.text.trim() ?? '',
    side,
    textAt(entry, 'ValDt/Dt', 'ValDt/DtTm'),
  ]
}
