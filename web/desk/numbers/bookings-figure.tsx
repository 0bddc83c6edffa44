import type { DeskNumbers } from '../../../contract/desk/numbers.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { scaleOf } from './chart-scale.ts'
import { CityCharts } from './city-charts.tsx'
import { BarMark, FigureSection } from './figure-section.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { byWeek, numberText, sum, useChartTexts } from './numbers-values.ts'
import { WeekBars, WeekChart } from './week-chart.tsx'

const CANCELLED = 'fill-marigold stroke-river'

/** Bookings by week and city; the bars of cancelled bookings stand on top of the others. */
export function BookingsFigure({ numbers }: { numbers: DeskNumbers }) {
  const t = useTranslate()
  const { cities, labelOf, hintsOf } = useChartTexts(numbers)
  const title = t(m.desk_numbers_bookings)
  const made = byWeek(numbers, numbers.bookings, (cell) => cell.bookings)
  const cancelled = byWeek(numbers, numbers.bookings, (cell) => cell.cancelled)
  const scale = scaleOf(
    made.map((count, index) => count + (cancelled[index] ?? 0)),
    { whole: true },
  )
  const ofCities = cities.map(({ key, name }) => {
    const values = byWeek(numbers, numbers.bookings, (cell) => cell.bookings, key)
    const total = numberText(sum(values))
    return { key, name, total, values, hints: hintsOf(values.map(numberText)), label: labelOf(`${title}, ${name}`) }
  })
  const names = [title, t(m.desk_numbers_cancelled)] as const
  const hint = (count: number, index: number) =>
    `${numberText(count)}, ${names[1]}: ${numberText(cancelled[index] ?? 0)}`
  return (
    <FigureSection
      figure="bookings"
      numbers={numbers}
      title={title}
      text={t(m.desk_numbers_bookings_text)}
      keyNumbers={[
        { name: names[0], value: numberText(sum(made)), mark: <BarMark className="fill-river" /> },
        { name: names[1], value: numberText(sum(cancelled)), mark: <BarMark className={CANCELLED} /> },
      ]}
    >
      <WeekChart
        weeks={numbers.weeks}
        label={labelOf(title)}
        scale={scale}
        tickText={numberText}
        hints={hintsOf(made.map(hint))}
      >
        <WeekBars scale={scale} values={made} />
        <WeekBars scale={scale} values={cancelled} from={made} className={CANCELLED} />
      </WeekChart>
      <CityCharts cities={ofCities} scale={scaleOf(ofCities.flatMap(({ values }) => values))} />
      <NumbersTable
        title={title}
        columns={[...names, ...cities.map(({ name }) => name)]}
        rows={numbers.weeks.map((week, index) => ({
          week,
          cells: [made, cancelled, ...ofCities.map(({ values }) => values)].map((of) => numberText(of[index] ?? 0)),
        }))}
        totals={[numberText(sum(made)), numberText(sum(cancelled)), ...ofCities.map(({ total }) => total)]}
      />
    </FigureSection>
  )
}
