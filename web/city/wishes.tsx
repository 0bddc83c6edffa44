import { useEffect, useState } from 'react'
import { addDays, BOOKING_HORIZON_DAYS, dayOf } from '../../domain/calendar-day.ts'
import { HEAD_COUNT } from '../../domain/head-count.ts'
import { formatWeekday } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { ChooseByTithi, useTithi } from '../panchang/choose-by-tithi.tsx'
import type { ItemOfDay } from '../panchang/item-of-day.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import type { Choosing } from './choose.tsx'
import type * as Day from './day-of-offer.tsx'

const headCounts = Array.from(
  { length: HEAD_COUNT.most - HEAD_COUNT.least + 1 },
  (_, index) => HEAD_COUNT.least + index,
)

type Props = Pick<Choosing, 'choice' | 'error' | 'onChange' | 'onPrice' | 'replaced'> &
  Omit<ItemOfDay, 'id' | 'isPooja'>

/** The date with its weekday, and for a package the number of people. */
export function Wishes({ choice, error, onChange, onPrice, replaced, ...offer }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [today] = useState(() => dayOf(Date.now()))
  const tithi = useTithi(choice.day)
  const item = { ...offer, id: choice.id, isPooja: choice.kind === 'pooja' }
  const [loaded, setLoaded] = useState<typeof Day>()
  const [min, max] = [addDays(today, 1), addDays(today, BOOKING_HORIZON_DAYS)]
  // While somebody types a year, it begins with zeros.
  const day = choice.day >= min && choice.day <= max ? choice.day : ''
  useEffect(() => {
    if (day) import('./day-of-offer.tsx').then(setLoaded, () => undefined)
  }, [day])
  return (
    <div className="grid items-start gap-3 @md:grid-cols-2">
      <div role="status" className="empty:hidden @md:col-span-2">
        {replaced && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-glow px-3 py-1 leading-snug">
            {t(m.city_replaced, { name: replaced.name })}
            <Button kind="quiet" onClick={replaced.undo}>
              {t(m.common_undo)}
            </Button>
          </p>
        )}
      </div>
      {choice.kind === 'package' && (
        <Select
          label={t(m.city_head_count)}
          value={String(choice.headCount)}
          choices={headCounts.map((count) => ({ value: String(count), text: String(count) }))}
          onChoose={(value) => onChange({ headCount: Number(value) })}
        />
      )}
      <div className="grid gap-1">
        <Field
          type="date"
          label={t(choice.kind === 'package' ? m.city_arrival_date : m.city_pooja_date)}
          min={min}
          max={max}
          value={choice.day}
          error={error}
          end={
            choice.day && (
              <span className="max-w-1/2 shrink-0 self-center font-bold wrap-anywhere">
                {formatWeekday(choice.day, language)}
              </span>
            )
          }
          onChange={(event) => onChange({ day: event.target.value })}
        />
        {/* A day may have become full since it was read, so a refusal reads it again. */}
        {day && loaded && <loaded.DayOfOffer key={error} {...{ item, day, onPrice }} headCount={choice.headCount} />}
        {tithi && <p className="text-quiet">{tithi}</p>}
        <ChooseByTithi
          {...{ min, max }}
          item={item}
          chosen={choice.day}
          onChoose={(found) => onChange({ day: found })}
        />
      </div>
    </div>
  )
}
