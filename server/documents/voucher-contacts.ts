import { hasEnded } from '../../domain/booking-status.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { formatDay, tableFormat } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import { heading, labelledRows, spacedRule } from '../pdf/blocks.ts'
import type { Edges, PdfPage } from '../pdf/pdf-page.ts'
import { colors } from '../pdf/typography.ts'
import { plainAmounts } from './amounts.ts'
import type { VoucherData } from './booking-data.ts'
import { phoneLink, unbroken } from './document-text.ts'

const COLUMN_WIDTH = 262
const GUTTER = 16
const LABEL_WIDTH = 84
/** The padding inside the frame. */
const PADDING = 14

/** Draws the booking and the driver on the left, the payment in a frame and customer care on the right. */
export function contactsAndPayment(page: PdfPage, data: VoucherData, locale: Language): void {
  const middle = page.left + COLUMN_WIDTH
  const left = { left: page.left, right: middle - GUTTER }
  const right = { left: middle, right: page.right }
  page.columns(
    () => {
      booking(page, data, locale, left)
      driver(page, data, locale, left)
    },
    () => {
      payment(page, data, locale, right)
      care(page, data, locale, { ...right, left: middle + PADDING })
    },
  )
}

function booking(
  page: PdfPage,
  { reference, status, devotee, travellers }: VoucherData,
  locale: Language,
  edges: Edges,
): void {
  const { lead, large, strong } = page.styles
  page.gap(GUTTER)
  const rows = [
    { label: m.common_reference({}, { locale }), text: reference, style: { ...lead, color: colors.kumkum } },
    { label: m.status_label({}, { locale }), text: bookingStatusText[status].label({}, { locale }), style: strong },
    { label: m.document_name({}, { locale }), text: devotee.name, style: large },
    { label: m.common_phone_number({}, { locale }), text: unbroken(devotee.phone) },
    ...(travellers
      ? [
          {
            label: m.sheet_travellers({}, { locale }),
            text: [...travellers.names.split('\n'), unbroken(travellers.phone), travellers.needs]
              .filter(Boolean)
              .join(', '),
            style: strong,
          },
        ]
      : []),
  ]
  labelledRows(page, rows, edges, LABEL_WIDTH)
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
    ...(vehicle === '' ? [] : [{ label: m.document_vehicle({}, { locale }), text: vehicle }]),
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

/** Draws the price, and below it side by side the amounts that are paid now and on arrival. */
function payment(page: PdfPage, data: VoucherData, locale: Language, frame: Edges): void {
  const edges = { left: frame.left + PADDING, right: frame.right - PADDING }
  const content = () => {
    page.y += 2
    heading(page, m.document_payment({}, { locale }), edges)
    plainAmounts(page, locale, [{ text: m.common_total({}, { locale }), amount: data.amountTotal }], edges)
    spacedRule(page, edges)
    amountsSideBySide(page, paymentsOf(data, locale), locale, edges)
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

type Payment = { label: string; amount: Paise; color: string; isDue?: true }

/** The received amount, the amount being checked, and the amount due on arrival, which is left out after the journey. */
function paymentsOf({ money, lastDay, day }: VoucherData, locale: Language): Payment[] {
  const { received, checked, due } = money
  const now = [
    { label: m.document_now_received({}, { locale }), amount: received, color: colors.text },
    { label: m.booking_money_unverified({}, { locale }), amount: checked, color: colors.text },
  ].filter(({ amount }, index) => amount > 0 || (index === 0 && checked === 0))
  const color = due > 0 ? colors.kumkum : colors.tulsi
  return hasEnded(lastDay, day)
    ? now
    : [...now, { label: m.common_due_later({}, { locale }), amount: due, color, isDue: true }]
}

function amountsSideBySide(page: PdfPage, payments: readonly Payment[], locale: Language, edges: Edges): void {
  const { small, large } = page.styles
  const width = (edges.right - edges.left) / payments.length
  const format = tableFormat(
    payments.map(({ amount }) => amount),
    locale,
  )
  page.columns(
    ...payments.map(({ label, amount, color, isDue }, index) => () => {
      const place = { x: edges.left + index * width, width: width - 6 }
      page.row({ text: label, ...place, style: small })
      const text = isDue && amount === 0 ? m.common_nothing({}, { locale }) : format(amount)
      page.row({ text, ...place, style: { ...large, color, tabular: true } })
    }),
  )
}
