import { dayOf } from '../../../domain/calendar-day.ts'
import { formatDay, formatMoment, formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailRow } from '../content.ts'
import type { Template } from '../data.ts'
import { greet } from './rows.ts'

/** The most payments that one warning lists. */
const MOST_ROWS = 10

/** To the operator in the morning: the waiting work. Only numbers other than zero are shown. */
export const deskSummary: Template<'desk_summary'> = (content, { language: locale, publicUrl }) => {
  const { name, at, oldestCheckedBy, counts, refundAmount, balanceAmount } = content
  const rows = (
    [
      [m.desk_payments, counts.payments],
      [m.desk_corrected, counts.corrected],
      [m.desk_refunds, counts.refunds, refundAmount],
      [m.desk_arrivals, counts.arrivals],
      [m.desk_poojas, counts.poojas],
      [m.desk_balances, counts.balances, balanceAmount],
    ] as const
  ).flatMap(([label, count, amount]): EmailRow[] => {
    const sum = amount === undefined ? '' : ` (${formatRupees(amount, locale)})`
    return count > 0 ? [[label({}, { locale }), `${count}${sum}`]] : []
  })
  const oldest: EmailRow[] = oldestCheckedBy
    ? [[m.email_desk_oldest({}, { locale }), formatMoment(oldestCheckedBy, locale)]]
    : []
  return {
    subject: m.email_desk_subject({ date: formatDay(dayOf(Date.parse(at)), locale) }, { locale }),
    preheader: rows.map((row) => row.join(': ')).join(', '),
    greeting: greet(name, locale),
    paragraphs: [m.email_desk_text({}, { locale })],
    rows: [...rows, ...oldest],
    link: { text: m.email_desk_link({}, { locale }), url: `${publicUrl}/admin` },
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

/** To the operator before the promised 24 hours of payments are over; the first payment is the oldest. */
export const paymentsLate: Template<'payments_late'> = ({ name, payments }, { language: locale, publicUrl }) => {
  const [oldest] = payments
  const more = payments.length - MOST_ROWS
  return {
    subject: m.email_late_subject({ moment: formatMoment(oldest?.checkedBy ?? '', locale) }, { locale }),
    preheader: m.email_late_text({}, { locale }),
    greeting: greet(name, locale),
    paragraphs: [m.email_late_text({}, { locale })],
    rows: payments.slice(0, MOST_ROWS).map(({ utr, amount, checkedBy }) => {
      const due = { amount: formatRupees(amount, locale), moment: formatMoment(checkedBy, locale) }
      return [utr, m.email_late_by(due, { locale })]
    }),
    link: { text: m.email_late_link({}, { locale }), url: `${publicUrl}/admin/payments` },
    after: more > 0 ? [m.email_late_more({ count: String(more) }, { locale })] : [],
    closing: m.email_closing({}, { locale }),
  }
}
