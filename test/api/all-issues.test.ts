import { expect, test } from 'vitest'
import { world } from '../world.ts'
import { makePackage } from '../factories.ts'
import { m } from '../../messages/compiled/messages.js'

const nowhere = '01976d7e-0000-7000-8000-000000000000'

const devanagari = /[\u0900-\u097f]/
const sentence = { en: /^[A-Z][^_]*\.$/, hi: /।$/ }
/** Names of fields from the wire, and words from the schema. */
const wireWords =
  /\b(content|event|phoneNumber|newPassword|nameHindi|additionalPerson|itinerary|string|number|email):|^(is|has|must)\b/

type Answer = { status: number; code: string; message: string; issues: { path: string; message: string }[] }
const read = async (response: Response) => ({ ...(await response.json()), status: response.status }) as Answer

/** All simultaneous errors of a form. */
const registration = { name: '', phoneNumber: '98765', email: 'kamala', password: '12345678' }
const profile = { name: ' ', phoneNumber: '+91 12', language: 'en' }
const driver = { id: crypto.randomUUID(), name: '', phone: '12', vehicle: '' }

test.each(['en', 'hi'] as const)(
  'FORMS errors: a refusal names all wrong fields at once in sentences, in %s',
  async (language) => {
    const w = await world()
    const devotee = w.bearer((await w.devotee()).token, language)
    const admin = w.bearer((await w.admin()).token, language)
    const pack = await makePackage(w.db)
    const content = {
      id: pack.id,
      name: '',
      nameHindi: 'x'.repeat(201),
      city: 'Varanasi',
      cityHindi: 'वाराणसी',
      state: 'Uttar Pradesh',
      stateHindi: 'उत्तर प्रदेश',
      price: null,
      additionalPerson: 12.345,
      itinerary: ['x'.repeat(2001)],
      itineraryHindi: [],
      facility: [],
      facilityHindi: [],
      key: '',
    }
    const refused = [
      [w.visitor(language), '/user/register', registration, ['name', 'phoneNumber', 'email', 'password']],
      [devotee, '/user/update', profile, ['name', 'phoneNumber']],
      [devotee, '/user/password', { password: '', newPassword: 'short' }, ['password', 'newPassword']],
      [admin, '/bookings/driver', driver, ['name', 'phone', 'vehicle']],
      [
        admin,
        '/packages/update',
        { content },
        ['name', 'nameHindi', 'price', 'additionalPerson', 'itinerary.0', 'key'].map((name) => `content.${name}`),
      ],
    ] as const
    for (const [who, path, body, fields] of refused) {
      const { status, message, issues } = await read(await who.send('POST', path, body))
      expect(status).toBe(400)
      expect(issues.map((issue) => issue.path).toSorted(), path).toEqual(fields.toSorted())
      for (const text of [message, ...issues.map((issue) => issue.message)]) {
        expect(text).toMatch(sentence[language])
        expect(text).not.toMatch(wireWords)
        expect(devanagari.test(text)).toBe(language === 'hi')
      }
    }
  },
)

test('FORMS errors: a missing field and one of a wrong type have different messages', async () => {
  const w = await world()
  const { send } = await w.devotee()
  const issuesOf = async (body: unknown) => (await read(await send('POST', '/feedback/create', body))).issues
  expect(await issuesOf({ rating: 'five' })).toEqual([
    { path: 'text', message: m.issue_required({}, { locale: 'en' }) },
    { path: 'rating', message: m.issue_no_number({}, { locale: 'en' }) },
  ])
  expect(await issuesOf({ text: 5 })).toEqual([{ path: 'text', message: m.issue_wrong_type({}, { locale: 'en' }) }])
})

test('FORMS errors: a wrong security key is reported for its field', async () => {
  const w = await world()
  const admin = await w.admin()
  const pack = await makePackage(w.db)
  const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const lists = { itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] }
  const content = {
    id: pack.id,
    name: 'x',
    nameHindi: 'x',
    ...place,
    price: 1,
    additionalPerson: 1,
    ...lists,
    key: 'x',
  }
  const answer = await read(await admin.send('POST', '/packages/update', { content }))
  expect(answer).toMatchObject({ status: 403, code: 'BAD_KEY', issues: [{ path: 'content.key' }] })
})

test('§5 a registration with missing and wrong fields says that all fields are required', async () => {
  const w = await world()
  const answer = await read(await w.visitor().send('POST', '/user/register', registration))
  expect(answer).toMatchObject({ code: 'FIELDS_REQUIRED', message: 'All fields are required.' })
})

test('FORMS errors: a number of people and an empty OTP are told by what they are', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const issuesOf = async (sender: typeof devotee, path: string, body: object) =>
    (await read(await sender.send('POST', path, body))).issues
  const chosen = { packageId: nowhere, date: w.inDays(3), events: [] }
  expect(await issuesOf(devotee, '/cart/add', { ...chosen, headCount: 2.5 })).toEqual([
    { path: 'headCount', message: 'Enter a whole number in digits, such as 2.' },
  ])
  expect(await issuesOf(devotee, '/cart/add', { ...chosen, headCount: '2' })).toEqual([
    { path: 'headCount', message: 'Enter a number in digits.' },
  ])
  const reset = await read(
    await w.visitor().send('POST', '/user/verifyOtp', { email: 'kamala@example.com', otp: ' - ', password: '' }),
  )
  expect(reset).toMatchObject({
    code: 'FIELDS_REQUIRED',
    issues: [
      { path: 'otp', message: 'Enter the OTP from our email.' },
      { path: 'password', message: 'Enter the password.' },
    ],
  })
})

test('FORMS errors: a known email and a wrong OTP are reported for their fields', async () => {
  const w = await world()
  const { user } = await w.devotee()
  const whole = { name: 'Kamala Devi', phoneNumber: '9876543210', password: 'narmada teerth 7' }
  const taken = await read(await w.visitor().send('POST', '/user/register', { ...whole, email: user.email }))
  expect(taken).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', issues: [{ path: 'email', message: taken.message }] })
  const reset = { email: user.email, otp: '123456', password: whole.password }
  const invalid = await read(await w.visitor().send('POST', '/user/verifyOtp', reset))
  expect(invalid).toMatchObject({ status: 400, code: 'OTP_INVALID', issues: [{ path: 'otp' }] })
})
