import { isDrawnCity, slugOf } from '../../../domain/city.ts'
import { means, STOP_LIMITS, type Stop } from '../../../domain/itinerary.ts'
import { type Spot, spots } from '../../../domain/spots.ts'
import { m } from '../../../messages/compiled/messages.js'
import { meansText } from '../../../messages/itinerary.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import type { Issues } from './edit-fields.tsx'
import { stopField, stopLabels } from './stop-form.ts'
import { useLabels } from '../parts/labels.ts'

const days = Array.from({ length: STOP_LIMITS.day }, (_, index) => String(index + 1))

type Props = { stop: Stop; index: number; city: string; issueOf: Issues }

/** The fields of one stop, the languages side by side. The form reads them by their names. */
export function StopFields({ stop, index, city, issueOf }: Props) {
  const t = useTranslate()
  const labels = useLabels(stopLabels)
  const common = (name: keyof Stop) => ({
    label: labels[name],
    name: stopField(index, name),
    error: issueOf(stopField(index, name)),
  })
  const count = (name: 'steps' | 'metres') => (
    <Field
      {...common(name)}
      help={t(m.desk_stop_unknown)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      defaultValue={stop[name] ?? ''}
    />
  )
  return (
    <div className="grid items-end gap-4 pb-2 sm:grid-cols-2">
      <Select
        {...common('day')}
        defaultValue={String(stop.day)}
        choices={days.map((day) => ({ value: day, text: t(m.journey_day, { day }) }))}
      />
      <Field {...common('time')} type="time" help={t(m.desk_stop_no_hour)} defaultValue={stop.time ?? ''} />
      <Field {...common('place')} maxLength={STOP_LIMITS.place} defaultValue={stop.place} />
      <Field {...common('placeHindi')} lang="hi" maxLength={STOP_LIMITS.place} defaultValue={stop.placeHindi} />
      <TextArea {...common('note')} rows={3} maxLength={STOP_LIMITS.note} defaultValue={stop.note} />
      <TextArea
        {...common('noteHindi')}
        lang="hi"
        rows={3}
        maxLength={STOP_LIMITS.note}
        defaultValue={stop.noteHindi}
      />
      {count('steps')}
      {count('metres')}
      <Select
        {...common('means')}
        defaultValue={stop.means ?? ''}
        choices={[
          { value: '', text: t(m.desk_not_stated) },
          ...means.map((value) => ({ value, text: t(meansText[value]) })),
        ]}
      />
      <SpotSelect {...common('spot')} city={city} value={stop.spot} />
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input type="checkbox" name={stopField(index, 'wheelchair')} defaultChecked={stop.wheelchair} />
        {t(m.slip_wheelchair)}
      </label>
    </div>
  )
}

type SpotProps = { label: string; name: string; error?: string; city: string; value: string | null }

/** The places on the map of the city. A stored place of another map can be kept. */
function SpotSelect({ city, value, ...field }: SpotProps) {
  const t = useTranslate()
  const language = useLanguage()
  const known = slugOf(city)
  const onMap: Record<string, Spot> = isDrawnCity(known) ? spots[known] : {}
  const choices = Object.entries(onMap).map(([name, spot]) => ({ value: name, text: spot[language] }))
  const other = value !== null && !Object.hasOwn(onMap, value) ? [{ value, text: value }] : []
  return (
    <Select
      {...field}
      defaultValue={value ?? ''}
      choices={[{ value: '', text: t(m.desk_stop_no_spot) }, ...choices, ...other]}
    />
  )
}
