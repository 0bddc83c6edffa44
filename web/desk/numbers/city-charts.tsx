import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { type Scale } from './chart-scale.ts'
import { WeekBars, WeekPlot } from './week-chart.tsx'

export type CityValues = { key: string; name: string; total: string; values: number[]; hints: string[]; label: string }

/** A small chart for each city. All of them have the same scale, so that the bars can be compared. */
export function CityCharts({ cities, scale }: { cities: readonly CityValues[]; scale: Scale }) {
  const t = useTranslate()
  const ends = { ...scale, ticks: scale.ticks.filter((tick) => tick === 0) }
  return (
    <div className="grid gap-3 print:break-inside-avoid">
      <h3>{t(m.desk_numbers_by_city)}</h3>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
        {cities.map(({ key, name, total, values, hints, label }) => (
          <li key={key} className="grid content-start gap-1">
            <p className="leading-snug">
              {name} <b className="block text-river tabular-nums">{total}</b>
            </p>
            <div className="h-16">
              <WeekPlot label={label} scale={ends} hints={hints}>
                <WeekBars scale={scale} values={values} />
              </WeekPlot>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
