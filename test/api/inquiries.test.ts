import { describe, expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { call, detail, mailsTo, post, rounds } from '../calls.ts'
import { password } from '../factories.ts'
import { ask, group, inquiriesOf, inquiryDesk, readerOf } from '../inquiries.ts'
import { countOf, expectWhole } from '../phone-bookings.ts'
import { placesOf } from '../places.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

const ended = { status: 404, code: 'OFFER_LINK_ENDED' }

describe('GROUPS a question and its offer', () => {
  test('a question without an account is stored once, told to the operator without names, and answered', async () => {
    const { w, admin, answer } = await inquiryDesk()
    expect((await ask(w.visitor())).status).toBe(201)
    const [asked, ...others] = await inquiriesOf(admin)
    expect(others).toEqual([])
    expect(asked).toMatchObject({ ...group, phoneNumber: '+919839077777', state: 'NEW', offer: null, language: 'en' })
    const told = await w.db.selectFrom('outbox').selectAll().where('kind', '=', 'inquiry_received').execute()
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told)).not.toMatch(/Kamala|98390/)
    const sent = await answer()
    expect(sent).toMatchObject({ status: 201, data: { isEmailed: true } })
    expect(await mailsTo(w, group.email)).toEqual(['group_offer'])
    expect(await inquiriesOf(admin)).toEqual([])
    expect(firstOf(await inquiriesOf(admin, 'ANSWERED')).offer).toMatchObject({ headCount: 25, amountTotal: 70_800 })
    const { data } = await readerOf(w, sent.data.url).read()
    expect(data).toMatchObject({
      state: 'ANSWERED',
      dateStart: '2026-12-01',
      amountTotal: 70_800,
      gst: 10_800,
      payable: 5000,
      validUntil: '2026-11-26',
    })
    expect(JSON.stringify(data)).not.toMatch(/Kamala|98390/)
  })

  test('an accepted offer is a held booking of all people at the price of the offer, once, and is paid as any', async () => {
    const { w, admin, offered, close, answer } = await inquiryDesk()
    const reader = await offered()
    const [one, two] = await Promise.all([reader.accept(), reader.accept()])
    expect([one.status, two.status].toSorted()).toEqual([200, 201])
    expect(one.data.url).toBe(two.data.url)
    expect((await reader.read()).data.state).toBe('ACCEPTED')
    const bookingId = present(one.data.url.split('/').at(-1))
    expect(await detail(admin, bookingId)).toMatchObject({
      status: 'HELD',
      headCount: 25,
      amountTotal: 70_800,
      dateStart: '2026-12-01',
    })
    expect(firstOf(await inquiriesOf(admin, 'ACCEPTED'))).toMatchObject({ bookingId, state: 'ACCEPTED' })
    expect(await close()).toMatchObject({ status: 409, code: 'INQUIRY_CHANGED' })
    expect(await answer()).toMatchObject({ status: 409, code: 'INQUIRY_CHANGED' })
    const again = await reader.accept()
    const code = present(again.data.claimUrl?.split('#').at(-1))
    const claimed = await post(w.visitor(), '/user/claim', { code, email: group.email, password })
    expect(claimed.status).toBe(201)
    expect((await reader.accept()).data.claimUrl).toBeNull()
    const paid = { bookingId, amount: 70_800, receivedOn: w.inDays(0) }
    expect((await post(admin, '/payments/cash', paid)).status).toBe(201)
    expect((await detail(admin, bookingId)).status).toBe('VERIFIED')
    await expectWhole(w)
  })

  test('a link of somebody else’s account books for it, and neither opens nor changes it', async () => {
    const { w, offered } = await inquiryDesk({ email: 'thief@example.com' })
    const known = { name: 'Asha', phone: '+919839077777', email: '', email_key: null, password_hash: '' }
    const { user } = await w.devotee()
    await w.db.updateTable('users').set(known).where('id', '=', user.id).execute()
    const { data } = await (await offered()).accept()
    expect(data.claimUrl).toBeNull()
    const row = await w.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject(known)
    const booking = await w.db.selectFrom('bookings').select('user_id').executeTakeFirstOrThrow()
    expect(booking.user_id).toBe(user.id)
    expect(await mailsTo(w, 'thief@example.com')).toEqual(['group_offer'])
  })

  test('an account of staff gets no booking, and one with the email gets it', async () => {
    const { w, admin, offered } = await inquiryDesk()
    await w.db
      .updateTable('users')
      .set({ email: group.email, email_key: group.email, phone: '+919839077777' })
      .where('id', '=', admin.user.id)
      .execute()
    const { data } = await (await offered()).accept()
    expect(data.claimUrl).not.toBeNull()
    const booking = await w.db.selectFrom('bookings').select('user_id').executeTakeFirstOrThrow()
    expect(booking.user_id).not.toBe(admin.user.id)
    const owner = await inquiryDesk()
    const asha = await owner.w.devotee({ email: 'KAMALA@example.com' })
    const accepted = await (await owner.offered()).accept()
    expect(accepted.data.claimUrl).toBeNull()
    expect((await asha.bookings()).map(({ reference }) => reference)).toEqual([accepted.data.reference])
    expect((await call(asha, 'GET', '/user/export')).data.questions).toMatchObject([{ words: group.words }])
  })

  test('a replaced, closed or late offer, and one whose package is gone, is over; a reopened one holds', async () => {
    const { w, pack, offered, close, reopen } = await inquiryDesk()
    const old = await offered()
    const reader = await offered({ price: 50_000 })
    expect(await old.read()).toMatchObject(ended)
    expect(await old.accept()).toMatchObject(ended)
    expect((await close()).data).toMatchObject({ state: 'CLOSED', closedReason: 'Too few buses' })
    expect(await reader.accept()).toMatchObject(ended)
    expect((await reopen()).data).toMatchObject({ state: 'ANSWERED', closedReason: null })
    expect(await reopen()).toMatchObject({ status: 409, code: 'INQUIRY_CHANGED' })
    expect((await reader.read()).status).toBe(200)
    for (const language of ['en', 'hi'])
      expect(await readerOf(w, 'http://tirtha.test/ask/nobody', language).read()).toMatchObject(ended)
    await w.db.updateTable('packages').set({ status: 'WITHDRAWN' }).where('id', '=', pack.id).execute()
    expect(await reader.accept()).toMatchObject(ended)
    await w.db.updateTable('packages').set({ status: 'PUBLISHED' }).where('id', '=', pack.id).execute()
    w.clock.pass({ days: 6 })
    expect(await reader.accept()).toMatchObject(ended)
    expect(await inquiriesOf(await w.admin(), 'ANSWERED')).toHaveLength(1)
  })

  test('a day that is full meanwhile is refused with its text, and nothing is half done', async () => {
    const { w, admin, pack, offered, answer } = await inquiryDesk()
    const reader = await offered()
    await placesOf(w, admin, { kind: 'PACKAGE', id: pack.id }).set(10, { places: 0 })
    const before = await countOf(w)
    expect(await reader.accept()).toMatchObject({ status: 409, code: 'DAY_FULL' })
    expect(await countOf(w)).toEqual(before)
    expect(await answer()).toMatchObject({ status: 409, code: 'DAY_FULL' })
    expect((await reader.read()).data.state).toBe('ANSWERED')
    await placesOf(w, admin, { kind: 'PACKAGE', id: pack.id }).set(10, { places: 1 })
    expect((await reader.accept()).status).toBe(201)
    await expectWhole(w)
  })

  test('two members of staff answer at once: the last link holds alone', async () => {
    const { w, answer } = await inquiryDesk()
    const answers = await Promise.all([answer({ price: 50_000 }), answer({ price: 70_000 })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const read = await Promise.all(answers.map(({ data }) => readerOf(w, data.url).read()))
    expect(read.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})

describe('GROUPS bad input', () => {
  test('words are kept as they are typed, and refused beyond their length or with a change of direction', async () => {
    const w = await world()
    const [visitor, admin] = [w.visitor(), await w.admin()]
    const words = '<script>alert(1)</script> & "quotes"'
    expect((await ask(visitor, { words })).status).toBe(201)
    expect(firstOf(await inquiriesOf(admin)).words).toBe(words)
    for (const over of [
      { words: 'x'.repeat(2001) },
      { words: ' \n ' },
      { words: 'a\u202eb' },
      { name: '' },
      { phoneNumber: '12' },
      { email: 'nobody' },
      { headCount: 0 },
      { headCount: 501 },
      { headCount: 2.5 },
      { headCount: null },
      { wished: '2026-13' },
      { wished: '2026-11-20' },
      { wished: '2026-02-31' },
      { wished: '2026-10' },
      { wished: '2028-01' },
      { state: 'ACCEPTED' },
    ])
      expect([over, (await ask(visitor, over)).status]).toEqual([over, 400])
    expect((await ask(visitor, { city: 'atlantis' })).status).toBe(404)
    expect(await inquiriesOf(admin)).toHaveLength(1)
    expect((await ask(visitor, { headCount: 1, wished: '', email: '' })).status).toBe(201)
  })

  test('of 300 questions from one address ten are kept, and of one phone number five', async () => {
    const w = await world({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const from = async (address: string, at: number, over: object = {}) =>
      (
        await w.request('/v1/inquiries', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
          body: JSON.stringify({ ...group, words: `Question ${at}`, ...over }),
        })
      ).status
    const flood = []
    for (const at of rounds(300))
      flood.push(await from('203.0.113.1', at, { phoneNumber: `98390${String(at).padStart(5, '0')}` }))
    expect(flood.filter((status) => status === 201)).toHaveLength(10)
    expect(new Set(flood.slice(10))).toEqual(new Set([429]))
    const spread = []
    for (const at of rounds(7)) spread.push(await from(`203.0.113.${10 + at}`, at))
    expect(spread).toEqual([201, 201, 201, 201, 201, 429, 429])
    expect(await inquiriesOf(await w.admin())).toHaveLength(15)
  })
})

describe('GROUPS personal data', () => {
  test('a question is deleted after six months, and with the account that booked it', async () => {
    const { w, offered } = await inquiryDesk()
    await ask(w.visitor(), { phoneNumber: '98390 11111', email: '' })
    await (await offered()).accept()
    w.clock.pass({ days: 179 })
    await cleanUp(w.db, w.clock.now(), w.env)
    const all = () => w.db.selectFrom('inquiries').select('id').execute()
    expect(await all()).toHaveLength(2)
    w.clock.pass({ days: 2 })
    await cleanUp(w.db, w.clock.now(), w.env)
    expect(await all()).toEqual([])
  })

  test('who deletes their account leaves no question behind', async () => {
    const { w, admin } = await inquiryDesk()
    const owner = await w.devotee({ email: 'Kamala@Example.com' })
    // The email proves nothing: the question may come from somebody else.
    expect((await call(owner, 'GET', '/user/export')).data.questions).toEqual([])
    expect((await call(owner, 'POST', '/user/delete', { password })).status).toBe(200)
    expect(await inquiriesOf(admin)).toEqual([])
  })
})
