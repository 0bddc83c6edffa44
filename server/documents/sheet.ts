import type { TravellersOnWire } from '../../contract/booking.ts'
import type { Sheet, SheetJourney } from '../../contract/desk/sheets.ts'
import { type CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay, formatHour, formatMomentInIndia, formatRupees, formatWeekday } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { paise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { stopTexts } from '../../messages/itinerary.ts'
import { sankalpLines } from '../../messages/sankalp-lines.ts'
import { figureRows, labelledRows, type LabelledRow, spacedRule } from '../pdf/blocks.ts'
import { PdfPage } from '../pdf/pdf-page.ts'
import { colors } from '../pdf/typography.ts'
import type { Care } from './document-data.ts'
import { phoneLink, unbroken } from './document-text.ts'
import { footerText, header, siteNameOf } from './header.ts'
import type { Letterhead } from './letterhead.ts'

/** `day` is the day on which the sheet is printed. */
export type SheetData = { sheet: Sheet; day: CalendarDay; care: Care; letterhead?: Letterhead }

const LABEL_WIDTH = 112
const HOUR_WIDTH = 72
const EFFORT = { left: 348, gap: 10 }

const titles = { driver: m.sheet_title_driver, priest: m.sheet_title_priest, city: m.sheet_title_city }

/** The sheet of a driver, a priest or the desk of a city for one day, as a PDF that is handed out on paper. */
export async function sheetPdf(
  { sheet, day, care, letterhead }: SheetData,
  locale: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, person, city, date, journeys } = sheet
  const title = titles[kind]({}, { locale })
  const who = person?.name ?? (locale === 'hi' ? city?.nameHindi : city?.name) ?? ''
  const printed = unbroken(formatDay(day, locale))
  const page = new PdfPage({
    title: `${title} ${who} ${date}`,
    author: siteNameOf(letterhead, locale),
    language: locale,
    day,
    footer: footerText(m.sheet_printed({ day: printed }, { locale }), care, locale),
  })
  header(page, locale, title, `${formatWeekday(date, locale)}, ${formatDay(date, locale)}`, letterhead)
  const { large, body, strong } = page.styles
  page.paragraph(who, large)
  if (person) page.paragraph([unbroken(person.phoneNumber), person.vehicle].filter(Boolean).join(' · '), body)
  const tithi = tithiLine(sheet, locale)
  if (tithi) page.paragraph(tithi, kind === 'priest' ? strong : body)
  if (journeys.length === 0) {
    page.gap(14)
    page.paragraph(m.sheet_none({}, { locale }), strong)
  }
  for (const journey of journeys) drawJourney(page, sheet, journey, locale)
  drawSum(page, journeys, locale)
  return page.finish()
}

/** The tithi of the day and its end; empty if it is unknown. */
export function tithiLine({ tithi }: Sheet, locale: Language): string {
  if (!tithi) return ''
  const [name, month] = locale === 'hi' ? [tithi.nameHindi, tithi.monthHindi] : [tithi.name, tithi.month]
  return m.sheet_tithi({ tithi: name, month, end: formatMomentInIndia(tithi.ends, locale) }, { locale })
}

function drawJourney(page: PdfPage, sheet: Sheet, journey: SheetJourney, locale: Language): void {
  page.gap(8)
  const head = () => {
    spacedRule(page)
    page.row({
      text: headOf(journey, locale),
      x: page.left,
      width: page.width,
      style: page.styles.heading,
      tag: 'H2',
    })
    page.gap(2)
    labelledRows(page, rowsOf(page, sheet, journey, locale), page, LABEL_WIDTH)
  }
  const whole = () => {
    head()
    drawStops(page, journey, locale)
  }
  // If a family fits on one page, it is not divided.
  if (page.measureHeight(whole) <= page.height) page.keepTogether(whole)
  else whole()
}

const headOf = ({ time, devotee, headCount }: SheetJourney, locale: Language): string =>
  [
    time && unbroken(formatHour(time, locale)),
    devotee.name,
    headCount > 0 && unbroken(m.common_people_label({ count: String(headCount) }, { locale })),
  ]
    .filter(Boolean)
    .join(' · ')

const travellersRows = (page: PdfPage, { names, phoneNumber, needs }: TravellersOnWire, locale: Language) => {
  const who = [...names.split('\n'), unbroken(phoneNumber)].filter(Boolean).join(' · ')
  return [
    who !== '' && { label: m.sheet_travellers({}, { locale }), text: who },
    needs && { label: m.sheet_needs({}, { locale }), text: needs, style: page.styles.strong },
  ]
}

const nameIn = (locale: Language, { name, nameHindi }: { name: string; nameHindi: string }): string =>
  locale === 'hi' ? nameHindi : name

function rowsOf(page: PdfPage, { kind }: Sheet, journey: SheetJourney, locale: Language): LabelledRow[] {
  const { strong, large } = page.styles
  const {
    devotee,
    travellers,
    day,
    days,
    meeting,
    poojas,
    bring,
    sankalp,
    isForDeparted,
    amountToCollect,
    driver,
    priest,
  } = journey
  const part = days > 1 ? ` (${m.sheet_day_of({ day: String(day), days: String(days) }, { locale })})` : ''
  const names = sankalp?.names.split('\n') ?? []
  const phone = devotee.phoneNumber
  const rows: (LabelledRow | false | '' | undefined)[] = [
    { label: m.common_phone_number({}, { locale }), text: unbroken(phone), style: strong, link: phoneLink(phone) },
    ...(travellers ? travellersRows(page, travellers, locale) : []),
    { label: m.sheet_journey({}, { locale }), text: `${nameIn(locale, journey)}${part} · ${journey.reference}` },
    meeting.length > 0 && { label: m.sheet_meeting({}, { locale }), text: meeting.join(' · '), style: strong },
    meeting.length === 0 && day === 1 && { label: m.sheet_meeting({}, { locale }), text: m.sheet_call({}, { locale }) },
    ...poojas.map((pooja) => ({
      label: m.sheet_pooja({}, { locale }),
      text: [nameIn(locale, pooja), pooja.tithi].filter(Boolean).join(' · '),
      style: strong,
    })),
    ...names.map((text, index) => ({
      label: index === 0 ? m.sankalp_names({}, { locale }) : '',
      text,
      style: strong,
    })),
    ...(kind !== 'driver' && (poojas.length > 0 || sankalp !== null || isForDeparted)
      ? sankalpLines(sankalp, isForDeparted, locale).map((line) => ({ ...line, style: strong }))
      : []),
    ...bring.map(({ title, lines }) => ({ label: title, text: lines.join(' · ') })),
    kind !== 'driver' &&
      driver !== null && {
        label: m.document_driver_name({}, { locale }),
        text: `${driver.name} · ${unbroken(driver.phone)}`,
      },
    kind !== 'priest' &&
      priest !== null && { label: m.people_priest({}, { locale }), text: `${priest.name} · ${unbroken(priest.phone)}` },
    amountToCollect > 0 && {
      label: m.sheet_collect({}, { locale }),
      text: formatRupees(paise(amountToCollect), locale),
      style: { ...large, color: colors.kumkum },
    },
  ]
  return rows.filter((row) => typeof row === 'object')
}

/** The stops of the day, each with its hour and its difficulty. */
function drawStops(page: PdfPage, { stops }: SheetJourney, locale: Language): void {
  if (stops.length === 0) return
  const { body, strong, label, small } = page.styles
  page.gap(3)
  page.inTag('L', () => {
    for (const stop of stops)
      page.inTag('LI', () => {
        const { place, note } = stopTexts(stop, locale)
        const left = page.left + HOUR_WIDTH
        const right = page.left + EFFORT.left
        const width = right - left - EFFORT.gap
        page.columns(
          () =>
            page.row({
              text: stop.time ? unbroken(formatHour(stop.time, locale)) : '•',
              x: page.left,
              width: HOUR_WIDTH,
              style: label,
            }),
          () => {
            page.row({ text: place, x: left, width, style: strong })
            if (note) page.row({ text: note, x: left, width, style: body })
          },
          () => page.row({ text: stop.effort, x: right, width: page.right - right, style: small }),
        )
        page.gap(2)
      })
  })
}

function drawSum(page: PdfPage, journeys: readonly SheetJourney[], locale: Language): void {
  const sum = total(journeys.map(({ amountToCollect }) => paise(amountToCollect)))
  if (sum === 0) return
  page.gap(8)
  const style = page.styles.large
  figureRows(page, [
    { text: m.sheet_collect_sum({}, { locale }), figure: formatRupees(sum, locale), style, ruled: true },
  ])
}
