import { sql } from 'kysely'
import pino from 'pino'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { makeCode } from '../../server/account/one-time-code.ts'
import type { Message } from '../../server/email/transport.ts'
import { sendDue } from '../../server/email/worker.ts'
import { makePooja } from '../factories.ts'
import { DAY_MS, type World, world } from '../world.ts'

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}
const devanagari = /[\u0900-\u097f]/

/** A person with a password, as registration makes them. */
async function registered(w: World, over: object = {}, language = 'en') {
  const response = await w.visitor(language).send('POST', '/user/register', { ...kamala, ...over })
  return w.bearer((await response.json()).data.access_token, language)
}
const sendOtp = (w: World, language = 'en') =>
  w.visitor(language).send('POST', '/user/sendOtp', { email: kamala.email })
/** The mails with a code, of all sent so far. */
const otpsIn = async (w: World) => (await w.sendMails()).filter((mail) => mail.subject.includes('OTP'))
const codeIn = (mail: Message | undefined) => /(?<!\d)\d{6}(?!\d)/.exec(mail!.text)![0]

/** All that the database keeps in its text, one string for each row of each table. */
async function everythingKept({ db }: World) {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row))
}
const holding = (rows: string[], text: string) =>
  rows.filter((row) => new RegExp(`(?<![0-9a-zA-Z.-])${text}(?![0-9a-zA-Z-])`).test(row))

/** A post whose `send` fails as often as told, with the world's clock. */
function failingPost(w: World, times: number) {
  const sent: Message[] = []
  let tries = 0
  const send = async (mail: Message) => {
    if (tries++ < times) throw new Error('550 mailbox away')
    sent.push(mail)
  }
  return {
    sent,
    tries: () => tries,
    run: () => sendDue({ db: w.db, env: w.env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, send }),
  }
}

async function booked(w: World, options: Parameters<World['devotee']>[0] = {}) {
  const devotee = await w.devotee(options)
  await devotee.addPooja({ eventId: (await makePooja(w.db)).id })
  const [booking] = await devotee.book('426812345678')
  return { devotee, booking: booking! }
}

test('CONTRACT user/sendOtp: the mail holds one code of six digits, the same in its text and its HTML', async () => {
  const w = await world()
  await registered(w)
  await sendOtp(w)
  const [mail] = await otpsIn(w)
  expect(mail).toMatchObject({ to: kamala.email, subject: 'Your OTP for a new password' })
  expect(mail!.text.match(/(?<!\d)\d{6}(?!\d)/g)).toHaveLength(1)
  expect(mail!.html).toContain(codeIn(mail))
  expect(mail!.subject).not.toContain(codeIn(mail))
})

test('CONTRACT user/sendOtp: codes differ from one another and keep their leading zeros', async () => {
  const w = await world()
  await registered(w)
  for (let ask = 0; ask < 30; ask++) await sendOtp(w)
  const codes = (await otpsIn(w)).map(codeIn)
  expect(new Set(codes).size).toBeGreaterThanOrEqual(codes.length - 1)
  expect(codes.every((code) => code.length === 6)).toBe(true)
})

test('CONTRACT user/sendOtp: no column of any table ever holds the code itself, before the mail is sent and after', async () => {
  const w = await world()
  await registered(w)
  await sendOtp(w)
  const before = await everythingKept(w)
  const code = codeIn((await otpsIn(w))[0])
  expect(holding(before, code)).toEqual([])
  expect(holding(await everythingKept(w), code)).toEqual([])
  // The search itself works: it finds what is kept.
  expect(holding(before, 'Kamala Devi')).not.toEqual([])
})

test('CONTRACT token: no column of any table holds a token or a password', async () => {
  const w = await world()
  const { token } = await registered(w)
  const kept = (await everythingKept(w)).join('\n')
  for (const secret of [token!, kamala.password]) {
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(secret).toString('base64').replaceAll('=', ''))
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test.each(['en', 'hi'] as const)(
  'MAIL who registers is welcomed once, in their language, by name: %s',
  async (language) => {
    const w = await world()
    await registered(w, {}, language)
    const subject = m.email_welcome_subject({}, { locale: language })
    expect(await w.sendMails()).toMatchObject([{ to: kamala.email, subject, replyTo: w.env.CARE_EMAIL }])
    const [mail] = await w.sendMails()
    expect(mail!.text).toContain(kamala.name)
    expect(mail!.html).toContain(`lang="${language}"`)
  },
)

test('MAIL a registration that is refused welcomes nobody', async () => {
  const w = await world()
  await registered(w)
  for (const over of [{}, { email: kamala.email.toUpperCase() }, { email: 'b@example.com', password: 'password1' }])
    expect((await w.visitor().send('POST', '/user/register', { ...kamala, ...over })).status).toBeGreaterThanOrEqual(
      400,
    )
  expect(await w.sendMails()).toHaveLength(1)
})

test('CONTRACT bookings/add: one mail says what was booked, and where to see it', async () => {
  const w = await world()
  const { devotee } = await booked(w)
  const mails = await w.sendMails()
  expect(mails.map((mail) => mail.to)).toEqual([devotee.user.email])
  const [payment] = await devotee.payments()
  for (const said of [payment!.reference, '426812345678', '1,100.00', 'http://tirtha.test/user/bookings'])
    expect([mails[0]!.text.includes(said), mails[0]!.html.includes(said)], said).toEqual([true, true])
})

test('CONTRACT bookings/add: several bookings of one payment make one mail', async () => {
  const w = await world()
  const devotee = await w.devotee()
  for (let entry = 0; entry < 3; entry++) await devotee.addPooja()
  await devotee.book('426812345678')
  expect(await w.sendMails()).toHaveLength(1)
})

test('MAIL a verification tells what is left to pay on arrival, and leads to the page of the booking', async () => {
  const w = await world()
  const devotee = await w.devotee()
  await devotee.addPackage({ headCount: 4 })
  const [booking] = await devotee.book('426812345678')
  await (await w.admin()).verify(booking!.id)
  const verified = (await w.sendMails()).at(-1)!
  for (const said of ['₹5,000.00', '₹2,080.00', `http://tirtha.test/user/bookings/${booking!.id}`])
    expect([verified.text.includes(said), verified.html.includes(said)], said).toEqual([true, true])
})

test('CONTRACT bookings/verification: setting it to No sends no mail', async () => {
  const w = await world()
  const { booking } = await booked(w)
  const admin = await w.admin()
  await admin.verify(booking.id, false)
  expect(await w.sendMails()).toHaveLength(1)
  await admin.verify(booking.id, true)
  await admin.verify(booking.id, false)
  expect((await w.sendMails()).map((mail) => mail.subject).slice(1)).toEqual(['Your payment is verified'])
})

test('§1 mails come in the language of the person', async () => {
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

test('CONTRACT text: a name with markup is shown escaped in HTML and makes no further header line', async () => {
  const w = await world()
  await booked(w, { name: '<img src=x onerror=alert(1)> & "Co"\r\nBcc: all@example.com' })
  const [mail] = await w.sendMails()
  expect(mail!.html).toContain('&lt;img src=x')
  expect(mail!.html).not.toContain('<img src=x')
  expect(mail!.subject + mail!.to + mail!.from).not.toMatch(/[\r\n]/)
})

test('CONTRACT outbox: a mail that fails is not tried again at once, but later, and then sent once', async () => {
  const w = await world()
  await booked(w)
  const post = failingPost(w, 2)
  await post.run()
  await post.run()
  expect([post.tries(), post.sent.length]).toEqual([1, 0])
  for (let day = 0; day < 4; day++) {
    w.clock.pass({ days: 1 })
    await post.run()
  }
  expect([post.tries(), post.sent.length]).toEqual([3, 1])
})

test('CONTRACT outbox: each pause is longer than the one before, up to a longest', async () => {
  const w = await world()
  await booked(w)
  const post = failingPost(w, 7)
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 7; attempt++) {
    await post.run()
    expect(post.tries()).toBe(attempt)
    const { due_at } = await w.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()
    const pause = due_at.getTime() - w.clock.now().getTime()
    pauses.push(pause)
    w.clock.pass({ seconds: pause / 1000 - 1 })
    await post.run()
    expect(post.tries()).toBe(attempt)
    w.clock.pass({ seconds: 1 })
  }
  expect(pauses.every((pause, index) => index === 0 || pause >= pauses[index - 1]!)).toBe(true)
  expect(pauses[1]!).toBeGreaterThan(pauses[0]!)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(DAY_MS)
  await post.run()
  expect(post.sent).toHaveLength(1)
})

test('CONTRACT outbox: one mail that cannot be sent does not hold up the others', async () => {
  const w = await world()
  await booked(w, { email: 'away@example.com' })
  const devotee = await w.devotee()
  await devotee.addPooja()
  await devotee.book('AXIS12345678')
  const post = failingPost(w, 1)
  await post.run()
  expect(post.sent.map((mail) => mail.to)).toEqual([devotee.user.email])
})

test('CONTRACT outbox: two workers at once send a mail once', async () => {
  const w = await world()
  await booked(w)
  const [one, other] = [failingPost(w, 0), failingPost(w, 0)]
  await Promise.all([one.run(), other.run()])
  expect(one.sent.length + other.sent.length).toBe(1)
})

test('CONTRACT outbox: every try of one mail bears the same id, and two mails bear two', async () => {
  const w = await world()
  const { booking } = await booked(w)
  await (await w.admin()).verify(booking.id)
  const seen: string[] = []
  const send = async ({ id }: Message) => {
    seen.push(id)
    if (seen.length <= 2) throw new Error('down')
  }
  for (let day = 0; day < 3; day++) {
    await sendDue({ db: w.db, env: w.env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, send })
    w.clock.pass({ days: 1 })
  }
  expect(seen).toHaveLength(4)
  expect(new Set(seen).size).toBe(2)
})
