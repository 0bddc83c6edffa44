import { describe, expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { liveEnv } from '../../server/live-env.ts'
import { makePackage } from '../factories.ts'
import { firstOf } from '../present.ts'
import { codeNow, setUpSecondStep } from '../staff-story.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'
const path = '/admin/settings'

async function desk(environment: Record<string, string> = {}) {
  const w = await world({ environment })
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin()
  const change = async (settings: object, language = 'en') => {
    const response = await w.bearer(admin.token, language).send('PUT', path, { settings: { key: KEY, ...settings } })
    return { status: response.status, ...(await response.json()) }
  }
  return { w, admin, change }
}

describe('DESIGN settings of the site', () => {
  test('what is saved counts at once: for the payee, on documents and in every answer', async () => {
    const { w, admin, change } = await desk()
    const saved = await change({
      upiId: 'ganga.yatra@examplebank',
      accountHolder: 'Ganga Yatra',
      carePhone: '+91 98765 43210',
    })
    expect(saved).toMatchObject({ status: 200, data: { settings: { upiId: 'ganga.yatra@examplebank' } } })
    expect(saved.data.invented).not.toContain('upiId')
    const devotee = await w.devotee()
    const payee = await (await devotee.send('GET', '/payments/getKey')).json()
    expect(payee.data).toMatchObject({ upiId: 'ganga.yatra@examplebank', accountHolder: 'Ganga Yatra' })
    const { id } = await devotee.addPackage({ headCount: 4 })
    expect((await devotee.quote(id)).upiUri).toContain('pa=ganga.yatra@examplebank')
    const { data } = await (await admin.send('GET', path)).json()
    expect(data.settings.carePhone).toBe('+91 98765 43210')
  })

  test('another rate counts for the next order, and not for one whose price stands', async () => {
    const { w, change } = await desk()
    const [first, second] = [await w.devotee(), await w.devotee()]
    const packageId = (await makePackage(w.db)).id
    const { id } = await first.addPackage({ packageId })
    const before = await first.quote(id)
    await change({ gstPercent: '5' })
    expect(await first.quote(id)).toMatchObject({ gst: before.gst })
    const { id: later } = await second.addPackage({ packageId })
    expect((await second.quote(later)).gst).toBeCloseTo((before.gst / 18) * 5, 1)
  })

  test('an empty text takes a setting back to its default', async () => {
    const { change } = await desk()
    await change({ bankName: 'Bank of the River', careHours: '7 am to 9 pm' })
    expect((await change({ bankName: '', careHours: '' })).data.settings).toMatchObject({
      bankName: 'Example Bank',
      careHours: '',
    })
  })

  test('another process reads what is stored', async () => {
    const { w, change } = await desk()
    await change({ legalName: 'Ganga Yatra Travels' })
    const other = liveEnv({ NODE_ENV: 'test', GSTIN: '27AAPFU0939F1ZV' })
    await other.reload(w.db)
    expect(other.env).toMatchObject({ LEGAL_NAME: 'Ganga Yatra Travels', GSTIN: '27AAPFU0939F1ZV' })
  })

  test('what a later version refuses does not stop the start: its default counts', async () => {
    const { w, change } = await desk()
    await change({ ifsc: 'SBIN0001234' })
    await w.db.updateTable('site_settings').set({ value: 'no code' }).where('name', '=', 'BANK_IFSC').execute()
    const other = liveEnv({ NODE_ENV: 'test' })
    await other.reload(w.db)
    expect(other.env.BANK_IFSC).toBe('DEMO0000000')
  })

  test('an owner with a second step changes the payee only with its code, which counts once', async () => {
    const { w, admin, change } = await desk()
    const { secret, codes } = await setUpSecondStep(w, admin)
    const upiId = 'ganga.yatra@examplebank'
    expect(await change({ upiId })).toMatchObject({ status: 400, code: 'PAYEE_CODE_MISSING' })
    expect(await change({ upiId, code: '000000' })).toMatchObject({ status: 400, code: 'SECOND_STEP_WRONG' })
    // A change of other settings than the payee needs no code.
    expect((await change({ careHours: '7 am to 9 pm' })).status).toBe(200)
    w.clock.pass({ seconds: 30 })
    const code = codeNow(w, secret)
    expect(await change({ upiId, code })).toMatchObject({
      status: 200,
      data: { settings: { upiId }, payeeAsksCode: true },
    })
    expect((await change({ branch: 'Godowlia', code })).code).toBe('SECOND_STEP_WRONG')
    expect((await change({ branch: 'Godowlia', code: firstOf(codes) })).status).toBe(200)
    const refused = await (await admin.send('GET', '/admin/audit?action=second_step_refused')).json()
    expect(refused.data).not.toHaveLength(0)
  })

  test('ten wrong codes for the payee close the second step for a while', async () => {
    const { w, admin, change } = await desk({ RATE_LIMIT_SCALE: '1' })
    await setUpSecondStep(w, admin)
    const answers = []
    for (let tries = 0; tries < 11; tries++) answers.push((await change({ branch: 'Godowlia', code: '000000' })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect((await change({ branch: 'Godowlia', code: '000000' })).status).toBe(429)
  })

  test('each change is in the audit log, with what it was before', async () => {
    const { admin, change } = await desk()
    await change({ upiId: 'ganga.yatra@examplebank', branch: 'Godowlia' })
    await change({ branch: 'Godowlia' })
    const { data } = await (await admin.send('GET', '/admin/audit?action=setting_changed')).json()
    expect(data).toHaveLength(2)
    expect(data[1]).toMatchObject({
      subject: { kind: 'setting', name: 'UPI ID', nameHindi: 'UPI ID' },
      before: { upiId: 'tirtha-demo@examplebank' },
      after: { upiId: 'ganga.yatra@examplebank' },
    })
  })

  test.each([
    ['upiId', 'nobank', 'UPI_ID_INVALID'],
    ['accountNumber', '12', 'ACCOUNT_NUMBER_INVALID'],
    ['ifsc', 'SBIN1001234', 'IFSC_INVALID'],
    ['gstin', '27AAPFU0939F1ZW', 'GSTIN_INVALID'],
    ['gstPercent', '41', 'GST_PERCENT_INVALID'],
    ['sac', '123456', 'SAC_INVALID'],
    ['meetingHour', '24:00', 'STOP_TIME'],
    ['carePhone', 'call us', 'PHONE_INVALID'],
    ['careEmail', 'nobody', 'EMAIL_INVALID'],
    ['operatorLanguage', 'fr', 'LANGUAGE_INVALID'],
  ])('%s %s is refused, in both languages, and nothing is changed', async (name, value, code) => {
    const { admin, change } = await desk()
    const before = (await (await admin.send('GET', path)).json()).data
    const refused = await change({ [name]: value, branch: 'Godowlia' })
    expect(refused).toMatchObject({ status: 400, code, issues: [{ path: `settings.${name}` }] })
    const inHindi = await change({ [name]: value }, 'hi')
    expect(inHindi.issues[0].message).toMatch(/[\u0900-\u097f]/)
    expect((await (await admin.send('GET', path)).json()).data).toEqual(before)
  })

  test('without demo content nothing is invented: what is empty stays empty', async () => {
    const { w, admin, change } = await desk({ SEED: 'none' })
    const read = async () => (await (await admin.send('GET', path)).json()).data
    const payee = async () => (await (await (await w.devotee()).send('GET', '/payments/getKey')).json()).data
    const { settings, invented } = await read()
    const { payeeName, ...account } = await payee()
    expect([payeeName, new Set(Object.values(account)), invented]).toEqual(['Tirtha', new Set(['']), []])
    expect(settings).toMatchObject({ legalName: '', gstin: '', accountNumber: '', carePhone: '', gstPercent: '18' })
    await change({ legalName: 'Sangam Yatra', upiId: 'sangam@examplebank', gstin: '', carePhone: '9415012345' })
    expect((await read()).settings).toMatchObject({
      gstin: '',
      accountNumber: '',
      ifsc: '',
      carePhone: '+91 94150 12345',
    })
    expect(await payee()).toMatchObject({ upiId: 'sangam@examplebank', payeeName: 'Sangam Yatra', accountNumber: '' })
  })

  test('a bank account alone is enough, and beside one’s own value none of the demo stays', async () => {
    const { w, change } = await desk()
    await change({ accountNumber: '50100000051234', ifsc: 'SBIN0001234', legalName: 'Sangam Yatra' })
    const devotee = await w.devotee()
    const { data } = await (await devotee.send('GET', '/payments/getKey')).json()
    expect(data).toMatchObject({ upiId: '', accountHolder: 'Sangam Yatra', bankName: '', branch: '' })
    const { id } = await devotee.addPackage({ headCount: 4 })
    // Nor does the GSTIN: who has none charges no GST.
    expect(await devotee.quote(id)).toMatchObject({ upiUri: '', gst: 0 })
  })

  test('without a GSTIN no GST is charged, and with one the rate that is set', async () => {
    const { w, change } = await desk({ SEED: 'none' })
    const quoted = async () => {
      const devotee = await w.devotee()
      return devotee.quote((await devotee.addPackage({ headCount: 2 })).id)
    }
    const { order, gst, amountTotal } = await quoted()
    expect([gst, amountTotal]).toEqual([0, order])
    await change({ gstin: '27AAPFU0939F1ZV', gstPercent: '18' })
    expect((await quoted()).gst).toBeCloseTo(order * 0.18, 1)
  })

  test('a variable of the environment counts first and is shown as such', async () => {
    const { admin, change } = await desk({ UPI_ID: 'server@examplebank' })
    expect((await (await admin.send('GET', path)).json()).data.fromEnvironment).toEqual(['upiId'])
    expect(await change({ upiId: 'desk@examplebank', branch: 'Godowlia' })).toMatchObject({
      status: 409,
      code: 'SETTING_FIXED',
      issues: [{ path: 'settings.upiId' }],
    })
    // Saving the same value again changes nothing.
    expect(await change({ upiId: 'server@examplebank', branch: 'Godowlia' })).toMatchObject({ status: 200 })
  })

  test('the second of two editors sees what the first has saved', async () => {
    const { change } = await desk()
    await change({ branch: 'Godowlia' })
    expect(await change({ branch: 'Lanka', before: { branch: 'Example Branch' } })).toMatchObject({
      status: 409,
      code: 'EDITED_MEANWHILE',
      issues: [{ path: 'settings.branch', message: expect.stringContaining('Godowlia') }],
    })
  })

  test('a wrong security key changes nothing', async () => {
    const { change } = await desk()
    expect(await change({ branch: 'Godowlia', key: 'another key' })).toMatchObject({ status: 403, code: 'BAD_KEY' })
    expect((await change({})).data.settings.branch).toBe('Example Branch')
  })

  test('a test email goes to the one who asks for it', async () => {
    const { w, admin } = await desk()
    expect((await admin.send('POST', `${path}/email`)).status).toBe(200)
    expect(await w.sendMails()).toMatchObject([{ to: admin.user.email, subject: 'Test: emails from your site arrive' }])
  })
})
