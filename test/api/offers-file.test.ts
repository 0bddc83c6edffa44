import { expect, test } from 'vitest'
import type { OfferPlan } from '../../contract/offer-files.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, get } from '../calls.ts'
import { makePackage, makePooja, makeStop } from '../factories.ts'
import { sendOfferFile } from '../offer-files.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin({ staffRole: 'EDITOR' })
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const download = async (query = 'format=csv') => {
    const response = await admin.send('GET', `/admin/offers/export?${query}`)
    expect(response.status).toBe(200)
    return new Uint8Array(await response.arrayBuffer())
  }
  const csv = async () => new TextDecoder().decode(await download())
  const preview = async (content: string | Uint8Array, language = 'en') => {
    const response = await sendOfferFile(w, admin, { path: 'preview', content, language })
    return {
      status: response.status,
      ...((await response.json()) as { data: OfferPlan; code?: string; message?: string }),
    }
  }
  const save = async (content: string | Uint8Array, digest: string, key = KEY) => {
    const response = await sendOfferFile(w, admin, { path: 'import', content, digest, key })
    return { status: response.status, ...((await response.json()) as { data?: object; code?: string }) }
  }
  const offer = async (kind: 'package' | 'pooja', id: string) =>
    (await call(admin, 'GET', kind === 'package' ? `/packages/${id}` : `/events/id/${id}`)).data
  return { w, admin, pack, pooja, download, csv, preview, save, offer }
}

/** Texts with all characters that separate stops and their parts. */
const strangeStops = [
  makeStop({
    note: 'Shoes off | "quiet"; a\\b \\n\nBring water\\',
    noteHindi: '=1',
    time: '05:30',
    steps: 0,
    metres: 200,
  }),
  makeStop({ day: 2, means: 'BOAT', wheelchair: true, spot: 'assi' }),
]

test.each(['csv', 'xlsx'])('OFFERS file: an export as %s that is brought back changes nothing', async (format) => {
  const { w, pack, download, preview, save, offer } = await desk()
  await w.db
    .updateTable('packages')
    .set({ name: '=1+1', itinerary: JSON.stringify(['Day 1, at dawn; "Ghat" | boat', '-Day 2']) })
    .set({ stops: JSON.stringify(strangeStops) })
    .execute()
  const file = await download(`format=${format}&city=varanasi`)
  const before = await offer('package', pack.id)
  const { status, data } = await preview(file)
  expect(status).toBe(200)
  expect(data.rows.map(({ act }) => act)).toEqual(['SAME', 'SAME'])
  expect(await save(file, data.digest)).toMatchObject({ status: 200, data: { added: 0, changed: 0 } })
  expect(await offer('package', pack.id)).toEqual(before)
  if (format === 'csv') expect(new TextDecoder().decode(file)).toContain(`"'=1+1"`)
})

test('OFFERS file: what would change is shown first; then all is saved, recorded and can be taken back', async () => {
  const { admin, pack, pooja, csv, preview, save, offer } = await desk()
  const added = 'pooja,,Sarnath,,Buddha Vandana,बुद्ध वंदना,,,750,Chant,पाठ\r\n'
  const file = (await csv()).replace(',4000,', ',"4,500",') + added
  const { data } = await preview(file)
  expect(data.rows).toMatchObject([
    { act: 'CHANGE', name: pack.name, changes: [{ before: '₹4,000', after: '₹4,500' }] },
    { act: 'SAME', name: pooja.name },
    { act: 'ADD', name: 'Buddha Vandana' },
  ])
  expect(await offer('package', pack.id)).toMatchObject({ price: 4000 })
  expect(await save(file, data.digest, 'wrong')).toMatchObject({ status: 403, code: 'BAD_KEY' })
  expect(await save(file, data.digest)).toMatchObject({ status: 200, data: { added: 1, changed: 1 } })
  expect(await offer('package', pack.id)).toMatchObject({ price: 4500, status: 'PUBLISHED' })
  const inSarnath = await call(admin, 'GET', '/events/city/sarnath')
  expect(inSarnath.data).toMatchObject([{ name: 'Buddha Vandana', cityHindi: 'सारनाथ', cost: 750, status: 'DRAFT' }])
  const history = await call(admin, 'GET', `/admin/history/${pack.id}`)
  expect(history.data).toMatchObject([{ action: 'package_edited', canUndo: true }])
  // Importing the same file again finds the offers that it has added.
  expect((await preview(file)).data.rows.map(({ act }) => act)).toEqual(['SAME', 'SAME', 'SAME'])
})

test('OFFERS file: rows with errors say what is wrong in the language, and nothing of the file is saved', async () => {
  const { w, pack, csv, preview, save } = await desk()
  const file =
    (await csv()).replace(',4000,', ',cheap,') +
    'pooja,,Atlantis,,X,X,,,1,x,x\r\n' +
    'tour,,Varanasi,,X,X,,,1,x,x\r\n' +
    `pooja,${crypto.randomUUID()},Varanasi,,X,X,,,1,x,x\r\n` +
    'pooja,,Varanasi,,Y,Y,,,1,x,x\r\n'
  const { data } = await preview(file)
  expect(data.rows.map(({ act }) => act)).toEqual(['WRONG', 'SAME', 'WRONG', 'WRONG', 'WRONG', 'ADD'])
  expect(data.rows.flatMap(({ errors }) => errors)).toEqual([
    expect.stringMatching(/^price: /),
    expect.stringMatching(/^city: .*Atlantis/),
    expect.stringMatching(/^kind: /),
    expect.stringMatching(/^id: /),
  ])
  expect((await preview(file, 'hi')).data.rows[0]?.errors[0]).toMatch(/[\u0900-\u097F]/)
  expect(await save(file, data.digest)).toMatchObject({ status: 400, code: 'OFFERS_FILE_WRONG' })
  expect((await get(w, '/events/city/varanasi')).data).toHaveLength(1)
  expect((await get(w, `/packages/${pack.id}`)).data.price).toBe(4000)
})

test('OFFERS file: when an offer has changed since the preview, nothing is saved', async () => {
  const { w, csv, preview, save } = await desk()
  const file = (await csv()).replace(',4000,', ',5000,')
  const { data } = await preview(file)
  await w.db.updateTable('packages').set({ name_hindi: 'काशी' }).execute()
  expect(await save(file, data.digest)).toMatchObject({ status: 409, code: 'OFFERS_FILE_CHANGED' })
})

test('OFFERS file: ten thousand bad rows, another file and a file of nothing have a clear answer', async () => {
  const { preview } = await desk()
  const long = `kind,id,city,status,name\r\n${'tour,,Nowhere,,X\r\n'.repeat(10_000)}`
  expect(await preview(long)).toMatchObject({
    status: 400,
    code: 'OFFERS_FILE_LONG',
    message: expect.stringContaining('1000'),
  })
  for (const content of ['Date,Amount\r\n1,2\r\n', '', '\u0000\u0001', '<html></html>'])
    expect(await preview(content)).toMatchObject({ status: 400, code: 'OFFERS_FILE_UNREADABLE' })
})

test('OFFERS file: stops are added, moved and refused by their part, and a file without them leaves them', async () => {
  const { w, pack, csv, preview, save, offer } = await desk()
  const stops = [makeStop({ time: '05:30', note: 'By lamp' }), makeStop({ place: 'Sarnath', placeHindi: 'सारनाथ' })]
  await w.db
    .updateTable('packages')
    .set({ stops: JSON.stringify(stops) })
    .execute()
  const file = await csv()
  const changed = file.replace('1 | 05:30 | Assi Ghat', '1 | 06:15 | Assi Ghat').replace('By lamp', 'By boat')
  const { data } = await preview(changed)
  expect(data.rows[0]).toMatchObject({
    act: 'CHANGE',
    changes: [
      { before: expect.stringContaining('05:30'), after: expect.stringContaining('06:15 · Assi Ghat · By boat') },
    ],
  })
  expect(await save(changed, data.digest)).toMatchObject({ status: 200 })
  const [first, second] = stops
  const after = [{ ...first, time: '06:15', note: 'By boat' }, second]
  expect((await offer('package', pack.id)).stops).toEqual(after)

  const errorsOf = async (stop: string) => {
    const wrong = file.replace(/1 \| 05:30 \| Assi Ghat[^\n]*/, stop)
    return (await preview(wrong)).data.rows[0]?.errors
  }
  expect(await errorsOf('1 | 25:00 | Ghat | घाट | ')).toEqual([expect.stringMatching(/^stops\.0\.time: /)])
  expect(await errorsOf('one | 05:30 | Ghat | घाट')).toEqual([expect.stringMatching(/^stops\.0\.day: /)])
  expect(await errorsOf('1 | 05:30')).toEqual([
    expect.stringMatching(/^stops\.0\.place: /),
    expect.stringMatching(/^stops\.0\.placeHindi: /),
  ])
  expect(await errorsOf('1 | | Ghat | घाट | | | many | | ROCKET')).toEqual([
    expect.stringMatching(/^stops\.0\.steps: /),
    expect.stringMatching(/^stops\.0\.means: /),
  ])
  expect(await errorsOf('9 | 05:30 | Ghat | घाट')).not.toEqual([])

  const without = `kind,id,city,name,price\r\npackage,${pack.id},Varanasi,${pack.name},4444\r\n`
  expect(await save(without, (await preview(without)).data.digest)).toMatchObject({ status: 200 })
  expect(await offer('package', pack.id)).toMatchObject({ price: 4444, stops: after })
})
