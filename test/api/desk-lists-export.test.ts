import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { XLSX } from '../../contract/desk/lists.ts'
import { newId } from '../../db/new-id.ts'
import { csvLine } from '../../domain/csv.ts'
import { xlsxWriter } from '../../server/desk/lists/xlsx.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { exported, idsOf } from './desk-lists.ts'

const HOSTILE = ['=1+1', '+919876543210', '-2', '@SUM(A1)', '\t=1', '\r=1']

/** The rows of the first sheet. */
function sheetRows(bytes: Uint8Array): (string | number)[][] {
  const sheet = firstOf(Object.values(read(bytes, { type: 'array' }).Sheets))
  return utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' })
}

describe('LISTS exports of the lists', () => {
  test('a CSV has a mark of UTF-8, headings in the language and the chosen columns in their order', async () => {
    const w = await world()
    const staff = await w.admin()
    await w.devotee({ name: 'कमला "देवी", प्रयाग' })
    const response = await exported(w.bearer(staff.token, 'hi'), 'people', {
      format: 'csv',
      columns: 'role,phone,name',
      role: 'USER',
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="tirtha-people-2026-11-21.csv"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    const rows = parse(new TextDecoder().decode(bytes))
    expect(rows).toEqual([
      ['नाम', 'फ़ोन नंबर', 'भूमिका'],
      ['कमला "देवी", प्रयाग', expect.stringMatching(/^'\+91\d{10}$/), 'यात्री'],
    ])
  })

  test.each(HOSTILE)('a cell that begins like %j is a text in both files', async (name) => {
    const w = await world()
    const staff = await w.admin()
    await w.db.insertInto('users').values(personOf({ name })).execute()
    const query = { columns: 'name,bookings', role: 'USER' }
    const csv = await (await exported(staff, 'people', { format: 'csv', ...query })).text()
    expect(parse(csv, { bom: true, record_delimiter: '\r\n' })[1]).toEqual([`'${name}`, '0'])
    const sheet = await exported(staff, 'people', { format: 'xlsx', ...query })
    expect(sheet.headers.get('content-type')).toBe(XLSX)
    const book = read(await sheet.arrayBuffer(), { type: 'array' })
    const cells = firstOf(Object.values(book.Sheets))
    expect(cells['A2']).toMatchObject({ t: 's', v: name })
    expect(cells['A2'].f).toBeUndefined()
    expect(cells['B2']).toMatchObject({ t: 'n', v: 0 })
  })

  test('all rows of the filter are in the file in the order of the sort, also beyond one batch', async () => {
    const w = await world()
    const staff = await w.admin()
    const people = Array.from({ length: 1203 }, (_, index) => personOf({ name: `Yatri ${index % 7}`, index }))
    await w.db.insertInto('users').values(people).execute()
    const query = { role: 'USER', sort: 'name' }
    const inOrder = await idsOf(staff, 'people', { ...query, limit: '100' })
    const emailOf = new Map(people.map(({ id, email }) => [id, email]))
    const expected = inOrder.map((id) => emailOf.get(id))
    expect(expected).toHaveLength(1203)
    const csv = await (await exported(staff, 'people', { ...query, format: 'csv', columns: 'email' })).text()
    const [heading, ...rows] = parse(csv, { bom: true })
    expect(heading).toEqual(['Name', 'Email'])
    expect(rows.map((row) => row[1])).toEqual(expected)
    const sheet = await exported(staff, 'people', { ...query, format: 'xlsx', columns: 'email' })
    expect(
      sheetRows(new Uint8Array(await sheet.arrayBuffer()))
        .slice(1)
        .map((row) => row[1]),
    ).toEqual(expected)
  })

  test('an export refuses what its list refuses, and a format that it does not know', async () => {
    const staff = await (await world()).admin()
    for (const query of [{ format: 'pdf' }, {}, { format: 'csv', sort: 'phone' }, { format: 'csv', role: 'KING' }])
      expect((await exported(staff, 'people', query as Record<string, string>)).status).toBe(400)
  })
})

describe('LISTS files of the lists', () => {
  test('a line of CSV quotes what its reader could misread', () => {
    expect(csvLine(['a', 'b,c', '"d"', 'e\nf', 5, -5, ''])).toBe('"a","b,c","""d""","e\nf",5,-5,""\r\n')
  })

  test('a sheet keeps the characters of a text that XML can contain', () => {
    const parts: Uint8Array[] = []
    const writer = xlsxWriter((bytes) => parts.push(bytes))
    writer.rows([['a<b>&"c"', ' शांति\n🙏 ', '\u0001x\uD800', 12.5]])
    writer.end()
    expect(sheetRows(Buffer.concat(parts))).toEqual([['a<b>&"c"', ' शांति\n🙏 ', 'x\uFFFD', 12.5]])
  })
})

function personOf({ name, index = 0 }: { name: string; index?: number }) {
  const email = `yatri${index}@example.com`
  return { id: newId(), name, email, email_key: email, phone: '+919876543210', password_hash: 'x' }
}
