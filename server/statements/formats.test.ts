import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { lockedSheet, pageOf, scannedPage } from '../../test/locked-files.ts'
import { reading, rowsIn } from '../../test/statement-reading.ts'
import { readTable } from './read-table.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const sheetOf = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Statement')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

const UTR = '632512345678'
const received = ['2026-11-21', 500_000, [UTR], []]

const camt = (entries: string, ccy = 'INR') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="${ccy}">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="${ccy}">6000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`

const camtEntry = (more = '', { ccy = 'INR', status = 'BOOK', side = 'CRDT' } = {}) => `<Ntry>
<Amt Ccy="${ccy}">5000.00</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>2026-11-21</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>632500000001</EndToEndId><TxId>${UTR}</TxId></Refs>
<RltdPties><Dbtr><Nm>Ajnat Namunapuri</Nm></Dbtr></RltdPties><RmtInf><Ustrd>TIRTH</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const mt940 = (...entries: string[]) =>
  [':20:STMT1', ':25:12345678', ':28C:1/1', ':60F:C261120INR1000,00', ...entries, ':62F:C261121INR6000,00', '-}'].join(
    '\r\n',
  )

describe('STATEMENT formats: CAMT.053 and MT940', () => {
  test('an entry of CAMT.053 is a row with the reference of the bank, and the file adds up', async () => {
    const { rows, summary } = await reading(bytesOf(camt(camtEntry())))
    expect(rows).toMatchObject([{ date: '2026-11-21', amount: 500_000, references: [UTR], doubts: [] }])
    expect(summary).toMatchObject({ opening: 100_000, closing: 600_000, addsUp: true })
  })

  test.each([
    ['pending', camtEntry('', { status: 'PDNG' }), 500_000, ['NOT_SETTLED']],
    ['a reversal', camtEntry('<RvslInd>true</RvslInd>'), 500_000, ['NOT_SETTLED']],
    ['in dollars', camtEntry('', { ccy: 'USD' }), 500_000, ['OTHER_CURRENCY']],
    ['money that left', camtEntry('', { side: 'DBIT' }), -500_000, []],
  ])('an entry of CAMT.053 that is %s', async (_, entry, amount, doubts) => {
    expect(await rowsIn(bytesOf(camt(entry)))).toEqual([['2026-11-21', amount, [UTR], doubts]])
  })

  test('a number that the payer chose is no reference', async () => {
    const own = camtEntry().replace(`<TxId>${UTR}</TxId>`, '')
    expect(await rowsIn(bytesOf(camt(own)))).toEqual([['2026-11-21', 500_000, [], []]])
  })

  test.each([
    ['RmtInf/Ustrd', '<RmtInf><Ustrd>UPI 632500000001</Ustrd></RmtInf>', ''],
    ['EndToEndId', '', '<AddtlNtryInf>UPI CREDIT</AddtlNtryInf>'],
  ])('a number that the payer chose in %s is no reference', async (_, remittance, information) => {
    const own = camtEntry(information)
      .replace(`<TxId>${UTR}</TxId>`, '')
      .replace('<RmtInf><Ustrd>TIRTH</Ustrd></RmtInf>', remittance)
    expect(await rowsIn(bytesOf(camt(own)))).toEqual([['2026-11-21', 500_000, [], []]])
  })

  test('an entry of MT940 is a row, also with a narration of several lines', async () => {
    const text = mt940(`:61:2611211121C5000,00NTRFNONREF//${UTR}`, ':86:UPI/CR/AJNAT', 'NAMUNAPURI/TIRTH')
    const { rows, summary } = await reading(bytesOf(text))
    expect(rows).toMatchObject([
      { date: '2026-11-21', amount: 500_000, references: [UTR], text: expect.stringContaining('AJNAT NAMUNAPURI') },
    ])
    expect(summary).toMatchObject({ opening: 100_000, closing: 600_000, addsUp: true })
  })

  test.each([
    ['D', -500_000, []],
    ['RC', -500_000, ['NOT_SETTLED']],
    ['RD', 500_000, ['NOT_SETTLED']],
  ])('an entry of MT940 with %s', async (side, amount, doubts) => {
    const [row] = (await reading(bytesOf(mt940(`:61:261121${side}5000,00NTRFNONREF//${UTR}`)))).rows
    expect(row).toMatchObject({ amount, doubts })
  })

  test('an entry of MT940 that cannot be read is shown', async () => {
    expect((await reading(bytesOf(mt940(':61:what')))).rows).toMatchObject([
      { text: expect.stringContaining('what'), unreadable: ['DATE_UNREADABLE', 'AMOUNT_UNREADABLE'] },
    ])
  })
})

describe('STATEMENT formats: what banks call an Excel file', () => {
  test.each([true, false])('a statement that goes on in the next sheet, with its headings again: %s', async (again) => {
    const headings = ['Date', 'Narration', 'Ref No', 'Debit', 'Credit']
    const book = utils.book_new()
    const add = (name: string, rows: unknown[][]) => utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
    add('Notes', [['How to read this statement']])
    add('1', [['Account', 'NAMUNA'], headings, ['21/11/2026', 'UPI', UTR, '', 5000]])
    add('2', [...(again ? [headings] : []), ['22/11/2026', 'UPI/REV', UTR, 5000, '']])
    const { rows } = await reading(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer))
    expect(rows.map(({ amount }) => amount)).toEqual([500_000, -500_000])
    expect(new Set(rows.map(({ line }) => line)).size).toBe(2)
  })

  test('XML of Excel 2003', async () => {
    const rows = [
      ['Date', 'Narration', 'Ref No', 'Debit', 'Credit'],
      ['21/11/2026', 'UPI', UTR, '', '5000'],
    ]
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Statement')
    expect(await rowsIn(bytesOf(write(book, { type: 'string', bookType: 'xlml' }) as string))).toEqual([received])
  })

  test('a page with tables within tables, wide cells and broken lines', async () => {
    const text = `<html><body><table><tr><td><table><tr><td>Account</td></tr></table></td></tr></table>
      <table><thead><tr><th>Date<th>Particulars<th>Debit<th>Credit</tr></thead>
      <tr><td>21/11/2026<td>UPI/CR/6325123<br>45678/RAM &amp; CO<td>&nbsp;<td>5,000.00</tr>
      <tr><td colspan=2>Total<td>0.00<td>5,000.00</tr></table><script>if (1 < 2) { "<td>x</td>" }</script>`
    expect(await rowsIn(bytesOf(text))).toEqual([received])
  })

  test('a file that ends within its last row leaves this row to a person', async () => {
    const row = `21/11/2026|${UTR}|5,000.00|UPI/CR/RAMESH|FAILED`
    const text = `Date|RRN|Credit|Narration|Remarks\n${row.replace(UTR, '632500000001')}\n${row}`
    const doubtsOf = async (file: string) => (await reading(bytesOf(file))).rows.at(-1)?.doubts
    expect(await doubtsOf(text.slice(0, -'|FAILED'.length))).toEqual(['CELLS_MOVED'])
    const page = `<table>${text.replaceAll('|', '<td>').replaceAll('\n', '<tr><td>').replace('Date', '<tr><td>Date')}`
    expect(await doubtsOf(page.slice(0, -'<td>FAILED'.length))).toEqual(['CELLS_MOVED'])
    expect(await doubtsOf(`${page.slice(0, -'<td>FAILED'.length)}</table>`)).toEqual([])
    await expect(readTable(bytesOf(camt(camtEntry()).slice(0, -60)))).rejects.toMatchObject({
      code: 'STATEMENT_UNREADABLE',
    })
  })

  test('text between tabs', async () => {
    const text = `Account Name\t:\tNAMUNA\nTxn Date\tDescription\tRef No.\tDebit\tCredit\n21 Nov 2026\tUPI\t${UTR}\t \t5,000.00\n`
    expect(await rowsIn(bytesOf(text))).toEqual([received])
  })

  test.each(['xlsx', 'biff8'] as const)('every number of twelve digits in a cell of %s is exact', async (type) => {
    const numbers = fc.sample(fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }), { numRuns: 2000, seed: 27 })
    const rows = numbers.map((number) => ['21/11/2026', 'UPI', number, 0.1 + 0.2])
    const table = await readTable(sheetOf([['Date', 'Narration', 'Ref No.', 'Deposit'], ...rows], type))
    expect(table.lines.slice(1).map(({ cells }) => cells[2])).toEqual(numbers.map(String))
    expect(new Set(table.lines.slice(1).map(({ cells }) => cells[3]))).toEqual(new Set(['0.3']))
  })

  test('cells that are written as formulas so that a spreadsheet leaves them alone', async () => {
    const text = `Date,Narration,Ref No.,Credit\n="21-11-2026",UPI,="${UTR}","=""5,000.00"""\n`
    expect(await rowsIn(bytesOf(text))).toEqual([received])
  })
})

describe('STATEMENT formats: files with a password', () => {
  const rows = [
    ['Date', 'Narration', 'RRN', 'Credit'],
    ['21/11/2026', 'UPI', UTR, 5000],
  ]
  const locked = lockedSheet(rows, 'TIRT0101')

  test('an Excel file opens with its password only', async () => {
    expect(await rowsIn(locked, 'TIRT0101')).toEqual([received])
    await expect(readTable(locked)).rejects.toMatchObject({ code: 'STATEMENT_LOCKED' })
    await expect(readTable(locked, 'tirt0101')).rejects.toMatchObject({ code: 'STATEMENT_PASSWORD_WRONG' })
  })

  test('a PDF opens with its password only, and one without text says so', async () => {
    const secret = await pageOf((document) => void document.text('hello'), { userPassword: 'x', pdfVersion: '1.7' })
    await expect(readTable(secret)).rejects.toMatchObject({ code: 'STATEMENT_LOCKED' })
    await expect(readTable(secret, 'y')).rejects.toMatchObject({ code: 'STATEMENT_PASSWORD_WRONG' })
    await expect(readTable(await scannedPage())).rejects.toMatchObject({ code: 'STATEMENT_SCANNED' })
  })
})

describe('STATEMENT formats: bad input', () => {
  const header = 'Date,Narration,Deposit\n'

  test.each([
    [
      'a definition of entities',
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(camtEntry())}`,
      'STATEMENT_UNREADABLE',
    ],
    ['one line of ten million letters', 'x'.repeat(10_000_000), 'STATEMENT_UNREADABLE'],
    ['ten million commas', ','.repeat(10_000_000), 'STATEMENT_UNREADABLE'],
    ['100,000 rows', header + '21/11/2026,UPI,5\n'.repeat(100_000), 'STATEMENT_TOO_LONG'],
    [
      'a table of 100,000 rows',
      `<table>${'<tr><td>21/11/2026</td></tr>'.repeat(100_000)}</table>`,
      'STATEMENT_TOO_LONG',
    ],
  ])('%s', async (_, text, code) => {
    const begin = performance.now()
    await expect(readTable(bytesOf(text))).rejects.toMatchObject({ code })
    // Reading this once took up to 18 seconds.
    expect(performance.now() - begin).toBeLessThan(10_000)
  })

  test('a sheet with one cell far away, and a sheet with too many rows', async () => {
    const files = unzipSync(
      sheetOf([
        ['Date', 'Narration', 'RRN', 'Credit'],
        ['21/11/2026', 'UPI', UTR, 5000],
      ]),
    )
    const name = 'xl/worksheets/sheet1.xml'
    const cell = '<row r="50000"><c r="XFD50000" t="inlineStr"><is><t>x</t></is></c></row></sheetData>'
    const xml = new TextDecoder().decode(files[name]).replace('</sheetData>', cell)
    expect(await rowsIn(zipSync({ ...files, [name]: bytesOf(xml.replace(/<dimension[^>]*>/, '')) }))).toEqual([
      received,
    ])
    const long = sheetOf([
      ['Date', 'Narration', 'Credit'],
      ...Array.from({ length: 50_001 }, () => ['21/11/2026', 'UPI', 5]),
    ])
    await expect(readTable(long)).rejects.toMatchObject({ code: 'STATEMENT_TOO_LONG' })
  })
})
