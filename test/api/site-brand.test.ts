import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { verifyPayment } from '../calls.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { picture, uploadPicture } from '../photos.ts'
import { firstOf } from '../present.ts'

import { world } from '../world.ts'

const KEY = 'a key of the house'

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin()
  const save = async (settings: object) => {
    const answer = await admin.send('PUT', '/admin/settings', { settings: { key: KEY, ...settings } })
    return { status: answer.status, ...(await answer.json()) }
  }
  const upload = async (bytes: Uint8Array) => {
    const answer = await uploadPicture(w, admin, { path: '/admin/settings/logo', bytes, texts: {} })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { w, admin, save, upload }
}

test('DESIGN the name and logo of the site stand in emails and on documents; those that are issued stay as they are', async () => {
  const { w, admin, save, upload } = await desk()
  const devotee = await w.devotee()
  await devotee.addPackage({ days: 20 })
  const { id } = firstOf(await devotee.book('426812345678'))
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  const receipt = () => devotee.send('GET', `/bookings/${id}/papers/receipt`).then((answer) => answer.bytes())
  const issued = await receipt()
  const { status, data } = await upload(await picture({ width: 600, height: 300 }).png().toBuffer())
  expect(status).toBe(201)
  // A logo that is not saved as a setting changes nothing.
  expect((await (await admin.send('GET', '/admin/settings')).json()).data.settings.siteLogo).toBe('')
  const brand = { siteName: 'Ganga Seva', siteNameHindi: 'गंगा सेवा', siteLogo: data.logo }
  expect(await save(brand)).toMatchObject({ status: 200, data: { settings: brand } })

  const voucher = await (await w.bearer(devotee.token, 'hi').send('GET', `/bookings/${id}/papers/voucher`)).bytes()
  const { text, info } = await readPdf(voucher)
  expectText(text, 'गंगा सेवा')
  expect(info.Author).toBe('गंगा सेवा')
  expect(await receipt()).toEqual(issued)
  const invited = async (email: string) => {
    await admin.send('POST', '/admin/staff', { email, name: 'Meera', staffRole: 'CLERK' })
    return (await w.sendMails()).findLast(({ to }) => to === email)
  }
  const invitation = await invited('meera@example.org')
  expect(invitation?.subject).toBe('You are invited to the desk of Ganga Seva')
  expect(invitation?.text).toContain('the Ganga Seva team')

  await save({ siteName: '', siteNameHindi: '', siteLogo: '' })
  expect((await invited('uma@example.org'))?.subject).toBe('You are invited to the desk of Tirtha')
})

test('DESIGN a logo becomes a square with a transparent ground, and everybody may load it', async () => {
  const { w, upload } = await desk()
  const { data } = await upload(await picture({ width: 900, height: 300 }).jpeg().toBuffer())
  const answer = await w.request(`/photos/${data.logo}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await png.metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: true })
})

test.each([
  ['text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG that is cut off', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
])('DESIGN what is no picture is refused as a logo: %s', async (_, bytes) => {
  const { upload } = await desk()
  expect(await upload(bytes)).toMatchObject({ status: 400, code: 'PHOTO_UNREADABLE' })
})

test('DESIGN a name with signs of HTML, or a file that is no logo, is refused', async () => {
  const { save } = await desk()
  expect(await save({ siteName: '<b>Ganga</b>' })).toMatchObject({ status: 400, code: 'SITE_NAME_INVALID' })
  expect(await save({ siteName: 'ग'.repeat(31) })).toMatchObject({ status: 400, code: 'SITE_NAME_INVALID' })
  const unknown = '01900000-0000-7000-8000-000000000000.256.00000000000000000000.png'
  expect(await save({ siteLogo: unknown })).toMatchObject({ status: 400, code: 'LOGO_UNKNOWN' })
  expect(await save({ siteLogo: '../../etc/passwd' })).toMatchObject({ status: 400, code: 'LOGO_UNKNOWN' })
})
