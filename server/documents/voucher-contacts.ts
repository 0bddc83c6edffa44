import { hasEnded } from '../../domain/booking-status.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { heading, labelledRows } from '../pdf/blocks.ts'
import type { Edges, PdfPage } from '../pdf/pdf-page.ts'
import { colors } from '../pdf/typography.ts'
import { plainAmounts } from './amounts.ts'
import type { VoucherData } from './booking-data.ts'
import { phoneLink, unbroken } from './document-text.ts'

const COLUMN_WIDTH = 262
const GUTTER = 16
const LABEL_WIDTH = 84
/** Inside the frame. */
const PADDING = 14

/** Draws the driver and customer care on the left, and the payment in a frame on the right. */
export function contactsAndPayment(page: PdfPage, data: VoucherData, locale: Language): void {
  const middle = page.left + COLUMN_WIDTH
  const left = { left: page.left, right: middle - GUTTER }
  page.columns(
    () => {
      driver(page, data, locale, left)
      care(page, data, locale, left)
    },
    () => payment(page, data, locale, { left: middle, right: page.right }),
  )
}

function driver(page: PdfPage, data: VoucherData, locale: Language, edges: Edges): void {
  if (!data.package && !data.driver) return
  heading(page, m.document_driver({}, { locale }), edges)
  const { body, strong } = page.styles
  if (!data.driver) {
    const date = unbroken(formatDay(addDays(data.firstDay, -1), locale))
    const text = m.document_driver_later({ date }, { locale })
    return page.row({ text, x: edges.left, width: edges.right - edges.left, style: body })
  }
  const { name, phone, vehicle } = data.driver
  const rows = [
    { label: m.document_driver_name({}, { locale }), text: name, style: strong },
    { label: m.common_phone_number({}, { locale }), text: unbroken(phone), style: strong, link: phoneLink(phone) },
    { label: m.document_vehicle({}, { locale }), text: vehicle },
  ]
  labelledRows(page, rows, edges, LABEL_WIDTH)
}

function care(page: PdfPage, { care: { phone, email } }: VoucherData, locale: Language, edges: Edges): void {
  heading(page, m.document_care({}, { locale }), edges)
  const { strong } = page.styles
  const rows = [
    { label: m.common_phone_number({}, { locale }), text: unbroken(phone), style: strong, link: phoneLink(phone) },
    { label: m.common_email({}, { locale }), text: email, link: `mailto:${email}` },
  ]
  labelledRows(page, rows, edges, LABEL_WIDTH)
}

function payment(page: PdfPage, data: VoucherData, locale: Language, frame: Edges): void {
  const { amountTotal, amountPaid, lastDay, day } = data
  const balance = paise(amountTotal - amountPaid)
  const style = { ...page.styles.large, color: balance > 0 ? colors.kumkum : colors.tulsi }
  const edges = { left: frame.left + PADDING, right: frame.right - PADDING }
  const content = () => {
    page.y += 2
    heading(page, m.document_payment({}, { locale }), edges)
    const rows = [
      { text: m.common_total({}, { locale }), amount: amountTotal },
      { text: m.document_paid({}, { locale }), amount: amountPaid },
      ...(hasEnded(lastDay, day)
        ? []
        : [{ text: m.common_due_later({}, { locale }), amount: balance, style, ruled: true }]),
    ]
    plainAmounts(page, locale, rows, edges)
  }
  page.gap(PADDING)
  const top = page.y
  const height = page.measureHeight(content) + PADDING
  page.decoration((document) => {
    document.roundedRect(frame.left, top, frame.right - frame.left, height, 6).fillAndStroke(colors.paper, colors.stone)
  })
  content()
  page.y = top + height
}
