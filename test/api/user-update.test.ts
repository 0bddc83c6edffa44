import { describe, expect, test } from 'vitest'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { logIn, settingsOf } from './settings-calls.ts'
import { firstOf } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const devanagari = /[\u0900-\u097f]/

const profile = { name: 'Kamala Devi', phoneNumber: '098765-43210', language: 'hi' }

describe('ACCOUNT update', () => {
  test('name, phone number and language follow the rules of registration', async () => {
    const w = await world()
    const devotee = await w.devotee()
    const { status, data, message } = await call(devotee, 'POST', '/user/update', {
      ...profile,
      name: '  Kamala Devi ',
    })
    expect([status, message]).toEqual([200, m.settings_profile_saved({}, { locale: 'en' })])
    const { id, email } = devotee.user
    expect(data).toEqual({ id, email, name: 'Kamala Devi', phoneNumber: '+919876543210', role: 'USER' })
    expect(await settingsOf(devotee)).toMatchObject({ user: data, language: 'hi' })
    expect((await call(devotee, 'POST', '/user/verify')).data).toEqual(data)
  })

  test.each(['name', 'phoneNumber', 'language'])(
    'a request without %s is refused: all fields are required',
    async (field) => {
      const devotee = await (await world()).devotee()
      for (const blank of [undefined, null, ...(field === 'language' ? [] : ['', '   '])])
        expect(await call(devotee, 'POST', '/user/update', { ...profile, [field]: blank })).toMatchObject({
          status: 400,
          code: 'FIELDS_REQUIRED',
          issues: [{ path: field }],
        })
    },
  )

  test.each([
    ['name', 'x'.repeat(101), 'INVALID_INPUT'],
    ['name', 5, 'INVALID_INPUT'],
    ['name', 'Kamala\u202e', 'BAD_TEXT'],
    ['phoneNumber', '12345', 'PHONE_INVALID'],
    ['phoneNumber', '9'.repeat(41), 'INVALID_INPUT'],
    ['language', 'fr', 'INVALID_INPUT'],
    ['language', 'EN', 'INVALID_INPUT'],
    ['email', 'other@example.com', 'INVALID_INPUT'],
    ['role', 'ADMIN', 'INVALID_INPUT'],
  ])('%s %j is refused for its field, and nothing changes', async (field, value, code) => {
    const devotee = await (await world()).devotee()
    const before = await settingsOf(devotee)
    const answer = await call(devotee, 'POST', '/user/update', { ...profile, [field]: value })
    expect(answer).toMatchObject({ status: 400, code, issues: [{ path: field, message: expect.stringMatching(/./) }] })
    expect(await settingsOf(devotee)).toEqual(before)
  })

  test('emails are in the chosen language, also after a login in the other one', async () => {
    const w = await world()
    const devotee = await w.devotee()
    await call(devotee, 'POST', '/user/update', profile)
    await logIn(w, devotee.user.email)
    await devotee.addPooja()
    const booking = firstOf(await devotee.book('426812345678'))
    await (await w.admin()).verify(booking.id)
    const mails = await w.sendMails()
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(mail.subject).toMatch(devanagari)
  })

  test('a user without a choice sees the language of the page', async () => {
    const w = await world()
    const { token } = await w.devotee()
    expect((await settingsOf(w.bearer(token, 'hi'))).language).toBe('hi')
    expect((await settingsOf(w.bearer(token, 'en'))).language).toBe('en')
  })
})
