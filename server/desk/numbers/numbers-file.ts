import type { DeskNumbers, NumberFigure } from '../../../contract/desk/numbers.ts'
import { csvText } from '../../../domain/csv.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'

type Cell = string | number | null

/** The rows of a figure below its headings. The values are the same as in its table, with one row for each week and city. */
function rowsOf(figure: NumberFigure, numbers: DeskNumbers, language: Language): Cell[][] {
  const names = new Map(numbers.cities.map((city) => [city.key, language === 'hi' ? city.nameHindi : city.name]))
  const nameOf = (key: string) => names.get(key) ?? key
  const title = (message: (words: {}, options: { locale: Language }) => string) => message({}, { locale: language })
  const week = title(m.desk_numbers_week)
  if (figure === 'bookings')
    return [
      [week, title(m.desk_numbers_city), title(m.desk_numbers_bookings), title(m.desk_numbers_cancelled)],
      ...numbers.bookings.map((cell) => [cell.week, nameOf(cell.city), cell.bookings, cell.cancelled]),
    ]
  if (figure === 'revenue')
    return [
      [
        week,
        title(m.desk_numbers_city),
        title(m.desk_numbers_received),
        title(m.desk_refunded),
        title(m.desk_numbers_revenue),
      ],
      ...numbers.revenue.map((cell) => [cell.week, nameOf(cell.city), cell.received, cell.refunded, cell.revenue]),
    ]
  return [
    [
      week,
      title(m.desk_numbers_verified),
      title(m.desk_numbers_median),
      title(m.desk_numbers_slowest),
      title(m.desk_numbers_in_time),
      title(m.desk_numbers_overdue),
      title(m.desk_numbers_percent),
    ],
    ...numbers.verification.weeks.map((row) => [
      row.week,
      row.verified,
      row.median,
      row.slowest,
      row.inTime,
      row.overdue,
      row.percentInTime,
    ]),
  ]
}

/** A figure as a CSV file, with headings and cities in the given language. */
export const numbersFile = (figure: NumberFigure, numbers: DeskNumbers, language: Language) => ({
  filename: `tirtha-${figure}-${numbers.weeks[0]}-${numbers.today}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: new TextEncoder().encode(csvText(rowsOf(figure, numbers, language))),
})
