import { describe, expect, test } from 'vitest'
import type { Session } from '../../contract/account.ts'
import type { PasskeyChallenge, PasskeySigned } from '../../contract/passkeys.ts'
import { call, post, type Sender } from '../calls.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { password } from '../factories.ts'
import { passkeyDevice } from '../passkey-device.ts'
import { firstOf } from '../present.ts'
import { finish, logIn, setUpSecondStep, ticketOf } from '../staff-story.ts'
import { type World, world } from '../world.ts'

const path = '/user/second-step/passkeys'
const wrong = { status: 400, code: 'PASSKEY_WRONG' }

const toAdd = async (who: Sender) => (await post<PasskeyChallenge>(who, `${path}/challenge`, { password })).data

async function withPasskey() {
  const w = await world()
  const owner = await w.admin()
  const device = passkeyDevice()
  const added = await post<{ id: string; recoveryCodes: string[] }>(owner, path, {
    name: 'My phone',
    passkey: device.create(await toAdd(owner)),
  })
  return { w, owner, device, added, email: owner.user.email }
}

const toSign = async (w: World, ticket: string) =>
  (await post<PasskeyChallenge>(w.visitor(), '/user/login/passkey/challenge', { ticket })).data
const open = (w: World, ticket: string, passkey: PasskeySigned) =>
  post<Session>(w.visitor(), '/user/login/passkey', { ticket, passkey })

describe('CONTRACT passkeys', () => {
  test('one is added with the password and a name, is the second step of a login, and is removed', async () => {
    const { w, owner, device, added, email } = await withPasskey()
    expect(added).toMatchObject({ status: 201, data: { recoveryCodes: expect.arrayContaining([expect.any(String)]) } })
    const { data } = await call(owner, 'GET', '/user/second-step')
    expect(data).toMatchObject({ isOn: true, recoveryCodes: 10, passkeys: [{ id: added.data.id, name: 'My phone' }] })
    expect((await logIn(w, email)).data.secondStep.methods).toEqual(['PASSKEY', 'RECOVERY_CODE'])
    const ticket = await ticketOf(w, email)
    const done = await open(w, ticket, device.sign(await toSign(w, ticket)))
    expect(done).toMatchObject({ status: 200, data: { user: { email } } })
    // The recovery codes for a lost phone stay.
    expect((await finish(w, await ticketOf(w, email), firstOf(added.data.recoveryCodes))).status).toBe(200)

    const remove = (secret: string) => post(owner, `${path}/${added.data.id}/remove`, { password: secret })
    expect(await remove('another password')).toMatchObject({ status: 400, code: 'PASSWORD_WRONG' })
    expect((await remove(password)).status).toBe(200)
    expect(await remove(password)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await call(owner, 'GET', '/user/second-step')).data).toMatchObject({ isOn: false, recoveryCodes: 0 })
    const actions = await w.db.selectFrom('audit').select('action').execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second_step_set_up', 'passkey_removed', 'second_step_removed']),
    )
  })

  test('a challenge is signed once: sent again, an old one, and one of another person are refused', async () => {
    const { w, device, email } = await withPasskey()
    const [first, second] = [await ticketOf(w, email), await ticketOf(w, email)]
    const old = await toSign(w, first)
    const signed = device.sign(await toSign(w, first))
    expect(await open(w, first, device.sign(old))).toMatchObject(wrong)
    const both = await Promise.all([open(w, first, signed), open(w, second, signed)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await open(w, await ticketOf(w, email), signed)).toMatchObject(wrong)
    const ticket = await ticketOf(w, email)
    const late = await toSign(w, ticket)
    w.clock.pass({ minutes: 9 })
    const stranger = passkeyDevice()
    expect(await open(w, ticket, stranger.sign(late))).toMatchObject(wrong)
    expect((await open(w, ticket, device.sign(late))).status).toBe(200)
  })

  test('another origin, another site, a counter that went back and a changed answer are refused', async () => {
    const { w, owner, device, email } = await withPasskey()
    const ticket = await ticketOf(w, email)
    const asked = await toSign(w, ticket)
    for (const lie of [{ origin: 'http://tirtha.test.example' }, { rpId: 'example' }, { challenge: 'AAAA' }])
      expect(await open(w, ticket, device.sign(asked, lie))).toMatchObject(wrong)
    const signed = device.sign(asked)
    expect(await open(w, ticket, { ...signed, signature: signed.authenticatorData })).toMatchObject(wrong)
    expect((await open(w, ticket, device.sign(asked, { counter: 40 }))).status).toBe(200)
    const next = await ticketOf(w, email)
    const again = await toSign(w, next)
    for (const counter of [0, 39, 40]) expect(await open(w, next, device.sign(again, { counter }))).toMatchObject(wrong)
    expect((await open(w, next, device.sign(again, { counter: 41 }))).status).toBe(200)

    const another = passkeyDevice()
    const made = await toAdd(owner)
    const add = (passkey: object) => post(owner, path, { name: 'Two', passkey })
    expect(await add(another.create(made, { origin: 'http://evil.example' }))).toMatchObject(wrong)
    expect(await add(device.create(made))).toMatchObject(wrong)
    expect((await add(another.create(made))).status).toBe(201)
    expect(await add(passkeyDevice().create(made))).toMatchObject(wrong)
  })

  test('beside an app both count; wrong ones count towards one limit; the whole second step takes all', async () => {
    const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    const owner = await w.admin()
    const { email } = owner.user
    await setUpSecondStep(w, owner)
    const device = passkeyDevice()
    const added = await post<{ recoveryCodes: string[] }>(owner, path, {
      name: 'Key',
      passkey: device.create(await toAdd(owner)),
    })
    expect(added.data.recoveryCodes).toEqual([])
    expect((await logIn(w, email)).data.secondStep.methods).toEqual(['TOTP', 'PASSKEY', 'RECOVERY_CODE'])
    const ticket = await ticketOf(w, email)
    const asked = await toSign(w, ticket)
    const bad = device.sign(asked, { origin: 'http://evil.example' })
    for (let tried = 0; tried < 5; tried++) {
      expect(await open(w, ticket, bad)).toMatchObject(wrong)
      expect(await finish(w, ticket, '000000')).toMatchObject({ code: 'SECOND_STEP_WRONG' })
    }
    expect(await open(w, ticket, device.sign(asked))).toMatchObject({ status: 429 })
    expect((await post(owner, '/user/second-step/remove', { password })).status).toBe(200)
    expect((await call(owner, 'GET', '/user/second-step')).data).toMatchObject({ isOn: false, passkeys: [] })
  })
})

const KEY = 'a key of the house'
const toConfirm = async (who: Sender) => (await post<PasskeyChallenge>(who, '/admin/settings/passkey')).data
const payTo = (who: Sender, branch: string, passkey?: PasskeySigned) =>
  call(who, 'PUT', '/admin/settings', { settings: { branch, key: KEY, ...(passkey && { passkey }) } })

describe('CONTRACT passkeys of the payee', () => {
  test('an owner with a passkey alone changes the payee with it; a challenge is signed once and ends', async () => {
    const { w, owner, device } = await withPasskey()
    await storeSecurityKey(w.db, KEY)
    expect(await payTo(owner, 'Godowlia')).toMatchObject({ status: 400, code: 'PAYEE_CODE_MISSING' })
    const old = await toConfirm(owner)
    const signed = device.sign(await toConfirm(owner))
    expect(await payTo(owner, 'Godowlia', device.sign(old))).toMatchObject(wrong)
    // Two presses together make one change.
    const both = await Promise.all(['Godowlia', 'Lanka'].map((branch) => payTo(owner, branch, signed)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await payTo(owner, 'Assi', signed)).toMatchObject(wrong)
    const late = await toConfirm(owner)
    w.clock.pass({ minutes: 11 })
    expect(await payTo(owner, 'Assi', device.sign(late))).toMatchObject(wrong)
    expect((await payTo(owner, 'Assi', device.sign(await toConfirm(owner)))).data.settings.branch).toBe('Assi')
  })

  test('another origin, device or person, and what was asked for a login, change nothing', async () => {
    const { w, owner, device, email } = await withPasskey()
    await storeSecurityKey(w.db, KEY)
    const asked = await toConfirm(owner)
    for (const lie of [{ origin: 'http://tirtha.test.example' }, { rpId: 'example' }, { challenge: 'AAAA' }])
      expect(await payTo(owner, 'Godowlia', device.sign(asked, lie))).toMatchObject({
        ...wrong,
        issues: [{ path: 'settings.code' }],
      })
    expect(await payTo(owner, 'Godowlia', passkeyDevice().sign(asked))).toMatchObject(wrong)
    const login = await toSign(w, await ticketOf(w, email))
    expect(await payTo(owner, 'Godowlia', device.sign(login))).toMatchObject(wrong)
    const [another, ofAnother] = [await w.admin(), passkeyDevice()]
    await post(another, path, { name: 'Hers', passkey: ofAnother.create(await toAdd(another)) })
    expect(await payTo(another, 'Godowlia', ofAnother.sign(asked))).toMatchObject(wrong)
    // A signature that confirms the payee opens no session.
    const ticket = await ticketOf(w, email)
    expect(await open(w, ticket, device.sign(asked))).toMatchObject(wrong)
    expect((await call(owner, 'GET', '/admin/settings')).data.settings.branch).toBe('Example Branch')
    const refused = await call(owner, 'GET', '/admin/audit?action=second_step_refused')
    expect(refused.data).not.toHaveLength(0)
    expect((await payTo(owner, 'Godowlia', device.sign(asked))).status).toBe(200)
  })
})
