import { formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Template } from '../data.ts'
import { amountRows, greet } from './rows.ts'

/** Sent once, hours after a payment was begun without a UTR: the money may be on its way, and nobody knows who sent it. */
export const paymentBegun: Template<'payment_begun'> = (content, { language: locale, publicUrl, care }) => {
  const what = locale === 'hi' ? content.whatHindi || content.what : content.what
  const amount = formatRupees(content.amount, locale)
  return {
    subject: m.email_begun_subject({ amount, name: what }, { locale }),
    preheader: m.email_begun_preheader({}, { locale }),
    greeting: greet(content.name, locale),
    paragraphs: [m.email_begun_text({ amount }, { locale }), m.email_begun_not_paid({}, { locale })],
    rows: [
      ...amountRows([[m.checkout_amount({}, { locale }), content.amount]], locale),
      [m.common_payment_code({}, { locale }), content.reference],
    ],
    link: { text: m.payment_begun_enter({}, { locale }), url: `${publicUrl}/user/checkout` },
    after: [m.email_begun_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
