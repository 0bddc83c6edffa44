import type { PanchangDay } from '../../../contract/panchang.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDay } from '../../ui/format.ts'
import type { Draft } from './places-form.tsx'

type Props = { days: readonly PanchangDay[]; onClose: (day: CalendarDay, draft: Partial<Draft>) => void }

/** Proposes to close the days of the month that have an eclipse. Poojas are closed on these days in any case. */
export function Eclipses({ days, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const dayText = useDay()
  const found = days.flatMap(({ date, observances }) =>
    observances.filter(({ eclipse }) => eclipse !== null).map((one) => ({ ...one, date })),
  )
  return found.map(({ date, name, nameHindi }) => (
    <div key={`${date} ${name}`} className="card grid gap-2">
      <p className="font-bold">
        {t(m.days_eclipse, { name: nameIn(language, { name, nameHindi }), day: dayText(date) })}
      </p>
      <Button
        kind="second"
        className="justify-self-start"
        onClick={() => onClose(date as CalendarDay, { what: 'close', reason: name, reasonHindi: nameHindi })}
      >
        {t(m.days_eclipse_close)}
      </Button>
    </div>
  ))
}
