import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import type { PlannedRow } from '../../contract/trade.ts'
import { makePackage } from '../factories.ts'
import { HEADINGS, tradeCsv, tradeDesk } from '../trade.ts'

/** Meena's booking of a package of ₹12,500 for two, of which ₹5,000 was paid. */
const right = {
  reference: 'B-1',
  name: 'Meena Tiwari',
  phone: '9839012345',
  email: '',
  offer: 'Two Days',
  people: '2',
  date: '01/12/2026',
  price: '12500',
  paid: '5000',
  'paid on': '01/11/2026',
  receipt: 'A-117',
  note: '',
}
type Cells = Record<string, string>
const lineOf = (cells: Cells, headings = Object.keys(right), sign = ',') =>
  headings.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(sign)
const fileOf = (...rows: Cells[]) => tradeCsv(...rows.map((row) => lineOf({ ...right, ...row })))

async function desk() {
  const made = await tradeDesk()
  const { id } = await makePackage(made.w.db)
  const names = { name: 'Two Days', name_hindi: 'दो दिन' }
  await made.w.db.updateTable('packages').set(names).where('id', '=', id).execute()
  return made
}

const sheetOf = (rows: unknown[][], merges?: { s: { r: number; c: number }; e: { r: number; c: number } }[]) => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(rows, { cellDates: true })
  if (merges) sheet['!merges'] = merges
  utils.book_append_sheet(book, sheet, 'Bookings')
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
}
const values = Object.values(right)

/** Files in the forms in which people make them, all with the same content. */
const same: [string, string | Uint8Array][] = [
  ['as the template has it', fileOf({})],
  ['Windows line ends and a byte order mark', `\uFEFF${fileOf({}).replaceAll('\n', '\r\n')}\r\n`],
  ['semicolons', [HEADINGS.replaceAll(',', ';'), lineOf(right, undefined, ';')].join('\n')],
  ['tabs', [HEADINGS.replaceAll(',', '\t'), lineOf(right, undefined, '\t')].join('\n')],
  [
    'another order of the columns',
    [HEADINGS.split(',').toReversed().join(','), lineOf(right, Object.keys(right).toReversed())].join('\n'),
  ],
  ['Hindi headings', `संदर्भ,नाम,फोन,ईमेल,पैकेज या पूजा,लोग,तारीख,तय कीमत,मिली रकम,कब मिली,रसीद,नोट\n${lineOf(right)}`],
  [
    'headings in both languages',
    `${HEADINGS.replace('phone', 'phone / फ़ोन').replace('date', 'Date (तारीख)')}\n${lineOf(right)}`,
  ],
  ['a title above the headings, and blank lines', `My bookings,,,\n\n${fileOf({})}\n\n,,,,,,,,,,,\n`],
  ['a phone number with blanks and a zero', fileOf({ phone: '098390 12345' })],
  ['a phone number with a country code', fileOf({ phone: '+91-98390-12345' })],
  ['a phone number whose plus a spreadsheet has lost', fileOf({ phone: '919839012345' })],
  ['amounts as people write them', fileOf({ price: '₹12,500.00', paid: 'Rs. 5,000/-' })],
  ['Hindi digits', fileOf({ price: '१२,५००', paid: '५०००', people: '२', date: '०१/१२/२०२६' })],
  ['ISO days', fileOf({ date: '2026-12-01', 'paid on': '2026-11-01' })],
  ['days with words', fileOf({ date: '1 December 2026', 'paid on': '1-Nov-26' })],
  ['the Hindi name of the offer', fileOf({ offer: 'दो दिन' })],
  ['another case of the name', fileOf({ offer: ' two  days ' })],
  ['an Excel file with texts', sheetOf([HEADINGS.split(','), values])],
  [
    'an Excel file with cells of dates and numbers',
    sheetOf([
      HEADINGS.split(','),
      values.map((value, at) => {
        if (at === 6) return new Date(Date.UTC(2026, 11, 1))
        if (at === 9) return new Date(Date.UTC(2026, 10, 1))
        return [2, 5, 7, 8].includes(at) ? Number(value) : value
      }),
    ]),
  ],
  [
    'an Excel file with a merged title',
    sheetOf([['Bookings of 2026'], HEADINGS.split(','), values], [{ s: { r: 0, c: 0 }, e: { r: 0, c: 11 } }]),
  ],
]

test('TRADE file: as people make them, the same booking is read of each', async () => {
  const { preview } = await desk()
  for (const [name, content] of same) {
    const { status, data } = await preview(content)
    expect([name, status, data.unread, data.price, data.paid]).toEqual([name, 200, [], 12_500, 5000])
    const booking = { reference: 'B-1', name: 'Meena Tiwari', offer: 'Two Days', date: '2026-12-01' }
    expect([name, data.rows]).toMatchObject([name, [{ act: 'ADD', ...booking, errors: [], warnings: [] }]])
  }
})

/** Errors in one cell; their values are never guessed. */
const wrong: [string, Cells, string][] = [
  ['no reference', { reference: '' }, 'reference'],
  ['the row of the template', { reference: 'EXAMPLE' }, 'reference'],
  ['no name', { name: '' }, 'name'],
  ['a phone number that is none', { phone: '12345' }, 'phone'],
  ['a rounded phone number', { phone: '9.84E+09' }, 'phone'],
  ['an email that is none', { email: 'meena at example' }, 'email'],
  ['an unknown offer', { offer: 'To the Moon' }, 'offer'],
  ['too many people', { people: '14' }, 'people'],
  ['people in words', { people: 'two' }, 'people'],
  ['a day that is not there', { date: '31/02/2027' }, 'date'],
  ['an American day', { date: '12/25/2026' }, 'date'],
  ['a day in ten years', { date: '01/12/2036' }, 'date'],
  ['a day long ago', { date: '01/12/1999' }, 'date'],
  ['a price in words', { price: 'as agreed' }, 'price'],
  ['a negative price', { price: '-12500' }, 'price'],
  ['dollars', { paid: '$ 50' }, 'paid'],
  ['a formula in place of an amount', { paid: '=2500*2' }, 'paid'],
  ['more paid than the price', { paid: '12500.01' }, 'paid'],
  ['paid without a day', { 'paid on': '' }, 'paid on'],
  ['paid tomorrow', { 'paid on': '22/11/2026' }, 'paid on'],
]

test('TRADE file: a wrong cell is told by its column in both languages, and nothing is imported', async () => {
  const { preview, save, bookings } = await desk()
  for (const [name, cells, field] of wrong) {
    const content = fileOf(cells, { reference: 'B-2', phone: '9839123456' })
    const { data } = await preview(content)
    expect([name, data.counts]).toMatchObject([name, { add: 1, wrong: 1 }])
    expect([name, data.rows[0]?.errors.map((error) => error.field)]).toEqual([name, [field]])
    const inHindi = await preview(content, { language: 'hi' })
    expect(inHindi.data.rows[0]?.errors[0]?.message).toMatch(/[\u0900-\u097F]/)
    expect(await save(content, data.digest)).toMatchObject({ status: 400, code: 'TRADE_FILE_WRONG' })
  }
  expect(await bookings()).toEqual([])
})

test('TRADE file: references, names and emails that contradict each other are told', async () => {
  const { w, preview } = await desk()
  const known = await w.devotee()
  await w.db.updateTable('users').set({ phone: '+919811111111' }).where('id', '=', known.user.id).execute()
  const { data } = await preview(
    fileOf(
      {},
      { reference: 'b-1', phone: '9839123456' },
      { reference: 'B-3', name: 'Ravi Rao' },
      { reference: 'B-4', phone: '9839123457', email: known.user.email },
      { reference: 'B-5', phone: '98111 11111', name: 'Somebody Else' },
      { reference: 'B-6', phone: '98111 11111', email: 'other@example.com' },
      { reference: 'B-7', phone: '9839123458', email: 'two@example.com' },
      { reference: 'B-8', phone: '9839123459', email: 'Two@example.com' },
    ),
  )
  const told = ({ act, errors, warnings }: PlannedRow) => [act, ...errors.map(({ field }) => field), warnings.length]
  expect(data.rows.map(told)).toEqual([
    ['ADD', 0],
    ['WRONG', 'reference', 0],
    ['ADD', 1],
    ['WRONG', 'email', 0],
    ['ADD', 1],
    ['WRONG', 'phone', 0],
    ['ADD', 0],
    ['WRONG', 'email', 0],
  ])
})

test('TRADE file: what is not read is named, and names and formulas stay texts', async () => {
  const { w, preview, bring } = await desk()
  const headings = `${HEADINGS},discount`
  const row = `${lineOf({ ...right, name: '=HYPERLINK("x")', note: "'=1+1" })},10%,more`
  const content = `${headings}\n${row}`
  const { data } = await preview(content)
  expect(data.unread).toEqual(['discount', '#14'])
  await bring(content)
  const { name } = await w.db.selectFrom('users').select('name').where('role', '=', 'USER').executeTakeFirstOrThrow()
  expect(name).toBe('=HYPERLINK("x")')
})

test('TRADE file: a day that is full or closed is imported with a warning', async () => {
  const { w, admin, pack, preview, bring, expectWhole } = await desk()
  const day = w.inDays(10)
  const subject = { kind: 'PACKAGE', id: pack.id }
  await admin.send('PUT', '/admin/places', { subject, from: day, to: day, places: 1 })
  await admin.send('PUT', '/admin/places', {
    subject,
    from: w.inDays(11),
    to: w.inDays(11),
    closed: true,
    reason: 'Flood',
    reasonHindi: 'बाढ़',
  })
  const content = fileOf(
    ...['01/12/2026', '01/12/2026', '02/12/2026'].map((date, at) => ({
      reference: `B-${at}`,
      offer: pack.name,
      date,
    })),
  )
  const { data } = await preview(content)
  expect(data.rows.map(({ act, warnings }) => [act, warnings.length])).toEqual([
    ['ADD', 1],
    ['ADD', 1],
    ['ADD', 1],
  ])
  await bring(content)
  await expectWhole()
})

test('TRADE file: five thousand bad rows have a short answer, and ten thousand are refused', async () => {
  const { preview } = await desk()
  const bad = Array.from({ length: 5000 }, (_, at) => `B-${at},Meena,123`)
  const { status, data } = await preview(tradeCsv(...bad))
  expect([status, data.counts.wrong, data.rows.length]).toEqual([200, 5000, 100])
  expect(JSON.stringify(data).length).toBeLessThan(100_000)
  expect(await preview(tradeCsv(...bad, ...bad))).toMatchObject({ status: 400, code: 'TRADE_FILE_LONG' })
})

test('TRADE file: a template can be downloaded, and its example row is never imported', async () => {
  const { admin, preview } = await desk()
  for (const kind of ['BOOKINGS', 'PEOPLE'] as const)
    for (const format of ['csv', 'xlsx']) {
      const response = await admin.send('GET', `/admin/imports/template?kind=${kind}&format=${format}`)
      const { data } = await preview(new Uint8Array(await response.arrayBuffer()), { kind })
      expect(data.unread).toEqual([])
      const [example, ...others] = data.rows
      expect([example?.act, others]).toEqual(['WRONG', []])
      expect(example?.errors.map(({ field }) => field)).toContain(kind === 'BOOKINGS' ? 'reference' : 'name')
    }
})
