import { type ReactNode } from 'react'
import { formatShortDay } from '../../../domain/format.ts'
import { useLanguage } from '../../language/language.ts'
import { namedWeeks, type Scale } from './chart-scale.ts'

type Plot = {
  /** What a screen reader says instead of the drawing. */
  label: string
  scale: Scale
  /** What the browser shows beside the pointer, for each week. */
  hints: readonly string[]
  /** Drawn in coordinates in which each week is 1 wide and the chart 100 high. */
  children: ReactNode
}

/** The drawing alone. It is stretched, so `vectorEffect` keeps the width of its lines, and it contains no text. */
export const WeekPlot = ({ label, scale, hints, children }: Plot) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${hints.length} 100`}
    preserveAspectRatio="none"
    className="block size-full overflow-visible"
  >
    {scale.ticks.map((tick) => (
      <line
        key={tick}
        x2={hints.length}
        y1={scale.y(tick)}
        y2={scale.y(tick)}
        vectorEffect="non-scaling-stroke"
        className={tick === 0 ? 'stroke-edge' : 'stroke-stone'}
      />
    ))}
    {children}
    {hints.map((hint, index) => (
      <rect key={index} x={index} width={1} height={100} className="fill-transparent">
        <title>{hint}</title>
      </rect>
    ))}
  </svg>
)

type Chart = Plot & { weeks: readonly string[]; tickText: (tick: number) => string }

/** A drawing with labels of its lines on the left and of weeks below. Narrow screens label only the first and the last week. */
export function WeekChart({ weeks, tickText, ...plot }: Chart) {
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 print:break-inside-avoid">
      <div aria-hidden className="flex flex-col-reverse justify-between text-quiet tabular-nums">
        {plot.scale.ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div className="h-52 sm:h-60 print:h-36">
        <WeekPlot {...plot} />
      </div>
      <div
        aria-hidden
        className="col-span-2 mt-1 flex flex-wrap justify-between gap-x-4 text-quiet sm:hidden print:hidden"
      >
        {[0, weeks.length - 1].map((index) => (
          <span key={index}>{formatShortDay(weeks[index] ?? '', language)}</span>
        ))}
      </div>
      <div aria-hidden className="relative col-start-2 mt-1 hidden h-8 text-quiet sm:block print:block">
        {namedWeeks(weeks.length).map((index) => (
          <span
            key={index}
            style={index === weeks.length - 1 ? { right: 0 } : { left: `${(100 * (index + 0.5)) / weeks.length}%` }}
            className={`absolute whitespace-nowrap ${index === weeks.length - 1 ? '' : '-translate-x-1/2'}`}
          >
            {formatShortDay(weeks[index] ?? '', language)}
          </span>
        ))}
      </div>
    </div>
  )
}

const BAR = 0.7

type Bars = {
  scale: Scale
  values: readonly (number | null)[]
  /** The value at which each bar begins: 0, or the end of another bar. */
  from?: readonly number[]
  className?: string
}

export const WeekBars = ({ scale, values, from, className = 'fill-river' }: Bars) =>
  values.map((value, index) => {
    if (value === null || value === 0) return null
    const begin = from?.[index] ?? 0
    const [one, other] = [scale.y(begin), scale.y(begin + value)]
    return (
      <rect
        key={index}
        data-week={index}
        data-value={value}
        x={index + (1 - BAR) / 2}
        y={Math.min(one, other)}
        width={BAR}
        height={Math.abs(one - other)}
        vectorEffect="non-scaling-stroke"
        className={className}
      />
    )
  })

type Line = { scale: Scale; values: readonly (number | null)[]; className: string; dash?: string }

/** A line through the values, with a gap where a week has none, and a dot for each value. */
export function WeekLine({ scale, values, className, dash }: Line) {
  const points = values.map((value, index) =>
    value === null ? null : { index, value, x: index + 0.5, y: scale.y(value) },
  )
  const path = points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
    .filter(Boolean)
    .join('')
  return (
    <g className={`fill-none ${className}`} strokeLinejoin="round">
      <path d={path} strokeWidth={2.5} strokeDasharray={dash} vectorEffect="non-scaling-stroke" />
      {points.map(
        (point) =>
          point && (
            <path
              key={point.index}
              data-week={point.index}
              data-value={point.value}
              // A line of no length with round ends is a dot that the stretched drawing does not distort.
              d={`M${point.x} ${point.y}h0`}
              strokeLinecap="round"
              strokeWidth={values.length > 26 ? 5 : 8}
              vectorEffect="non-scaling-stroke"
            />
          ),
      )}
    </g>
  )
}
