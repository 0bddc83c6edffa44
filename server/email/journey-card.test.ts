import { expect, test } from 'vitest'
import { formatDay, formatWeekday } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { daysText } from '../../messages/days.ts'
import { asPreview } from '../../test/email-preview.ts'
import { sampleOf, shownIn } from '../../test/email-texts.ts'
import { present } from '../../test/present.ts'

const journeyMails = [
  'booking-received',
  'booking-verified',
  'payment-verified',
  'balance-reminder',
  'driver-named',
  'booking-changed',
]
test.each(journeyMails)('EMAIL %s: its card has the first stop, and what is paid now beside what is due', (name) => {
  for (const language of languages) {
    const locale = { locale: language }
    const { text, html } = asPreview(sampleOf(name, language), language)
    const stop = language === 'hi' ? 'सुबह 5:30 बजे' : '5:30 am, Meeting place'
    const now =
      name === 'booking-received' || name === 'booking-changed' ? m.booking_money_unverified : m.document_now_received
    const day = `${formatWeekday('2026-12-09', language)}, ${formatDay('2026-12-09', language)}`
    const shown = shownIn(html)
    for (const said of [m.email_first_stop({}, locale), day])
      expect([text.includes(said), shown.includes(said)], said).toEqual([true, true])
    expect([text.includes(stop), html.includes(stop)]).toEqual([true, true])
    const amounts = [now({}, locale), m.common_due_later({}, locale)].map((label) => [shown.indexOf(label), label])
    for (const [index, label] of amounts) {
      expect(index, String(label)).toBeGreaterThan(0)
      expect(text).toContain(`${label}: ${shown[Number(index) + 1]}`)
    }
  }
})

test.each(['booking-cancelled-by-devotee', 'refund-sent', 'thanks'])('EMAIL %s: its card asks for no money', (name) => {
  for (const language of languages) {
    const { text } = asPreview(sampleOf(name, language), language)
    for (const label of [m.common_due_later, m.document_now_received, m.email_first_stop])
      expect(text).not.toContain(label({}, { locale: language }))
  }
})

test('EMAIL hostile texts in the first stop stay text in its line', () => {
  const sample = sampleOf('booking-verified')
  if (sample.kind !== 'booking_verified') throw new Error('another sample')
  const place = '<b>Ghat</b>\r\n\r\nBcc: all@example.com\u202E\u0000'
  const note = 'W'.repeat(400)
  const firstStop = { time: '05:30', place, placeHindi: '', note, noteHindi: '' }
  const [part] = sample.content.parts
  const parts = [{ ...present(part), line: { ...present(part).line, firstStop } }]
  for (const language of languages) {
    const { text, html } = asPreview({ ...sample, content: { ...sample.content, parts } }, language)
    expect(text).toMatch(/: .*5:30.*, <b>Ghat<\/b> Bcc: all@example\.com\n/)
    for (const sign of ['<b>', '\u0000', '\u202E']) expect(html).not.toContain(sign)
    expect(shownIn(html)).toContain(note)
  }
})

test.each(languages)('EMAIL a journey of several days has its first and its last day, in %s', (language) => {
  const sample = sampleOf('booking-verified', language)
  if (sample.kind !== 'booking_verified') throw new Error('another sample')
  const [part] = sample.content.parts
  const parts = [{ ...present(part), line: { ...present(part).line, dateEnd: '2026-12-11' as const } }]
  const { text, html } = asPreview({ ...sample, content: { ...sample.content, parts } }, language)
  for (const form of [text, html]) expect(form).toContain(daysText('2026-12-09', '2026-12-11', language))
})
