import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { asPreview, care, publicUrl } from '../../test/email-preview.ts'
import { recipient, type Sample, samplesIn } from '../../test/email-samples.ts'
import type { EmailData } from './data.ts'

/** Every letter of the preview in both languages, named for a table of tests. */
const letters = languages.flatMap((language) =>
  samplesIn(language).map((sample) => ({ label: `${sample.name}, ${language}`, sample, language })),
)
const sampleOf = (name: string, language: Language = 'en') =>
  samplesIn(language).find((sample) => sample.name === name) as Sample

const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: 'amp') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name])

/** The words that a reader sees, without head and preheader. */
const shownIn = (html: string) =>
  decode(
    html
      .slice(html.indexOf('<body'))
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
      .replace(/<\/?(?:a|strong|span)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => decode(url))

test('MAIL every kind of letter stands in the preview', () => {
  const kinds = {
    one_time_code: true,
    welcome: true,
    booking_received: true,
    booking_verified: true,
    payment_rejected: true,
    payment_verified: true,
    balance_reminder: true,
    booking_changed: true,
    booking_cancelled: true,
    refund_sent: true,
    thanks: true,
  } satisfies Record<keyof EmailData, true>
  expect(new Set(samplesIn('en').map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
})

test.each(letters)('MAIL $label: subject, greeting and language are those of its reader', ({ sample, language }) => {
  const { subject, text, html } = asPreview(sample, language)
  const greeting =
    sample.kind === 'one_time_code'
      ? m.email_greeting_plain({}, { locale: language })
      : m.email_greeting({ name: recipient.name[language] }, { locale: language })
  expect(text.startsWith(`${greeting}\n\n`)).toBe(true)
  expect(shownIn(html)).toContain(greeting)
  expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}" dir="ltr">`))
  expect(html).toContain(`<title>${subject}</title>`)
  // Not a word of the other language, but what is said in Latin letters in Hindi too.
  if (language === 'en') expect(subject + text + html).not.toMatch(/[\u0900-\u097F]/)
  else
    for (const part of [subject, ...text.replace('OTP: 048216\n\n', '').split('\n\n')])
      expect(part).toMatch(/[\u0900-\u097F]/)
  expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
})

test.each(letters)('MAIL $label: its text says all that its HTML says', ({ sample, language }) => {
  const { text, html, subject } = asPreview(sample, language)
  const said = text.replace(/\s+/g, ' ')
  // The name of the house, the mark above the heading and a heading that is the subject are the HTML's own.
  const [brand, ...shown] = shownIn(html)
  expect(brand).toBe(m.common_brand({}, { locale: language }))
  const heading = shown.findIndex((line) => html.includes(`>\n${line}\n</h1>`))
  expect(heading).toBeLessThanOrEqual(1)
  const rest = shown.slice(heading).filter((line) => line !== subject)
  expect(rest.filter((line) => !said.includes(line))).toEqual([])
  for (const link of linksIn(html)) {
    if (link.startsWith('tel:')) expect(text.replaceAll(' ', '')).toContain(link.slice(4))
    else expect(text).toContain(link.replace('mailto:', ''))
  }
  expect(text).toContain(care.phone)
})

/** What sounds as if all were settled. Saying that it is not settled yet is honest. */
const confirmation = {
  en: /confirm|guarante|secured|(?<!not )\bverified|all set|your (?:place|seat|room) is/i,
  hi: /पुष्टि(?! बाकी है)|पुष्ट(?!ि)|पक्क|कन्फ़र्म|निश्चित|तय हो|सुनिश्चित|गारंटी/,
} satisfies Record<Language, RegExp>

test.each(letters.filter(({ sample }) => !['booking_verified', 'payment_verified'].includes(sample.kind)))(
  'MAIL $label: nothing is called verified before its money is',
  ({ sample, language }) => {
    const { subject, text, html } = asPreview(sample, language)
    for (const part of [subject, text, html]) expect(part).not.toMatch(confirmation[language])
  },
)

test.each(languages)('MAIL the list of such words finds them where they are true, in %s', (language) => {
  for (const name of ['booking-verified', 'payment-verified'])
    expect(asPreview(sampleOf(name, language), language).subject).toMatch(confirmation[language])
})

test.each([
  ['booking-received', ['₹10,502.00', '₹5,000.00', '₹5,502.00', '426812345678', 'TRDEMO7K2M'], '/user/bookings'],
  [
    'booking-verified',
    ['₹5,000.00', '₹5,502.00', '426812345678'],
    '/user/bookings/019abcde-0000-7000-8000-00000000b001',
  ],
  ['payment-rejected-not-found', ['₹5,000.00', '426812345678'], '/user/payments/019abcde-0000-7000-8000-00000000a001'],
  ['payment-verified', ['₹5,502.00', '426812345678'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['balance-reminder', ['₹5,502.00', 'TRDEMO7K2M'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['booking-changed', ['TRDEMO7K2M'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['booking-cancelled-by-devotee', ['₹4,500.00', '₹500.00', 'RFDEMO0001', 'TRDEMO7K2M'], '/user/bookings'],
  ['refund-sent', ['₹4,500.00', 'RFDEMO0001', '426898765432', 'TRDEMO7K2M'], '/user/bookings'],
  ['welcome', [], '/landing'],
  ['thanks', [], '/feedback'],
])('MAIL %s: amounts, numbers and the way on stand in it, in both languages', (name, said, path) => {
  for (const language of languages) {
    const { text, html } = asPreview(sampleOf(name, language), language)
    for (const what of said) expect([text.includes(what), html.includes(what)], what).toEqual([true, true])
    expect(linksIn(html).filter((link) => link.startsWith('http'))).toEqual([`${publicUrl}${path}`])
  }
})

test.each(languages)('MAIL a changed booking shows both days, in %s', (language) => {
  const sample = sampleOf('booking-changed', language)
  const { text } = asPreview(sample, language)
  expect(text).toContain(formatDay('2026-12-09', language))
  expect(text).toContain(formatDay('2026-12-02', language))
  const sameDay = { ...sample, content: { ...sample.content, dateBefore: '2026-12-09' } } as Sample
  expect(asPreview(sameDay, language).text).not.toContain(m.email_changed_date_before({}, { locale: language }))
})

test.each(languages)(
  'MAIL a payment that was not matched: each reason has its own words, and all say what to do, in %s',
  (language) => {
    const texts = ['not-found', 'amount-differs', 'already-used', 'other'].map(
      (reason) => asPreview(sampleOf(`payment-rejected-${reason}`, language), language).text,
    )
    const reasons = texts.map((text) => text.split('\n\n')[2])
    expect(new Set(reasons).size).toBe(4)
    for (const text of texts) {
      expect(text).toContain(m.email_rejected_not_lost({}, { locale: language }))
      expect(text).toContain(m.email_rejected_call({ phone: care.phone }, { locale: language }))
    }
    expect(texts[3]).toContain(language === 'hi' ? 'यह नंबर किसी रिचार्ज का है।' : 'The number belongs to a recharge.')
  },
)

test.each(languages)('MAIL a cancelled booking: what comes back, or why nothing does, in %s', (language) => {
  const textOf = (name: string) => asPreview(sampleOf(`booking-cancelled-${name}`, language), language).text
  const say = (message: (inputs: object, options: { locale: Language }) => string) => message({}, { locale: language })
  const refund = formatRupees(450_000 as Paise, language)
  expect(textOf('by-devotee')).toContain(m.email_cancelled_refund_text({ refund }, { locale: language }))
  expect(textOf('by-devotee')).toContain(say(m.email_cancelled_by_devotee))
  expect(textOf('by-operator')).toContain(say(m.email_cancelled_by_operator))
  expect(textOf('by-operator')).not.toContain(say(m.email_cancelled_kept))
  expect(textOf('nothing-back')).toContain(say(m.email_cancelled_nothing_back))
  expect(textOf('unpaid')).toContain(m.email_cancelled_nothing_paid({ phone: care.phone }, { locale: language }))
  for (const name of ['nothing-back', 'unpaid']) expect(textOf(name)).not.toContain(say(m.email_cancelled_refund))
})

test.each(['booking-verified', 'booking-changed', 'payment-verified'])(
  'MAIL %s speaks of papers only when they are attached',
  (name) => {
    const [paper] = sampleOf('booking-verified').attachments!
    for (const [language, word] of [
      ['en', /papers/],
      ['hi', /कागज़/],
    ] as const) {
      const sample = sampleOf(name, language)
      expect(asPreview(sample, language, { attachments: [paper!] }).text).toMatch(word)
      expect(asPreview(sample, language, { attachments: [] }).text).not.toMatch(word)
    }
  },
)

test('MAIL a letter that an earlier version queued, without balance and booking, says what it knows', () => {
  const {
    balance: _balance,
    bookingId: _id,
    ...content
  } = sampleOf('booking-verified').content as EmailData['booking_verified']
  const { text, html } = asPreview({ name: 'old', kind: 'booking_verified', content: content as never }, 'en')
  expect(text).toContain(`${publicUrl}/user/bookings\n`)
  expect(text + html).not.toMatch(/undefined|NaN|To pay on arrival/)
})

/** As it comes out at the other end. */
async function received(sample: Sample, language: Language, name: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { id: _id, attachments: _none, ...message } = asPreview(sample, language, { name, attachments: [] })
  const { message: bytes } = await transport.sendMail(message)
  return PostalMime.parse(bytes as Buffer)
}

test.each(letters.filter(({ sample }) => sample.kind !== 'one_time_code'))(
  'MAIL $label: markup, line ends and turned writing in a name stay a name',
  async ({ sample, language }) => {
    const name = '<b>Kamala</b> & "Co" <img src=x>\r\n\r\nBcc: all@example.com\u2028\u202Enhoj'
    const mail = await received(sample, language, name)
    const shown = '<b>Kamala</b> & "Co" <img src=x> Bcc: all@example. com nhoj'
    expect(mail.text).toContain(shown)
    expect(shownIn(mail.html!).some((line) => line.includes('<b>Kamala</b> & "Co" <img src=x> Bcc:'))).toBe(true)
    expect(mail.html).not.toMatch(/<b>|<img/)
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.to).toMatchObject([{ address: recipient.email }])
    expect(mail.text!.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([])
  },
)

test('MAIL names of packages and cities cannot break a header either', async () => {
  const sample = sampleOf('thanks') as Extract<Sample, { kind: 'thanks' }>
  const subject = { name: 'A', nameHindi: '', city: 'Kashi\r\nBcc: all@example.com', cityHindi: '' }
  const content = { line: { ...sample.content.line, subject } }
  const mail = await received({ ...sample, content }, 'hi', 'Kamala')
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  // Without its Hindi name a place keeps its own.
  expect(mail.subject).toBe('Kashi Bcc: all@example.com आने के लिए धन्यवाद')
})

test.each([
  ['Visit https://evil.example/win now', /https?:\/\/|evil\.example/],
  ['www.evil.com', /www\.\S|evil\.com/],
])('MAIL the name “%s” makes no address that a mail program would link', (name, address) => {
  const { text, html } = asPreview(sampleOf('welcome'), 'en', { name })
  const words = `${text.split('\n')[0]} ${shownIn(html).find((line) => line.startsWith('Namaste'))}`
  expect(words).not.toMatch(address)
})

test.each(['A.P.J. Kalam', 'Smt. Kamala Devi', 'श्रीमती कमला देवी', 'O’Brien', 'Kamala 2'])(
  'MAIL the name “%s” is greeted as it is written',
  (name) => {
    expect(asPreview(sampleOf('welcome'), 'en', { name }).text).toContain(`Namaste ${name},`)
  },
)

test('MAIL without a name the greeting has no gap', () => {
  expect(asPreview(sampleOf('welcome'), 'en', { name: '\u202E\n' }).text.startsWith('Namaste,\n')).toBe(true)
  expect(asPreview(sampleOf('welcome'), 'hi', { name: '' }).text.startsWith('नमस्ते।\n')).toBe(true)
})

test.each(letters)(
  'MAIL $label: nothing is fetched, no script runs, and no mail program cuts it off',
  ({ sample, language }) => {
    const { html } = asPreview(sample, language)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|video)\b|url\(|@import|\bsrc=|\bon\w+=/i)
    // Gmail cuts at 102 KB, and leaves out a style of over 8,192 characters.
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
    expect(/<style>([\s\S]*?)<\/style>/.exec(html)![1]!.length).toBeLessThan(8192)
  },
)

test('MAIL every colour of a letter is one of the page’s own, by day and by night', () => {
  const css = readFileSync(new URL('../../web/app.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block]) => block)
  const tokens = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value!.toUpperCase()]),
    )
  const { html } = asPreview(sampleOf('booking-verified'), 'en')
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!
  for (const [, name, value] of style.matchAll(/\.t-([\w-]+)\{color:(#\w{6})/g))
    expect([name, value]).toEqual([name, tokens(night)[name!]])
  for (const [, name, value] of html.matchAll(/class="[^"]*\bt-([\w-]+)[^"]*" style="color:(#\w{6})/g))
    expect([name, value]).toEqual([name, tokens(day)[name!]])
  const inline = [...html.replace(style, '').matchAll(/#[0-9A-F]{6}\b/gi)].map(([value]) => value)
  expect(inline.length).toBeGreaterThan(20)
  expect(inline.filter((value) => !Object.values(tokens(day)).includes(value))).toEqual([])
})
