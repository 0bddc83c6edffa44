import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { makePooja } from '../factories.ts'
import { world } from '../world.ts'
import { booked, kamala, registered, sendOtp } from './sent-emails.ts'
import { firstOf, lastOf } from '../present.ts'

const devanagari = /[\u0900-\u097f]/

test.each(['en', 'hi'] as const)(
  'EMAIL a registration sends one welcome by name, in the language %s',
  async (language) => {
    const w = await world()
    await registered(w, {}, language)
    const subject = m.email_welcome_subject({}, { locale: language })
    expect(await w.sendMails()).toMatchObject([{ to: kamala.email, subject, replyTo: w.env.CARE_EMAIL }])
    const mail = firstOf(await w.sendMails())
    expect(mail.text).toContain(kamala.name)
    expect(mail.html).toContain(`lang="${language}"`)
  },
)

test('EMAIL a refused registration sends no email', async () => {
  const w = await world()
  await registered(w)
  for (const over of [{}, { email: kamala.email.toUpperCase() }, { email: 'b@example.com', password: 'password1' }])
    expect((await w.visitor().send('POST', '/user/register', { ...kamala, ...over })).status).toBeGreaterThanOrEqual(
      400,
    )
  expect(await w.sendMails()).toHaveLength(1)
})

test('CONTRACT bookings/add: one email says what was booked and links to it', async () => {
  const w = await world()
  const { devotee } = await booked(w)
  const mails = await w.sendMails()
  expect(mails.map((mail) => mail.to)).toEqual([devotee.user.email])
  const payment = firstOf(await devotee.payments())
  for (const said of [payment.reference, '426812345678', '₹1,100', 'http://tirtha.test/user/bookings'])
    expect([firstOf(mails).text.includes(said), firstOf(mails).html.includes(said)], said).toEqual([true, true])
})

test('CONTRACT bookings/add: several bookings of one payment cause one email', async () => {
  const w = await world()
  const devotee = await w.devotee()
  for (let entry = 0; entry < 3; entry++) await devotee.addPooja()
  await devotee.book('426812345678')
  expect(await w.sendMails()).toHaveLength(1)
})

test('EMAIL a verification says what is still to pay and links to the page of the booking', async () => {
  const w = await world()
  const devotee = await w.devotee()
  await devotee.addPackage({ headCount: 4 })
  const booking = firstOf(await devotee.book('426812345678'))
  await (await w.admin()).verify(booking.id)
  const verified = lastOf(await w.sendMails())
  for (const said of ['₹5,000', '₹2,080', `http://tirtha.test/user/bookings/${booking.id}`])
    expect([verified.text.includes(said), verified.html.includes(said)], said).toEqual([true, true])
})

test('CONTRACT bookings/verification: the status No sends an email only if it revokes', async () => {
  const w = await world()
  const { booking } = await booked(w)
  const admin = await w.admin()
  await admin.verify(booking.id, false)
  expect(await w.sendMails()).toHaveLength(1)
  await admin.verify(booking.id, true)
  await w.sendMails()
  await admin.verify(booking.id, false)
  expect((await w.sendMails()).map((mail) => mail.subject).slice(1)).toEqual([
    m.email_verified_subject({}, { locale: 'en' }),
    m.email_revoked_subject({ reference: booking.reference }, { locale: 'en' }),
  ])
})

test('§1 emails are in the language of the person', async () => {
  const w = await world()
  const person = await registered(w, {}, 'hi')
  await sendOtp(w, 'hi')
  const { id } = await makePooja(w.db)
  const body = { packageId: '', headCount: 0, date: w.inDays(9), events: [{ eventId: id, date: w.inDays(9) }] }
  await person.send('POST', '/cart/add', body)
  const answer = await person.send('POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678' })
  await (await w.admin()).verify((await answer.json()).data[0].id)
  const mails = await w.sendMails()
  expect(mails).toHaveLength(4)
  for (const { subject, text, html } of mails)
    for (const part of [subject, text, html]) expect(part).toMatch(devanagari)
})

test('CONTRACT text: markup in a name is escaped in HTML and adds no header line to an email', async () => {
  const w = await world()
  await booked(w, { name: '<img src=x onerror=alert(1)> & "Co"\r\nBcc: all@example.com' })
  const mail = firstOf(await w.sendMails())
  expect(mail.html).toContain('&lt;img src=x')
  expect(mail.html).not.toContain('<img src=x')
  expect(mail.subject + mail.to + mail.from).not.toMatch(/[\r\n]/)
})
