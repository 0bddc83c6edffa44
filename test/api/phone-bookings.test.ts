import { describe, expect, test } from 'vitest'
import type { Session } from '../../contract/account.ts'
import { m } from '../../messages/compiled/messages.js'
import { endHolds } from '../../server/bookings/end-holds.ts'
import {
  askBalance,
  call,
  detail,
  documentsOf,
  mailsTo,
  nextUtr,
  post,
  reject,
  submit,
  verifyPayment,
} from '../calls.ts'
import { countOf, expectWhole, meena, phoneDesk } from '../phone-bookings.ts'
import { firstOf, lastOf, present } from '../present.ts'
import type { World } from '../world.ts'

const claim = (w: World, code: string, email = 'meena@example.com') =>
  post<Session>(w.visitor(), '/user/claim', { code, email, password: 'a new long secret' })

describe('PHONE a booking by staff', () => {
  test('it is held for a new devotee without an email, who gets the account by a code and pays by UTR', async () => {
    const { w, admin, enter } = await phoneDesk()
    const { status, data } = await enter()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'HELD',
      amountTotal: 4720,
      amountDue: 4720,
      isNewDevotee: true,
      receipt: null,
    })
    const { data: people } = await call(admin, 'GET', `/admin/user/${data.userId}`)
    expect(people.user).toMatchObject({ name: meena.name, phoneNumber: '+919839012345', email: '' })
    expect(await w.db.selectFrom('outbox').select('kind').execute()).toEqual([])

    const { code, url } = present(data.claim)
    expect(url).toBe(`http://tirtha.test/auth/invitation#${code}`)
    const read = `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase()
    const { status: claimed, data: session } = await claim(w, read)
    expect(claimed).toBe(201)
    const devotee = w.bearer(session.access_token)
    expect((await detail(devotee, data.id)).held).toEqual({ until: '2026-11-23', amount: 4720 })

    const { data: quote } = await askBalance(devotee, data.id)
    expect(quote).toMatchObject({ amountPayable: 4720 })
    expect((await submit(devotee, quote.id, nextUtr())).status).toBe(200)
    expect(await detail(devotee, data.id)).toMatchObject({ status: 'CHECKING', held: null, amountDue: 0 })
    await verifyPayment(admin, quote.id)
    expect(await detail(devotee, data.id)).toMatchObject({ status: 'VERIFIED', money: { received: 4720, due: 0 } })
    expect((await documentsOf(w, data.id)).map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
    await expectWhole(w)
  })

  test('its email tells what is booked and how to pay, and the devotee logs in by "Forgot password"', async () => {
    const { w, enter } = await phoneDesk()
    const { data } = await enter({ devotee: { ...meena, email: 'meena@example.com' }, heldUntil: w.inDays(5) })
    const mail = firstOf(await w.sendMails())
    expect(mail.to).toBe('meena@example.com')
    const words = { amount: '₹4,720', date: '26 Nov 2026' }
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(m.email_phone_booking_held(words, { locale: 'en' }))
    expect(mail.text).toContain(`http://tirtha.test/user/bookings/${data.id}`)
    expect((await post(w.visitor(), '/user/login', { email: 'meena@example.com', password: 'x' })).code).toBe(
      'BAD_CREDENTIALS',
    )
    expect((await post(w.visitor(), '/user/sendOtp', { email: 'meena@example.com' })).status).toBe(200)
    const [code] = /\b\d{6}\b/.exec(lastOf(await w.sendMails()).text) ?? []
    const reset = { email: 'meena@example.com', otp: code, password: 'a new long secret' }
    expect((await post(w.visitor(), '/user/verifyOtp', reset)).status).toBe(200)
    // The account now has an owner, so the code of staff no longer opens it.
    expect((await claim(w, present(data.claim).code)).code).toBe('CLAIM_CODE_INVALID')
  })

  test('cash confirms it at once, with receipt, invoice and voucher, and taken back it is held again', async () => {
    const { w, admin, cash, enter } = await phoneDesk()
    const { data } = await enter({ paid: cash(4720) })
    expect(data).toMatchObject({ status: 'VERIFIED', amountReceived: 4720, amountDue: 0 })
    expect(data.receipt).toMatchObject({ amount: 4720, due: 0 })
    const shown = await detail(admin, data.id)
    expect(shown.papers).toEqual(expect.arrayContaining(['voucher', 'receipt', 'invoice']))
    for (const kind of ['voucher', 'receipt', 'invoice'])
      expect((await admin.send('GET', `/bookings/${data.id}/papers/${kind}`)).status).toBe(200)
    const payment = present(shown.payments.find(({ purpose }) => purpose === 'BALANCE'))
    expect(payment.status).toBe('VERIFIED')
    // The advance is no longer needed and has ended: neither the devotee nor staff are told to wait for its UTR.
    const advances = async () => (await call(admin, 'GET', '/admin/lists/payments?purpose=ADVANCE')).data
    expect(shown.payments.map(({ purpose }) => purpose)).toEqual(['BALANCE'])
    expect(await advances()).toMatchObject([{ values: { status: 'ENDED' } }])
    expect((await call(admin, 'GET', '/admin/lists/payments?status=INITIATED')).data).toEqual([])
    await reject(admin, payment.id, 'OTHER', 'Typed wrongly')
    expect(await detail(admin, data.id)).toMatchObject({ status: 'HELD', money: { received: 0, due: 4720 } })
    expect(await advances()).toMatchObject([{ values: { status: 'INITIATED' } }])
    // If staff have taken money, the booking is not cancelled automatically; staff decide.
    w.clock.pass({ days: 5 })
    expect(await endHolds(w.db, w.clock.now())).toBe(0)
    await expectWhole(w)
  })

  test('its emails are in the language that staff ask for, Hindi for who is new', async () => {
    const { w, admin, enter } = await phoneDesk()
    const email = 'meena@example.com'
    const { name, phoneNumber } = meena
    await enter({ devotee: { name, phoneNumber, email } })
    const found = async () => (await call(admin, 'GET', '/admin/search?q=9839012345')).data.people
    expect(await found()).toMatchObject([{ email, language: 'hi' }])
    await enter({ devotee: { name, phoneNumber }, headCount: 3 })
    await enter({ devotee: { userId: present((await found())[0]).id, language: 'en' }, headCount: 4 })
    expect(await found()).toMatchObject([{ language: 'en' }])
    expect(await w.db.selectFrom('outbox').select('language').orderBy('id').execute()).toMatchObject([
      { language: 'hi' },
      { language: 'hi' },
      { language: 'en' },
    ])
    expect((await enter({ devotee: { ...meena, language: 'fr' } })).status).toBe(400)
  })

  test('cash in whole rupees rounds, and more than the price is refused', async () => {
    const { w, pooja, cash, enter } = await phoneDesk()
    const price = { price: 999.5, reason: 'A widow' }
    const alone = { packageId: '', headCount: 0, events: [{ eventId: pooja.id, date: w.inDays(10) }], ...price }
    const before = await countOf(w)
    expect(await enter({ ...alone, paid: cash(1001) })).toMatchObject({
      status: 409,
      code: 'PAID_OVER_PRICE',
      issues: [{ path: 'paid.amount' }],
    })
    expect(await countOf(w)).toEqual(before)
    const { data } = await enter({ ...alone, paid: cash(1000) })
    expect(data).toMatchObject({ status: 'VERIFIED', amountTotal: 1000, amountDue: 0 })
    await expectWhole(w)
  })

  test('a UTR is a claim as any other: it is verified or rejected, and belongs to one booking', async () => {
    const { w, admin, upi, enter } = await phoneDesk()
    const utr = nextUtr()
    const { data } = await enter({ paid: upi(3000, utr) })
    expect(data).toMatchObject({ status: 'CHECKING', paymentRefNumber: utr, amountBeingChecked: 3000, amountDue: 1720 })
    const { data: queue } = await post(admin, '/admin/payments', { show: 'WAITING' })
    expect(queue).toMatchObject([{ refNo: utr }])
    expect(await enter({ paid: upi(3000, utr), devotee: { ...meena, phoneNumber: '98390 54321' } })).toMatchObject({
      status: 409,
      code: 'UTR_TAKEN',
    })
    await verifyPayment(admin, data.paymentId)
    expect(await detail(admin, data.id)).toMatchObject({ status: 'VERIFIED', money: { received: 3000, due: 1720 } })
    await reject(admin, data.paymentId)
    expect((await detail(admin, data.id)).status).toBe('REJECTED')
    await expectWhole(w)
  })

  test('another price has a reason, and stands in the sums, the tax, the invoice and the audit log', async () => {
    const { w, admin, pooja, cash, enter } = await phoneDesk()
    const { data } = await enter({
      headCount: 4,
      events: [{ eventId: pooja.id, date: w.inDays(11) }],
      price: 3500,
      reason: 'Comes each year',
      paid: cash(7590),
    })
    // (3,500 + 2 × 1,000) with 18% GST, and the pooja of 1,100 without.
    expect(data).toMatchObject({ amountTotal: 7590, amountDue: 0, Package: { price: 3500, additionalPerson: 1000 } })
    const invoice = await w.db
      .selectFrom('documents')
      .select('data')
      .where('booking_id', '=', data.id)
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow()
    expect(invoice.data).not.toHaveProperty('rounding')
    const { data: log } = await call(admin, 'GET', '/admin/audit?action=booking_entered')
    expect(log).toMatchObject([{ before: { price: 400000 }, after: { price: 350000, text: 'Comes each year' } }])
    for (const wrong of [{ price: 3500 }, { reason: 'Because' }])
      expect(await enter(wrong)).toMatchObject({ status: 400, code: 'PRICE_REASON' })
    await expectWhole(w)
  })

  test('the same words again are the same booking, and other words, or ten minutes later, another one', async () => {
    const { w, cash, enter } = await phoneDesk()
    const first = await enter({ paid: cash(1000) })
    const again = await enter({ paid: cash(1000) })
    expect([first.status, again.status, again.data.id]).toEqual([201, 200, first.data.id])
    expect(again.message).toBe(m.desk_booked_before({}, { locale: 'en' }))
    expect(again.data.amountReceived).toBe(1000)
    expect((await enter({ paid: cash(1001) })).status).toBe(201)
    w.clock.pass({ minutes: 11 })
    expect((await enter({ paid: cash(1000) })).status).toBe(201)
    expect(await countOf(w)).toMatchObject({ bookings: 3 })
    await expectWhole(w)
  })
})

describe('PHONE whose booking it is', () => {
  test('who has the phone number is found, is asked for by id, and gets the email that was missing', async () => {
    const { w, pack, enter } = await phoneDesk()
    const known = await w.devotee({ phone: '+919839012345' })
    const { data } = await enter()
    expect(data).toMatchObject({ userId: known.user.id, isNewDevotee: false, claim: null })
    expect((await known.bookings()).map(({ id }) => id)).toEqual([data.id])
    // A booking that staff hold is not a quote of the cart.
    await known.addPackage({ packageId: pack.id, days: 30 })
    const booked = await known.book(nextUtr())
    expect(booked.map(({ dateStart }) => dateStart)).toEqual(['2026-12-21'])
    const otherEmail = { ...meena, email: 'other@example.com' }
    expect(await enter({ devotee: otherEmail })).toMatchObject({ status: 409, code: 'DEVOTEE_UNCLEAR' })
    await w.devotee({ phone: '+919839012345' })
    expect(await enter({ headCount: 3 })).toMatchObject({ status: 409, code: 'DEVOTEE_UNCLEAR' })
    expect((await enter({ devotee: { userId: known.user.id }, headCount: 3 })).data.userId).toBe(known.user.id)
    const fresh = { name: 'Ravi', phoneNumber: '98390 99999' }
    const { data: first } = await enter({ devotee: fresh })
    const { data: second } = await enter({ devotee: { ...fresh, email: 'ravi@example.com' }, headCount: 5 })
    expect(second.userId).toBe(first.userId)
    expect(await mailsTo(w, 'ravi@example.com')).toEqual(['phone_booking'])
    expect(await enter({ devotee: { ...meena, phoneNumber: '98390 11111', email: 'ravi@example.com' } })).toMatchObject(
      { status: 409, code: 'EMAIL_TAKEN', issues: [{ path: 'devotee.email' }] },
    )
    await expectWhole(w)
  })

  test('staff, strangers and deleted accounts are no devotees', async () => {
    const { w, admin, enter } = await phoneDesk()
    expect((await enter({ devotee: { userId: admin.user.id } })).status).toBe(404)
    expect((await enter({ devotee: { userId: crypto.randomUUID() } })).status).toBe(404)
    expect((await post(admin, `/admin/user/${admin.user.id}/claim`)).status).toBe(404)
    const { user } = await w.devotee()
    expect((await post(admin, `/admin/user/${user.id}/claim`)).code).toBe('ACCOUNT_CLAIMED')
  })

  test('a new code ends the one before, and each is used once and ends after 30 days', async () => {
    const { w, admin, enter } = await phoneDesk()
    const { data } = await enter()
    const { data: renewed } = await post(admin, `/admin/user/${data.userId}/claim`)
    expect((await claim(w, present(data.claim).code)).code).toBe('CLAIM_CODE_INVALID')
    await w.devotee({ email: 'taken@example.com' })
    expect((await claim(w, renewed.code, 'taken@example.com')).code).toBe('EMAIL_TAKEN')
    expect((await claim(w, renewed.code)).status).toBe(201)
    expect((await claim(w, renewed.code, 'x@example.com')).code).toBe('CLAIM_CODE_INVALID')
    const { data: other } = await enter({ devotee: { ...meena, phoneNumber: '98390 99999' } })
    w.clock.pass({ days: 31 })
    expect((await claim(w, present(other.claim).code, 'y@example.com')).code).toBe('CLAIM_CODE_INVALID')
  })
})
