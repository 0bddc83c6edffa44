import { expect, test } from 'vitest'
import type { PasskeyChallenge } from '../../contract/passkeys.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { post, type Sender } from '../calls.ts'
import { makePackage, password } from '../factories.ts'
import { sendOfferFile } from '../offer-files.ts'
import { passkeyDevice } from '../passkey-device.ts'
import { phoneBookingOf } from '../phone-bookings.ts'
import { picture, uploadPhoto, uploadPicture } from '../photos.ts'
import { present } from '../present.ts'
import { sendTradeFile, tradeCsv } from '../trade.ts'
import { ticketOf } from '../staff-story.ts'
import { world } from '../world.ts'
import { count } from './statement-journeys.ts'

const KEY = 'a key of the house'
const poojas = (many: number) =>
  ['kind,city,name,nameHindi,cost,details,detailsHindi']
    .concat(Array.from({ length: many }, (_, at) => `pooja,Varanasi,Aarti ${at},आरती ${at},500,Lamps,दीप`))
    .join('\r\n')

test('DESIGN speed: passkeys, claims, files of offers and photos send few statements', async () => {
  const w = await world()
  const [owner, editor] = [await w.admin(), await w.admin()]
  await storeSecurityKey(w.db, KEY)
  const { id } = await makePackage(w.db)
  const counts: Record<string, number> = {}
  const counting = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let done: T | undefined
    counts[name] = await count(async () => void (done = await work()))
    return present(done)
  }

  const path = '/user/second-step/passkeys'
  const ask = async (who: Sender, at: string, body: object) => (await post<PasskeyChallenge>(who, at, body)).data
  const device = passkeyDevice()
  const asked = await counting('POST passkeys/challenge', () => ask(owner, `${path}/challenge`, { password }))
  const passkey = { name: 'My phone', passkey: device.create(asked) }
  const added = await counting('POST passkeys', () => post<{ id: string }>(owner, path, passkey))
  const ticket = await counting('POST /user/login, which asks for a passkey', () => ticketOf(w, owner.user.email))
  const login = '/user/login/passkey'
  const toSign = await counting('POST passkey/challenge', () => ask(w.visitor(), `${login}/challenge`, { ticket }))
  const signed = { ticket, passkey: device.sign(toSign) }
  await counting('POST /user/login/passkey', () => post(w.visitor(), login, signed))
  const payee = await counting('POST /admin/settings/passkey', () => ask(owner, '/admin/settings/passkey', {}))
  const settings = { branch: 'Godowlia', key: KEY, passkey: device.sign(payee) }
  await counting('PUT /admin/settings, with a passkey', () => owner.send('PUT', '/admin/settings', { settings }))
  await counting('POST passkeys/{id}/remove', () => post(owner, `${path}/${added.data.id}/remove`, { password }))

  const { data: booked } = await phoneBookingOf(w, id)(editor)
  const user = `/admin/user/${booked.userId}/claim`
  const { data: claim } = await counting('POST /admin/user/{id}/claim', () => post<{ code: string }>(editor, user))
  const account = { code: claim.code, email: 'meena@example.com', password: 'a new long secret' }
  await counting('POST /user/claim', () => post(w.visitor(), '/user/claim', account))

  const own = { email: 'own@kashi.example', password }
  await counting('POST /user/email', () => owner.send('POST', '/user/email', own))
  await counting('DELETE /admin/first-run', () => owner.send('DELETE', '/admin/first-run'))

  const sendFile = (content: string, digest?: string) =>
    sendOfferFile(w, editor, { path: digest ? 'import' : 'preview', content, ...(digest && { digest, key: KEY }) })
  for (const many of [1, 20]) {
    const file = poojas(many)
    const preview = await counting(`POST offers/preview, ${many} rows`, () => sendFile(file))
    const { data } = await preview.json()
    await counting(`POST offers/import, ${many} rows`, () => sendFile(file, data.digest))
  }
  await counting('GET offers/export', () => editor.send('GET', '/admin/offers/export?format=csv'))

  const bookings = (many: number) =>
    tradeCsv(
      ...Array.from(
        { length: many },
        (_, at) =>
          `R-${many}-${at},Devotee ${at},98390 1${many}${String(at).padStart(2, '0')},,${id},2,05/01/2026,1500,500,01/11/2025,A-${at},`,
      ),
    )
  for (const many of [10, 40]) {
    const content = bookings(many)
    const preview = await counting(`POST imports/preview, ${many} rows`, () =>
      sendTradeFile(w, owner, '/preview', { content }),
    )
    const { data } = await preview.json()
    expect(data.counts).toMatchObject({ add: many, wrong: 0 })
    const saved = await counting(`POST imports, ${many} rows`, () =>
      sendTradeFile(w, owner, '', { content, digest: data.digest }),
    )
    const { id: importId } = (await saved.json()).data
    await counting(`POST imports/{id}/undo, ${many} rows`, () =>
      owner.send('POST', `/admin/imports/${importId}/undo`, {}),
    )
  }
  await counting('GET imports', () => owner.send('GET', '/admin/imports'))
  await counting('GET imports/template', () => owner.send('GET', '/admin/imports/template?kind=BOOKINGS&format=csv'))

  const bytes = await picture().jpeg().toBuffer()
  await counting('POST settings/logo', () =>
    uploadPicture(w, owner, { path: '/admin/settings/logo', bytes, texts: {} }),
  )
  const upload = await counting('POST photos', () => uploadPhoto(w, editor, { path: `/packages/${id}`, bytes }))
  const photo = (await upload.json()).data.id
  const photos = `/packages/${id}/photos`
  await counting('PUT photos', () => editor.send('PUT', photos, { order: [photo] }))
  await counting('DELETE photos/{photoId}', () => editor.send('DELETE', `${photos}/${photo}`))

  expect(counts).toEqual({
    'POST passkeys/challenge': 4,
    'POST passkeys': 12,
    'POST /user/login, which asks for a passkey': 5,
    'POST passkey/challenge': 3,
    'POST /user/login/passkey': 7,
    'POST /admin/settings/passkey': 3,
    'PUT /admin/settings, with a passkey': 13,
    'POST passkeys/{id}/remove': 14,
    'POST /admin/user/{id}/claim': 5,
    'POST /user/claim': 4,
    'POST /user/email': 4,
    'DELETE /admin/first-run': 3,
    'POST offers/preview, 1 rows': 4,
    'POST offers/import, 1 rows': 9,
    'POST offers/preview, 20 rows': 5,
    // Two statements for each new offer and its entry in the audit log.
    'POST offers/import, 20 rows': 45,
    'GET offers/export': 5,
    'POST imports/preview, 10 rows': 9,
    'POST imports, 10 rows': 21,
    'POST imports/{id}/undo, 10 rows': 18,
    'POST imports/preview, 40 rows': 9,
    'POST imports, 40 rows': 21,
    'POST imports/{id}/undo, 40 rows': 18,
    'GET imports': 2,
    'GET imports/template': 1,
    'POST settings/logo': 2,
    'POST photos': 8,
    'PUT photos': 5,
    'DELETE photos/{photoId}': 6,
  })
})
