import type { ReactNode } from 'react'
import { failureOf } from '../../../contract/client.ts'
import type { DeskNumbers, NumberFigure } from '../../../contract/desk/numbers.ts'
import { m } from '../../../messages/compiled/messages.js'
import { send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

/** A number beside its name, with the sign that stands for it in the chart. */
type KeyNumber = { name: string; value: string; mark?: ReactNode }

type Props = {
  figure: NumberFigure
  numbers: DeskNumbers
  title: string
  text: string
  keyNumbers: readonly KeyNumber[]
  children: ReactNode
}

/** A figure: what it counts, its most important numbers, its charts and table, and its file. */
export function FigureSection({ figure, numbers: { weeks, today }, title, text, keyNumbers, children }: Props) {
  const t = useTranslate()
  const downloading = useMutation({
    // A plain link would not send the token.
    call: async () => {
      const response = await send(`/v1/admin/numbers/${figure}.csv?weeks=${weeks.length}`)
      if (!response.ok) throw await failureOf(response)
      downloadFile(await response.blob(), `tirtha-${figure}-${weeks[0]}-${today}.csv`)
    },
    fallback: m.desk_numbers_csv_failed,
    reloads: false,
  })
  return (
    <section
      aria-labelledby={figure}
      className="card grid gap-5 nth-of-type-[n+2]:print:break-before-page sm:p-6 print:block print:break-inside-auto print:space-y-4 print:border-0 print:p-0"
    >
      <div className="grid gap-1">
        <h2 id={figure}>{title}</h2>
        <p className="max-w-[75ch] text-quiet">{text}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 print:gap-x-4">
        {keyNumbers.map(({ name, value, mark }) => (
          <div key={name} className="grid content-start">
            <dt className="flex items-center gap-2">
              {mark}
              {name}
            </dt>
            <dd className="text-[1.75rem] leading-tight font-bold text-river tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <Button
        kind="second"
        className="justify-self-start"
        busy={downloading.busy}
        aria-describedby={figure}
        onClick={() => downloading.run()}
      >
        {t(m.desk_numbers_csv)}
      </Button>
      <FormError text={downloading.error} advice={downloading.advice} />
    </section>
  )
}

/** The sign for bars. */
export const BarMark = ({ className }: { className: string }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-4 flex-none">
    <rect x={1} y={1} width={14} height={14} className={className} />
  </svg>
)

/** The sign for a line. */
export const LineMark = ({ className, dash }: { className: string; dash?: string }) => (
  <svg aria-hidden viewBox="0 0 28 16" className={`h-4 w-7 flex-none ${className}`}>
    <path d="M0 8h28" strokeWidth={2.5} strokeDasharray={dash} />
  </svg>
)
