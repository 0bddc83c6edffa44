import { expect, test } from 'vitest'
import type { OfferPlan } from '../../contract/offer-files.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, get } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
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

test.each(['csv', 'xlsx'])('OFFERS file: an export as %s that is brought back changes nothing', async (format) => {
  const { w, pack, download, preview, save, offer } = await desk()
  await w.db
    .updateTable('packages')
    .set({ name: '=1+1', itinerary: JSON.stringify(['Day 1, at dawn; "Ghat" | boat', '-Day 2']) })
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
  // The same file again finds what it has added.
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
