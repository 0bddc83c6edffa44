import type { Rating } from '../../contract/feedback.ts'
import { RATINGS } from '../../domain/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** The average in large digits, and a bar for each number of stars. */
export function FeedbackSummary({ average, count, stars, words }: Rating & { words: string | null }) {
  const t = useTranslate()
  if (average === null || count === 0) return null
  return (
    <section aria-label={t(m.feedback_summary)} className="slip flex flex-wrap items-center gap-x-8 gap-y-2">
      <p className="flex flex-wrap items-baseline gap-x-3 sm:grid sm:justify-items-center">
        <span aria-hidden className="font-heading text-4xl leading-tight font-bold text-river tabular-nums">
          {average.toFixed(1)} ★
        </span>
        <span className="text-base">{words}</span>
      </p>
      <div className="grid min-w-0 grow basis-48 gap-1">
        {RATINGS.toReversed().map((value) => {
          const ofValue = stars[value - 1] ?? 0
          return (
            <p key={value} className="grid grid-cols-[2.2rem_1fr_2rem] items-center gap-2 text-base leading-tight">
              <span className="sr-only">
                {t(m.feedback_star_row, { stars: String(value), count: String(ofValue) })}
              </span>
              <span aria-hidden className="tabular-nums">
                {value} ★
              </span>
              <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full rounded-full">
                <path className="fill-stone" d="M0 0H100V8H0z" />
                <path className="fill-marigold" d={`M0 0H${(100 * ofValue) / count}V8H0z`} />
              </svg>
              <span aria-hidden className="text-end tabular-nums">
                {ofValue}
              </span>
            </p>
          )
        })}
      </div>
    </section>
  )
}
