import type { Ref } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { PlacesEdit } from '../../../contract/places.ts'
import { addDays, type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { formatWeekday } from '../../../domain/format.ts'
import { isOfferKind, type PlaceSubject, type Weekday, weekdays } from '../../../domain/places.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { readRupees } from '../parts/statement-amount.ts'

const acts = ['places', 'noLimit', 'close', 'open', 'price', 'usualPrice'] as const

/** What is set, for whom and on which days, as typed. */
export type Draft = {
  of: PlaceSubject | ''
  from: CalendarDay
  to: CalendarDay
  /** Only these weekdays; all of them if the list is empty. */
  only: readonly Weekday[]
  what: (typeof acts)[number]
  places: string
  price: string
  reason: string
  reasonHindi: string
}

export const emptyDraft = (today: CalendarDay): Draft => ({
  of: '',
  from: today,
  to: today,
  only: [],
  what: 'places',
  places: '',
  price: '',
  reason: '',
  reasonHindi: '',
})

/** The input of the call. A value that is not a number becomes NaN, which the call refuses. */
function changeOf({ what, places, price, reason, reasonHindi }: Draft): Omit<PlacesEdit, 'subject' | 'from' | 'to'> {
  if (what === 'places') return { places: places.trim() === '' ? Number.NaN : Number(places) }
  if (what === 'noLimit') return { places: null }
  if (what === 'open') return { closed: false }
  if (what === 'usualPrice') return { price: null }
  if (what === 'price') return { price: readRupees(price) ?? Number.NaN }
  return { closed: true, ...(reason.trim() && { reason }), ...(reasonHindi.trim() && { reasonHindi }) }
}

type Choice = PlacesEdit['subject'] & { text: string }
type Props = {
  ref: Ref<HTMLFormElement>
  /** The offer, and the vehicles or priests of its city. */
  subjects: readonly [Choice, ...Choice[]]
  draft: Draft
  today: CalendarDay
  onChange: (next: Partial<Draft>) => void
  onSaved: () => void
}

/** Sets one value on a span of days. */
export function PlacesForm({ ref, subjects, draft, today, onChange, onSaved }: Props) {
  const t = useTranslate()
  const { from, to, only, what } = draft
  const { kind, id } = subjects.find((one) => one.kind === draft.of) ?? subjects[0]
  const isPriced = isOfferKind(kind)
  const saving = useMutation({
    call: () =>
      unwrap(
        api.admin.places.$put({
          json: {
            subject: { kind, id },
            from: startOf(from),
            to: startOf(to),
            ...(only.length > 0 && { weekdays: [...only] }),
            ...changeOf(draft),
          },
        }),
      ),
    saved: m.places_saved,
    fallback: m.common_update_failed,
    done: onSaved,
  })
  const labels = {
    from: t(m.days_from),
    to: t(m.days_to),
    places: t(m.days_places),
    price: t(m.days_price),
    reason: t(m.days_reason),
    reasonHindi: t(m.days_reason_hindi),
  }
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    name,
    autoComplete: 'off',
    value: draft[name],
    error: saving.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <AjaxForm
      ref={ref}
      onSend={() => saving.run()}
      className="card"
      summary={<ErrorSummary failure={saving.failure} labels={labels} />}
    >
      <h2>{t(m.days_set)}</h2>
      {subjects.length > 1 && (
        <Select
          label={t(m.days_for)}
          name="of"
          value={kind}
          choices={subjects.map(({ kind: value, text }) => ({ value, text }))}
          onChoose={(value) => onChange({ of: subjects.find((one) => one.kind === value)?.kind ?? '', what: 'places' })}
        />
      )}
      <Select
        label={t(m.days_what)}
        name="what"
        value={what}
        choices={acts
          .filter((act) => isPriced || !act.toLowerCase().includes('price'))
          .map((value) => ({ value, text: t(actText[value]) }))}
        onChoose={(value) => onChange({ what: acts.find((act) => act === value) ?? 'places' })}
      />
      {what === 'places' && <Field {...field('places')} inputMode="numeric" maxLength={5} required />}
      {what === 'price' && <Field {...field('price')} inputMode="decimal" maxLength={20} required />}
      {what === 'close' && (
        <>
          <Field {...field('reason')} lang="en" maxLength={200} required />
          <Field {...field('reasonHindi')} lang="hi" maxLength={200} required />
        </>
      )}
      <Field {...field('from')} type="date" min={today} required />
      <Field {...field('to')} type="date" min={from} required />
      <Weekdays only={only} onChange={(next) => onChange({ only: next })} />
      <Button type="submit" busy={saving.busy}>
        {t(m.common_save)}
      </Button>
    </AjaxForm>
  )
}

const actText = {
  places: m.days_act_places,
  noLimit: m.days_act_no_limit,
  close: m.days_act_close,
  open: m.days_act_open,
  price: m.days_act_price,
  usualPrice: m.days_act_usual_price,
}

/** The date of any Sunday. */
const SUNDAY = '2026-01-04' as CalendarDay

type WeekdaysProps = { only: readonly Weekday[]; onChange: (next: Weekday[]) => void }

/** Limits the span to these weekdays; without a choice all of them count. */
function Weekdays({ only, onChange }: WeekdaysProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold">{t(m.days_weekdays)}</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((weekday, index) => (
          <Checkbox
            key={weekday}
            label={formatWeekday(addDays(SUNDAY, index), language)}
            checked={only.includes(weekday)}
            onChange={(isOn) => onChange(weekdays.filter((one) => (one === weekday ? isOn : only.includes(one))))}
          />
        ))}
      </div>
    </fieldset>
  )
}
