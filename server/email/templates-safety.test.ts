import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { asPreview } from '../../test/email-preview.ts'
import { recipient, type Sample } from '../../test/email-samples.ts'
import { sampleEmails, sampleOf, shownIn } from '../../test/email-texts.ts'
import { matchIn, present } from '../../test/present.ts'

/** The email as a mail program receives it. */
async function received(sample: Sample, language: Language, name: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { id: _id, attachments: _none, ...message } = asPreview(sample, language, { name, attachments: [] })
  const { message: bytes } = await transport.sendMail(message)
  return PostalMime.parse(bytes as Buffer)
}

test.each(sampleEmails.filter(({ sample }) => sample.kind !== 'one_time_code'))(
  'EMAIL $label: markup, line ends and direction marks in a name stay text',
  async ({ sample, language }) => {
    const name = '<b>Kamala</b> & "Co" <img src=x>\r\n\r\nBcc: all@example.com\u2028\u202Enhoj'
    const mail = await received(sample, language, name)
    const shown = '<b>Kamala</b> & "Co" <img src=x> Bcc: all@example. com nhoj'
    expect(mail.text).toContain(shown)
    expect(shownIn(present(mail.html)).some((line) => line.includes('<b>Kamala</b> & "Co" <img src=x> Bcc:'))).toBe(
      true,
    )
    expect(mail.html).not.toMatch(/<b>|<img/)
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.to).toMatchObject([{ address: recipient.email }])
    expect(
      present(mail.text)
        .split('\n')
        .filter((line) => line.startsWith('Bcc')),
    ).toEqual([])
  },
)

test('EMAIL names of packages and cities do not break a header', async () => {
  const sample = sampleOf('thanks') as Extract<Sample, { kind: 'thanks' }>
  const subject = { name: 'A', nameHindi: '', city: 'Kashi\r\nBcc: all@example.com', cityHindi: '' }
  const content = { line: { ...sample.content.line, subject } }
  const mail = await received({ ...sample, content }, 'hi', 'Kamala')
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  // Without a Hindi name, a place keeps its English one.
  expect(mail.subject).toBe('Kashi Bcc: all@example.com आने के लिए धन्यवाद')
})

test.each([
  ['Visit https://evil.example/win now', /https?:\/\/|evil\.example/],
  ['www.evil.com', /www\.\S|evil\.com/],
])('EMAIL the name “%s” contains nothing that a mail program links', (name, address) => {
  const { text, html } = asPreview(sampleOf('welcome'), 'en', { name })
  const words = `${text.split('\n')[0]} ${shownIn(html).find((line) => line.startsWith('Namaste'))}`
  expect(words).not.toMatch(address)
})

test.each(['A.P.J. Kalam', 'Smt. Kamala Devi', 'श्रीमती कमला देवी', 'O’Brien', 'Kamala 2'])(
  'EMAIL the greeting has the name “%s” as it is written',
  (name) => {
    expect(asPreview(sampleOf('welcome'), 'en', { name }).text).toContain(`Namaste ${name},`)
  },
)

test('EMAIL the greeting without a name has no gap', () => {
  expect(asPreview(sampleOf('welcome'), 'en', { name: '\u202E\n' }).text.startsWith('Namaste,\n')).toBe(true)
  expect(asPreview(sampleOf('welcome'), 'hi', { name: '' }).text.startsWith('नमस्ते।\n')).toBe(true)
})

test.each(sampleEmails)(
  'EMAIL $label: it fetches nothing, has no script and is short enough for mail programs',
  ({ sample, language }) => {
    const { html } = asPreview(sample, language)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|video)\b|url\(|@import|\bsrc=|\bon\w+=/i)
    // Gmail cuts emails at 102 KB, and drops a style of over 8,192 characters.
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
    expect(matchIn(html, /<style>([\s\S]*?)<\/style>/).length).toBeLessThan(8192)
  },
)

test('EMAIL every colour of an email is a colour of the pages, in light and dark', () => {
  const css = readFileSync(new URL('../../web/styles/colors.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block]) => block)
  const tokens = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, present(value).toUpperCase()]),
    )
  const { html } = asPreview(sampleOf('booking-verified'), 'en')
  const style = matchIn(html, /<style>([\s\S]*?)<\/style>/)
  for (const [, name, value] of style.matchAll(/\.t-([\w-]+)\{color:(#\w{6})/g))
    expect([name, value]).toEqual([name, tokens(night)[present(name)]])
  for (const [, name, value] of html.matchAll(/class="[^"]*\bt-([\w-]+)[^"]*" style="color:(#\w{6})/g))
    expect([name, value]).toEqual([name, tokens(day)[present(name)]])
  const inline = [...html.replace(style, '').matchAll(/#[0-9A-F]{6}\b/gi)].map(([value]) => value)
  expect(inline.length).toBeGreaterThan(20)
  expect(inline.filter((value) => !Object.values(tokens(day)).includes(value))).toEqual([])
})
