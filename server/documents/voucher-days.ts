import { addDays } from '../../domain/calendar-day.ts'
import { formatDay, formatHour } from '../../domain/format.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayCount } from '../../messages/days.ts'
import { dayText, effortText, stopTexts } from '../../messages/itinerary.ts'
import { heading } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { colors } from '../pdf/typography.ts'
import type { VoucherData } from './booking-data.ts'
import { unbroken } from './document-text.ts'

/** The columns of a stop: its mark, its hour, its name, and its difficulty. */
const HOUR = { left: 18, width: 60 }
const PLACE = { left: 84, width: 258 }
const EFFORT_LEFT = 356
const MARK = { x: 5, y: 8.5, radius: 3.6 }

/** Draws the stops of each day; for a package without stops, one text per day. They are on one page if that is possible. */
export function days(page: PdfPage, data: VoucherData, locale: Language): void {
  const draw = () => (data.facts.stops.length > 0 ? timeline(page, data, locale) : prose(page, data, locale))
  if (page.measureHeight(draw) <= page.height) page.keepTogether(draw)
  else draw()
}

function timeline(page: PdfPage, { facts: { stops }, firstDay }: VoucherData, locale: Language): void {
  heading(page, m.city_itinerary({}, { locale }), page, 90)
  for (const day of new Set(stops.map((stop) => stop.day))) {
    page.ensureSpace(70)
    const style = { ...page.styles.strong, color: colors.river }
    page.row({ text: dayText(day, firstDay, locale), x: page.left, width: page.width, style, tag: 'H3' })
    page.gap(2)
    const ofDay = stops.filter((stop) => stop.day === day)
    page.inTag('L', () => {
      for (const [index, stop] of ofDay.entries())
        page.inTag('LI', () => drawStop(page, stop, locale, index === ofDay.length - 1))
    })
    page.gap(4)
  }
}

function drawStop(page: PdfPage, stop: Stop, locale: Language, isLast: boolean): void {
  const { body, strong, label, small } = page.styles
  const at = (left: number, width: number) => ({ x: page.left + left, width })
  const { place, note } = stopTexts(stop, locale)
  const effort = effortText(stop, locale)
  const hour = stop.time ? unbroken(formatHour(stop.time, locale)) : ''
  let top = page.y
  page.columns(
    () => {
      top = page.y
      page.row({ text: hour, ...at(HOUR.left, HOUR.width), style: label })
    },
    () => {
      page.row({ text: place, ...at(PLACE.left, PLACE.width), style: strong })
      if (note) page.row({ text: note, ...at(PLACE.left, PLACE.width), style: body })
    },
    () => {
      if (effort) page.row({ text: effort, ...at(EFFORT_LEFT, page.width - EFFORT_LEFT), style: small })
    },
  )
  page.gap(5)
  drawMark(page, top, isLast)
}

/** A circle at the stop, and the line to the next stop. */
function drawMark(page: PdfPage, top: number, isLast: boolean): void {
  const { y: end } = page
  const x = page.left + MARK.x
  const y = top + MARK.y
  page.decoration((document) => {
    if (!isLast)
      document
        .moveTo(x, y)
        .lineTo(x, end + MARK.y)
        .lineWidth(1)
        .stroke(colors.marigold)
    document.circle(x, y, MARK.radius).lineWidth(1.2).fillAndStroke(colors.glow, colors.marigold)
  })
}

/** Draws one text per day, with its date if the number of texts equals the number of days. */
function prose(page: PdfPage, { itinerary, firstDay, lastDay }: VoucherData, locale: Language): void {
  const texts = itinerary[locale]
  if (texts.length === 0) return
  heading(page, m.city_itinerary({}, { locale }), page, 60)
  const { body, strong } = page.styles
  const isDated = texts.length === dayCount(firstDay, lastDay)
  const x = page.left + (isDated ? 100 : 0)
  for (const [index, text] of texts.entries()) {
    const cell = { text, x, width: page.right - x, style: body }
    const date = formatDay(addDays(firstDay, index), locale)
    page.inTag('Div', () =>
      isDated ? page.row({ text: date, x: page.left, width: 92, style: strong }, cell) : page.row(cell),
    )
    page.gap(6)
  }
}
