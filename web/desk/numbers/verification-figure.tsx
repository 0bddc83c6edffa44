import type { DeskNumbers, VerificationTimes } from '../../../contract/desk/numbers.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { scaleOf } from './chart-scale.ts'
import { FigureSection, LineMark } from './figure-section.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { numberText, useChartTexts } from './numbers-values.ts'
import { WeekBars, WeekChart, WeekLine } from './week-chart.tsx'

const PROMISED_HOURS = 24
const DASH = '7 5'
const DOTS = '1.5 4'

const percentText = (percent: number | null) => (percent === null ? '–' : `${percent}%`)
const cellsOf = (times: VerificationTimes) => [
  numberText(times.verified),
  numberText(times.median),
  numberText(times.slowest),
  numberText(times.inTime),
  numberText(times.overdue),
  percentText(times.percentInTime),
]

/** How long verifications took, by the week of the submission, and how many of them met the promised time. */
export function VerificationFigure({ numbers }: { numbers: DeskNumbers }) {
  const t = useTranslate()
  const { labelOf, hintsOf } = useChartTexts(numbers)
  const { all, weeks } = numbers.verification
  const title = t(m.desk_numbers_verification)
  const median = weeks.map((week) => week.median)
  const slowest = weeks.map((week) => week.slowest)
  const percent = weeks.map((week) => week.percentInTime)
  const scale = scaleOf([PROMISED_HOURS, ...[...median, ...slowest].map((hours) => hours ?? 0)])
  const percents = { ...scaleOf([100]), ticks: [0, 50, 100] }
  const promised = scale.y(PROMISED_HOURS)
  return (
    <FigureSection
      figure="verification"
      numbers={numbers}
      title={title}
      text={t(m.desk_numbers_verification_text)}
      keyNumbers={[
        {
          name: t(m.desk_numbers_median),
          value: numberText(all.median),
          mark: <LineMark className="stroke-river" />,
        },
        {
          name: t(m.desk_numbers_slowest),
          value: numberText(all.slowest),
          mark: <LineMark className="stroke-kumkum" dash={DASH} />,
        },
        { name: t(m.desk_numbers_in_time), value: percentText(all.percentInTime) },
        { name: t(m.desk_numbers_overdue), value: numberText(all.overdue) },
      ]}
    >
      <div className="grid gap-3 print:break-inside-avoid">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3>{t(m.desk_numbers_hours)}</h3>
          <p className="flex items-center gap-2 text-quiet">
            <LineMark className="stroke-ink" dash={DOTS} />
            {t(m.desk_numbers_promise)}
          </p>
        </div>
        <WeekChart
          weeks={numbers.weeks}
          label={labelOf(t(m.desk_numbers_hours))}
          scale={scale}
          tickText={numberText}
          hints={hintsOf(weeks.map((week) => `${numberText(week.median)} / ${numberText(week.slowest)}`))}
        >
          <path
            d={`M0 ${promised}H${weeks.length}`}
            strokeWidth={2}
            strokeDasharray={DOTS}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
          <WeekLine scale={scale} values={slowest} className="stroke-kumkum" dash={DASH} />
          <WeekLine scale={scale} values={median} className="stroke-river" />
        </WeekChart>
      </div>
      <div className="grid gap-3 print:break-inside-avoid">
        <h3>{t(m.desk_numbers_percent)}</h3>
        <WeekChart
          weeks={numbers.weeks}
          label={labelOf(t(m.desk_numbers_percent))}
          scale={percents}
          tickText={(tick) => percentText(tick)}
          hints={hintsOf(percent.map(percentText))}
        >
          <WeekBars scale={percents} values={percent} />
        </WeekChart>
      </div>
      <NumbersTable
        title={title}
        columns={[
          t(m.desk_numbers_verified),
          t(m.desk_numbers_median),
          t(m.desk_numbers_slowest),
          t(m.desk_numbers_in_time),
          t(m.desk_numbers_overdue),
          t(m.desk_numbers_percent),
        ]}
        rows={weeks.map(({ week, ...times }) => ({ week, cells: cellsOf(times) }))}
        totals={cellsOf(all)}
      />
    </FigureSection>
  )
}
