import type { DeskNumbers } from '../../../contract/desk/numbers.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useRupees, useTableRupees } from '../../ui/format.ts'
import { scaleOf } from './chart-scale.ts'
import { CityCharts } from './city-charts.tsx'
import { BarMark, FigureSection } from './figure-section.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { byWeek, sum, useChartTexts } from './numbers-values.ts'
import { WeekBars, WeekChart } from './week-chart.tsx'

/** Money received less refunds, by week and city. A week with more refunds has a bar below zero. */
export function RevenueFigure({ numbers }: { numbers: DeskNumbers }) {
  const t = useTranslate()
  const rupees = useRupees()
  const inTable = useTableRupees(numbers.revenue.flatMap(({ received, refunded }) => [received, refunded]))
  const { cities, labelOf, hintsOf } = useChartTexts(numbers)
  const title = t(m.desk_numbers_revenue)
  const received = byWeek(numbers, numbers.revenue, (cell) => cell.received)
  const refunded = byWeek(numbers, numbers.revenue, (cell) => cell.refunded)
  const revenue = byWeek(numbers, numbers.revenue, (cell) => cell.revenue)
  const scale = scaleOf(revenue, { whole: true })
  const ofCities = cities.map(({ key, name }) => {
    const values = byWeek(numbers, numbers.revenue, (cell) => cell.revenue, key)
    const total = rupees(sum(values))
    return { key, name, total, values, hints: hintsOf(values.map(rupees)), label: labelOf(`${title}, ${name}`) }
  })
  const columns = [received, refunded, revenue, ...ofCities.map(({ values }) => values)]
  return (
    <FigureSection
      figure="revenue"
      numbers={numbers}
      title={title}
      text={t(m.desk_numbers_revenue_text)}
      keyNumbers={[
        { name: title, value: rupees(sum(revenue)), mark: <BarMark className="fill-river" /> },
        { name: t(m.desk_numbers_received), value: rupees(sum(received)) },
        { name: t(m.desk_refunded), value: rupees(sum(refunded)) },
        ...(numbers.writtenOff > 0 ? [{ name: t(m.desk_written_off), value: rupees(numbers.writtenOff) }] : []),
      ]}
    >
      <WeekChart
        weeks={numbers.weeks}
        label={labelOf(title)}
        scale={scale}
        tickText={rupees}
        hints={hintsOf(revenue.map(rupees))}
      >
        <WeekBars scale={scale} values={revenue} />
      </WeekChart>
      <CityCharts cities={ofCities} scale={scaleOf(ofCities.flatMap(({ values }) => values))} />
      <NumbersTable
        title={title}
        columns={[t(m.desk_numbers_received), t(m.desk_refunded), title, ...cities.map(({ name }) => name)]}
        rows={numbers.weeks.map((week, index) => ({ week, cells: columns.map((of) => inTable(of[index] ?? 0)) }))}
        totals={columns.map((values) => inTable(sum(values)))}
      />
    </FigureSection>
  )
}
