import { expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '../../domain/booking-status.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText, paymentStatusText } from '../../messages/status.ts'
import { calendar, voucher } from '../../test/booking-samples.ts'
import { invoice, receipt } from '../../test/document-samples.ts'
import { expectText, readPdf } from '../../test/pdf-text.ts'
import { bookingCalendar } from './calendar.ts'
import { invoicePdf } from './invoice.ts'
import { receiptPdf } from './receipt.ts'
import { voucherPdf } from './voucher.ts'

const labelOf = (status: BookingStatus, locale: Language) => bookingStatusText[status].label({}, { locale })

test.each(languages)('STATUS a voucher shows the label of its booking, in %s', async (locale) => {
  for (const status of ['VERIFIED', 'PAST'] as const) {
    const { text } = await readPdf(await voucherPdf({ ...voucher, status }, locale))
    expectText(text, `${m.status_label({}, { locale })} ${labelOf(status, locale)}`)
  }
})

test.each(languages)('STATUS a receipt and an invoice show the label of a verified payment, in %s', async (locale) => {
  const label = paymentStatusText.VERIFIED.label({}, { locale })
  for (const pdf of [await receiptPdf(receipt, locale), await invoicePdf(invoice, locale)])
    expectText((await readPdf(pdf)).text, `${m.document_payment({}, { locale })} ${label}`)
})

test.each(bookingStatuses)('STATUS a calendar says %s with the label and in the words of RFC 5545', (status) => {
  const expected = {
    CHECKING: 'TENTATIVE',
    REJECTED: 'TENTATIVE',
    VERIFIED: 'CONFIRMED',
    PAST: 'CONFIRMED',
    CANCELLED: 'CANCELLED',
    NO_PLACE: 'TENTATIVE',
    HELD: 'TENTATIVE',
  }[status]
  for (const locale of languages) {
    const lines = bookingCalendar({ ...calendar, status }, locale)
      .replaceAll('\r\n ', '')
      .split('\r\n')
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([`STATUS:${expected}`, `STATUS:${expected}`])
    const descriptions = lines.filter((line) => line.startsWith('DESCRIPTION:'))
    expect(descriptions).toHaveLength(2)
    for (const description of descriptions)
      expect(description).toContain(`${m.status_label({}, { locale })}: ${labelOf(status, locale)}`)
  }
})
