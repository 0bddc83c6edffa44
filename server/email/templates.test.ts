import { expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { amountDiffersText, bookingStatusText, paymentStatusText } from '../../messages/status.ts'
import { asPreview, care, publicUrl } from '../../test/email-preview.ts'
import { recipient, type Sample, samplesIn } from '../../test/email-samples.ts'
import type { EmailData } from './data.ts'
import { decode, sampleEmails, sampleOf, shownIn } from '../../test/email-texts.ts'
import { firstOf, present } from '../../test/present.ts'

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => decode(url))

/** Words that sound as if everything were settled. A text that says it is not settled yet is honest. */
const confirmation = {
  en: /confirm|received your (?:balance )?payment|guarante|secured|(?<!not )\bverified|all set|your (?:place|seat|room) is/i,
  hi: /पुष्टि(?! बाकी है)|पुष्ट(?!ि)|पक्क|कन्फ़र्म|निश्चित|तय हो|सुनिश्चित|गारंटी|(?<!यह )भुगतान(?: \S+)? हमें मिल गया है/,
} satisfies Record<Language, RegExp>

test('EMAIL every kind of email has a sample in the preview', () => {
  const kinds = {
    one_time_code: true,
    welcome: true,
    booking_received: true,
    booking_verified: true,
    payment_rejected: true,
    payment_verified: true,
    verification_revoked: true,
    amount_corrected: true,
    refund_changed: true,
    balance_reminder: true,
    driver_named: true,
    day_sheet: true,
    inquiry_received: true,
    group_offer: true,
    booking_changed: true,
    booking_allowed: true,
    booking_cancelled: true,
    no_place: true,
    place_held: true,
    place_given: true,
    phone_booking: true,
    refund_sent: true,
    thanks: true,
    payment_begun: true,
    desk_summary: true,
    payments_late: true,
    test_email: true,
    staff_invitation: true,
    second_step_set_up: true,
    second_step_removed: true,
    new_owner: true,
  } satisfies Record<keyof EmailData, true>
  expect(new Set(samplesIn('en').map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
})

test.each(sampleEmails)(
  'EMAIL $label: subject and greeting are in the language of the reader',
  ({ sample, language }) => {
    const { subject, text, html } = asPreview(sample, language)
    const greeting =
      sample.kind === 'one_time_code'
        ? m.email_greeting_plain({}, { locale: language })
        : m.email_greeting({ name: recipient.name[language] }, { locale: language })
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true)
    expect(shownIn(html)).toContain(greeting)
    expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}" dir="ltr">`))
    expect(html).toContain(`<title>${subject}</title>`)
    // Only words that are in Latin letters in Hindi, too, may be in the other language.
    if (language === 'en') expect(subject + text + html).not.toMatch(/[\u0900-\u097F]/)
    else
      for (const part of [subject, ...text.replace('OTP: 048216\n\n', '').split('\n\n')])
        expect(part).toMatch(/[\u0900-\u097F]/)
    expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
  },
)

test.each(sampleEmails)('EMAIL $label: the plain text has all that the HTML says', ({ sample, language }) => {
  const { text, html, subject } = asPreview(sample, language)
  const said = text.replace(/\s+/g, ' ')
  // Only the HTML has the name of the site, the mark above the heading and a heading that repeats the subject.
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

test.each(
  sampleEmails.filter(
    ({ sample }) => !['booking_verified', 'payment_verified', 'amount_corrected'].includes(sample.kind),
  ),
)('EMAIL $label: it calls nothing verified before its money is verified', ({ sample, language }) => {
  const { subject, text, html } = asPreview(sample, language)
  for (const part of [subject, text, html]) expect(part).not.toMatch(confirmation[language])
})

test.each(languages)('EMAIL the list of words for verified finds them in an email that says so, in %s', (language) => {
  for (const name of ['booking-verified', 'payment-verified'])
    expect(asPreview(sampleOf(name, language), language).subject).toMatch(confirmation[language])
})

test.each([
  ['booking-received', ['₹10,502', '₹5,000', '₹5,502', '426812345678', 'TRDEMO7K2M'], '/user/bookings'],
  ['booking-verified', ['₹5,000', '₹5,502', '426812345678'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['payment-rejected-not-found', ['₹5,000', '426812345678'], '/user/payments/019abcde-0000-7000-8000-00000000a001'],
  ['payment-verified', ['₹5,502', '426812345678'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['balance-reminder', ['₹5,502', 'TRDEMO7K2M'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['booking-changed', ['TRDEMO7K2M'], '/user/bookings/019abcde-0000-7000-8000-00000000b001'],
  ['booking-cancelled-by-devotee', ['₹4,500', '₹500', 'RFDEMO0001', 'TRDEMO7K2M'], '/user/bookings'],
  ['refund-sent', ['₹4,500', 'RFDEMO0001', '426898765432', 'TRDEMO7K2M'], '/user/bookings'],
  ['welcome', [], '/landing'],
  ['thanks', [], '/feedback'],
  ['desk-summary', ['23', '₹4,500', '₹11,004', '2'], '/admin'],
  ['payments-late', ['426812345678', '₹5,000'], '/admin/payments'],
])('EMAIL %s: it has the amounts, the numbers and the next step, in both languages', (name, said, path) => {
  for (const language of languages) {
    const { text, html } = asPreview(sampleOf(name, language), language)
    for (const what of said) expect([text.includes(what), html.includes(what)], what).toEqual([true, true])
    expect(linksIn(html).filter((link) => link.startsWith('http'))).toEqual([`${publicUrl}${path}`])
  }
})

test.each([
  ['booking-received', bookingStatusText.CHECKING],
  ['booking-changed', bookingStatusText.CHECKING],
  ['booking-verified', bookingStatusText.VERIFIED],
  ['booking-cancelled-by-devotee', bookingStatusText.CANCELLED],
  ['payment-rejected-not-found', paymentStatusText.REJECTED],
  ['payment-rejected-amount-differs', amountDiffersText],
  ['payment-verified', paymentStatusText.VERIFIED],
] as const)(
  'STATUS the email %s shows the label that the pages show, in both forms and languages',
  (name, { label }) => {
    for (const language of languages) {
      const locale = { locale: language }
      const { text, html } = asPreview(sampleOf(name, language), language)
      expect(text).toContain(`${m.status_label({}, locale)}: ${label({}, locale)}\n`)
      expect(shownIn(html)[1]).toBe(label({}, locale))
    }
  },
)

test('EMAIL payments-late: a UTR does not break into two lines', () => {
  const { html } = asPreview(sampleOf('payments-late', 'hi'), 'hi')
  const cells = html.match(/<th[^>]*>\s*4268\d+\s*</g) ?? []
  expect(cells).toHaveLength(10)
  expect(cells.filter((cell) => !cell.includes('white-space:nowrap'))).toEqual([])
})

test.each(languages)('EMAIL a changed booking shows both days, in %s', (language) => {
  const sample = sampleOf('booking-changed', language)
  const { text } = asPreview(sample, language)
  expect(text).toContain(formatDay('2026-12-09', language))
  expect(text).toContain(formatDay('2026-12-02', language))
  const sameDay = { ...sample, content: { ...sample.content, dateBefore: '2026-12-09' } } as Sample
  expect(asPreview(sameDay, language).text).not.toContain(m.email_changed_date_before({}, { locale: language }))
})

test.each(languages)(
  'EMAIL a payment that was rejected: each reason has its own text and says what to do, in %s',
  (language) => {
    const texts = ['not-found', 'amount-differs', 'already-used', 'other'].map(
      (reason) => asPreview(sampleOf(`payment-rejected-${reason}`, language), language).text,
    )
    const reasons = texts.map((text) => text.split('\n\n')[2])
    expect(new Set(reasons).size).toBe(4)
    for (const text of texts) {
      expect(text).toContain(m.email_rejected_not_lost({}, { locale: language }))
    }
    const call = { phone: care.phone }
    const calls = [m.email_rejected_call, m.email_differs_call, m.email_rejected_call, m.email_rejected_call]
    for (const [index, say] of calls.entries()) expect(texts[index]).toContain(say(call, { locale: language }))
    expect(texts[1]).not.toContain(m.email_rejected_link({}, { locale: language }))
    expect(texts[1]).not.toContain(m.status_not_found({}, { locale: language }))
    expect(texts[3]).toContain(language === 'hi' ? 'यह नंबर किसी रिचार्ज का है।' : 'The number belongs to a recharge.')
  },
)

test.each(languages)(
  'EMAIL a cancelled booking: the email says what is refunded, or why nothing is, in %s',
  (language) => {
    const textOf = (name: string) => asPreview(sampleOf(`booking-cancelled-${name}`, language), language).text
    const say = (message: (inputs: object, options: { locale: Language }) => string) =>
      message({}, { locale: language })
    const refund = formatRupees(450_000 as Paise, language)
    expect(textOf('by-devotee')).toContain(m.email_cancelled_refund_text({ refund }, { locale: language }))
    expect(textOf('by-devotee')).toContain(m.booking_refund_where({ phone: care.phone }, { locale: language }))
    expect(textOf('nothing-back')).not.toContain(m.booking_refund_where({ phone: care.phone }, { locale: language }))
    expect(textOf('by-devotee')).toContain(say(m.email_cancelled_by_devotee))
    expect(textOf('by-operator')).toContain(say(m.email_cancelled_by_operator))
    expect(textOf('by-operator')).not.toContain(say(m.email_cancelled_kept))
    expect(textOf('nothing-back')).toContain(say(m.email_cancelled_nothing_back))
    expect(textOf('unpaid')).toContain(m.booking_nothing_paid({ phone: care.phone }, { locale: language }))
    for (const name of ['nothing-back', 'unpaid']) expect(textOf(name)).not.toContain(say(m.email_cancelled_refund))
  },
)

test.each(['booking-verified', 'booking-changed', 'payment-verified'])(
  'EMAIL %s mentions documents only if they are attached',
  (name) => {
    const paper = firstOf(present(sampleOf('booking-verified').attachments))
    const mention = name === 'booking-changed' ? m.email_changed_documents : m.email_documents
    for (const language of languages) {
      const sample = sampleOf(name, language)
      const words = mention({}, { locale: language })
      expect(asPreview(sample, language, { attachments: [paper] }).text).toContain(words)
      expect(asPreview(sample, language, { attachments: [] }).text).not.toContain(words)
    }
  },
)

test('EMAIL an email that an earlier version queued, without balance and booking, is complete', () => {
  const { parts, ...content } = sampleOf('booking-verified').content as EmailData['booking_verified']
  const { money: _money, firstStop: _stop, ...line } = firstOf(parts).line
  const old = { ...content, amountPaid: content.amount, line } as never
  const { text, html } = asPreview({ name: 'old', kind: 'booking_verified', content: old }, 'en')
  expect(text).toContain(`${publicUrl}/user/bookings\n`)
  expect(text + html).not.toMatch(/undefined|NaN|To pay on arrival/)
})
