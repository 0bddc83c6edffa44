import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'
import { type CellObject, utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { guessColumns } from '../../domain/statement/columns.ts'
import { readRows } from '../../domain/statement/read-statement.ts'
import { readTable } from './read-table.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const csv = `Account of,Tirtha Yatra
Date,Narration,Withdrawal,Deposit
21/11/2026,"UPI-RAMESH, KASHI-632512345678",,"5,000.00"
22/11/2026,"FEE – quarterly",11.80,
`

async function read(bytes: Uint8Array) {
  const { lines } = await readTable(bytes)
  const columns = guessColumns(lines)
  if (!columns) throw new Error('no columns')
  return readRows(lines, columns).map(({ line, date, amount, text }) => [line, date, amount, text])
}

const rows = [
  [3, '2026-11-21', 500000, 'UPI-RAMESH, KASHI-632512345678'],
  [4, '2026-11-22', -1180, 'FEE – quarterly'],
]

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return bytes
}

const windows1252 = (text: string) => Uint8Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))

const date = (day: number): CellObject => ({ t: 'n', v: 46_346 + day, z: 'dd/mm/yyyy' })

const spreadsheet = (bookType: 'xlsx' | 'biff8') => {
  const sheet = utils.aoa_to_sheet([
    ['Account of', 'Tirtha Yatra'],
    ['Date', 'Narration', 'Ref No.', 'Withdrawal', 'Deposit'],
    [date(1), 'UPI-RAMESH', 632512345678, '', 5000],
    [date(2), 'FEE – quarterly', '000012345678', 11.799999999999999, ''],
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Terms of this statement']]), 'Terms')
  utils.book_append_sheet(book, sheet, 'Statement')
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer)
}

describe('STATEMENT files', () => {
  test.each([
    ['UTF-8', bytesOf(csv)],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${csv}`)],
    ['UTF-16 with a byte order mark', utf16(`\uFEFF${csv}`, true)],
    ['UTF-16 of the other order', utf16(`\uFEFF${csv}`, false)],
    ['UTF-16 without a mark', utf16(csv, true)],
    ['Windows-1252', windows1252(csv)],
    ['line ends of Windows', bytesOf(csv.replaceAll('\n', '\r\n'))],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(rows)
  })

  test.each([';', '\t', '|'])('separated by %j', async (delimiter) => {
    const text = ['Date,Narration,Deposit', '21/11/2026,UPI 632512345678,"5,000"'].join('\n')
    const other = text.replaceAll(/,(?!000)/g, delimiter)
    expect(await read(bytesOf(other))).toEqual([[2, '2026-11-21', 500000, 'UPI 632512345678']])
  })

  test.each(['xlsx', 'biff8'] as const)(
    'a spreadsheet (%s): dates, numbers and leading zeros as they were',
    async (type) => {
      expect(await read(spreadsheet(type))).toEqual([
        [3, '2026-11-21', 500000, 'UPI-RAMESH 632512345678'],
        [4, '2026-11-22', -1180, 'FEE – quarterly 000012345678'],
      ])
    },
  )

  test('a file that is cut off inside a quoted text is read up to there', async () => {
    const cut = bytesOf(csv.slice(0, csv.indexOf('quarterly')))
    expect((await read(cut))[1]).toEqual([4, '2026-11-22', null, expect.stringContaining('FEE')])
  })

  test('a row that is cut off inside its last text is marked', async () => {
    const text = 'Date,Deposit,Narration\n21/11/2026,"5,000.00","UPI-632512345678, FAILED"'
    const { lines } = await readTable(bytesOf(text.slice(0, text.indexOf(' FAILED'))))
    expect(lines.map(({ isCut }) => isCut ?? false)).toEqual([false, true])
  })

  test.each([
    ['UPI/CR/632512345678/AJNAT/UNDER PROC', true],
    ['UPI/CR/632512345678/AJN', true],
    ['UPI/CR/632512345678/AJNAT/TIRTH', false],
    ['UPI/CR/632512345678/AJNAT/F\n', false],
  ])('a file that ends with the text %j: its last row is cut off: %s', async (last, isCut) => {
    const text = `Date,Deposit,Narration\n21/11/2026,5000,UPI/CR/632512345670/AJNAT/TIRTH\n21/11/2026,5000,${last}`
    const { lines } = await readTable(bytesOf(text))
    expect(lines.at(-1)?.isCut ?? false).toBe(isCut)
  })

  test('a formula in a spreadsheet is shown, and its stored value is not taken', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Date', 'Narration', 'Deposit', 'Balance'],
      [date(1), 'UPI-632512345678', { t: 'n', v: 5000, f: '2500*2' }, 9000],
      [{ ...date(1), f: 'TODAY()' }, 'UPI-632512345679', 5000, 14000],
      [date(1), 'UPI-632512345670', 5000, { t: 'n', v: 19000, f: 'D3+C4' }],
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Statement')
    expect(await read(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer))).toEqual([
      [2, '2026-11-21', null, '2026-11-21 UPI-632512345678 =2500*2 9000'],
      [3, null, 500000, '=TODAY() UPI-632512345679 5000 14000'],
      [4, '2026-11-21', 500000, 'UPI-632512345670'],
    ])
  })

  test('a formula in a CSV file is text, and is not computed', async () => {
    const text = bytesOf('Date,Narration,Deposit\n21/11/2026,=1+1,"=HYPERLINK(""x"")"\n')
    expect(await read(text)).toEqual([[2, '2026-11-21', null, '21/11/2026 =1+1 =HYPERLINK("x")']])
  })
})

describe('STATEMENT files that are none', () => {
  const refused = expect.objectContaining({ code: 'STATEMENT_UNREADABLE' })

  test.each([
    ['a PDF', bytesOf('%PDF-1.7\n1 0 obj\n')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1])],
    ['a damaged spreadsheet', spreadsheet('xlsx').subarray(0, 900)],
    ['a zip of something else', zipSync({ 'a.txt': bytesOf('hello') })],
  ])('%s', async (_, bytes) => {
    await expect(
      readTable(bytes).then(({ lines }) => (guessColumns(lines) ? 'read' : Promise.reject(refusal))),
    ).rejects.toEqual(refused)
  })
  const refusal = { code: 'STATEMENT_UNREADABLE' }

  test('a small file that unpacks to more than 100 MB', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_001) }, { level: 1 })
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(readTable(bomb)).rejects.toEqual(refused)
  })

  test('a file that claims to unpack to a thousand bytes, and unpacks to 1 GB, costs about what one at the limit costs', async () => {
    const zeros = Array.from({ length: 64 }, () => new Uint8Array(16_000_000))
    const packed = await buffer(Readable.from(zeros).pipe(createDeflateRaw({ level: 1 })))
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': packed }, { level: 0 })
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
    const directory = view.getUint32(bomb.length - 6, true)
    for (const method of [8, directory + 10]) view.setUint16(method, 8, true)
    for (const claimed of [22, directory + 24]) view.setUint32(claimed, 1000, true)
    const honest = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_001) }, { level: 1 })
    const cost = async (file: Uint8Array) => {
      const before = process.cpuUsage()
      await expect(readTable(file)).rejects.toEqual(refused)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const allowed = await cost(honest)
    expect(await cost(bomb)).toBeLessThan(3 * allowed)
  })
})
