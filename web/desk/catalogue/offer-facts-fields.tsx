import type { Event, Package } from '../../../contract/catalogue.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Field } from '../../ui/field.tsx'
import { linesOf, textOf } from '../parts/form-values.ts'
import { type Issues, LinesField, SideBySide } from './edit-fields.tsx'

const ofBoth = ['notIncluded', 'notIncludedHindi', 'goodToKnow', 'goodToKnowHindi'] as const
const ofPooja = ['included', 'includedHindi', ...ofBoth] as const
/** The labels of the fields below. */
export const factLabels = {
  included: m.city_facilities,
  includedHindi: m.desk_facilities_hindi,
  notIncluded: m.offers_not_included,
  notIncludedHindi: m.offers_not_included_hindi,
  goodToKnow: m.offers_good_to_know,
  goodToKnowHindi: m.offers_good_to_know_hindi,
  startsAt: m.offers_starts_at,
  endsAt: m.offers_ends_at,
  meetingPlace: m.cities_meeting_place,
  meetingPlaceHindi: m.cities_meeting_place_hindi,
  seats: m.offers_seats,
} as const satisfies Record<string, Message>

type Props = { of: Package | Event; labels: Record<keyof typeof factLabels, string>; issueOf: Issues }

/** What devotees should know of a package or pooja before they travel. */
export function OfferFactsFields({ of, labels, issueOf }: Props) {
  const t = useTranslate()
  const lang = (name: string) => (name.endsWith('Hindi') ? 'hi' : undefined)
  const line = (name: keyof typeof factLabels, value: string[]) => (
    <LinesField key={name} label={labels[name]} name={name} value={value} lang={lang(name)} issueOf={issueOf} />
  )
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-heading text-xl font-bold text-river">{t(m.offers_facts)}</legend>
      <p className="text-quiet">{t(m.offers_facts_help)}</p>
      <SideBySide>
        {'included' in of ? ofPooja.map((name) => line(name, of[name])) : ofBoth.map((name) => line(name, of[name]))}
      </SideBySide>
      <SideBySide>
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <Field
            key={name}
            type="time"
            label={labels[name]}
            help={t(m.offers_hour_help)}
            name={name}
            defaultValue={of[name] ?? ''}
            error={issueOf(name)}
          />
        ))}
        {(['meetingPlace', 'meetingPlaceHindi'] as const).map((name) => (
          <Field
            key={name}
            label={labels[name]}
            help={t(m.offers_meeting_help)}
            name={name}
            maxLength={200}
            lang={lang(name)}
            defaultValue={of[name]}
            error={issueOf(name)}
          />
        ))}
        {'seats' in of && (
          <Field
            label={labels.seats}
            help={t(m.offers_seats_help)}
            name="seats"
            inputMode="numeric"
            maxLength={2}
            defaultValue={of.seats ?? ''}
            error={issueOf('seats')}
          />
        )}
      </SideBySide>
    </fieldset>
  )
}

/** The facts that the form's fields describe. */
export const offerFactsOf = (form: FormData) => ({
  notIncluded: linesOf(form, 'notIncluded'),
  notIncludedHindi: linesOf(form, 'notIncludedHindi'),
  goodToKnow: linesOf(form, 'goodToKnow'),
  goodToKnowHindi: linesOf(form, 'goodToKnowHindi'),
  startsAt: textOf(form, 'startsAt') || null,
  endsAt: textOf(form, 'endsAt') || null,
  meetingPlace: textOf(form, 'meetingPlace'),
  meetingPlaceHindi: textOf(form, 'meetingPlaceHindi'),
})

/** NaN, which the call refuses, if the field contains no number. */
export const seatsOf = (form: FormData): number | null => {
  const text = textOf(form, 'seats')
  return text === '' ? null : Number(text)
}
