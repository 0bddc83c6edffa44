import type { ReactNode } from 'react'
import type { City } from '../../../contract/city.ts'
import { type Season, seasonNames, seasons } from '../../../domain/panchang/season.ts'
import type { OfferRate } from '../../../domain/price.ts'
import { m } from '../../../messages/compiled/messages.js'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { useGstRate } from '../../root-data.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import type { Place } from '../parts/form-values.ts'

/** Why a field was refused. */
export type Issues = (name: string) => string | undefined

type Labels = Record<string, string>

export const placeLabels = {
  name: m.desk_name,
  nameHindi: m.desk_name_hindi,
  city: m.desk_city,
  state: m.desk_state,
  stateHindi: m.desk_state_hindi,
}

type PlaceProps = { of: Place; cities: readonly City[]; labels: Labels; issueOf: Issues }

export function PlaceFields({ of, cities, labels, issueOf }: PlaceProps) {
  const text = (name: 'name' | 'nameHindi' | 'state' | 'stateHindi') => (
    <Field
      label={labels[name] ?? ''}
      name={name}
      lang={name.endsWith('Hindi') ? 'hi' : undefined}
      defaultValue={of[name]}
      error={issueOf(name)}
    />
  )
  return (
    <>
      <SideBySide>
        {text('name')}
        {text('nameHindi')}
      </SideBySide>
      <SideBySide>
        <CitySelect of={of} cities={cities} label={labels.city ?? ''} error={issueOf('city')} />
        <SideBySide>
          {text('state')}
          {text('stateHindi')}
        </SideBySide>
      </SideBySide>
    </>
  )
}

/** Two fields that are compared or read together, such as a text in both languages: on a wide screen in one row. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
)

/** Only a city of this list has a page; devotees could not find an offer in another city. */
function CitySelect({
  of,
  cities,
  label,
  error,
}: {
  of: Place
  cities: readonly City[]
  label: string
  error?: string
}) {
  const t = useTranslate()
  const language = useLanguage()
  const choices = cities.map((city) => ({ value: city.name, text: nameIn(language, city) }))
  const isListed = of.city === '' || cities.some(({ name }) => name === of.city)
  return (
    <Select
      // A select does not follow a new default value.
      key={of.city}
      label={label}
      help={isListed ? undefined : t(m.desk_city_without_page, { city: of.city })}
      name="city"
      defaultValue={of.city || cities[0]?.name}
      choices={isListed ? choices : [{ value: of.city, text: of.city }, ...choices]}
      error={error}
    />
  )
}

type AmountProps = { label?: string; name: string; value: number | null; issueOf: Issues }

/** An amount in rupees. A field of the type `number` would follow the mouse wheel and take `1e3`. */
export const MoneyField = ({ label = '', name, value, issueOf }: AmountProps) => (
  <Field
    label={label}
    name={name}
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    defaultValue={value ?? ''}
    error={issueOf(name)}
  />
)

type LinesProps = { label?: string; help?: string; name: string; value: string[]; lang?: string; issueOf: Issues }

/** A field for a list with one item per line. */
export function LinesField({ label = '', help, name, value, lang, issueOf }: LinesProps) {
  const t = useTranslate()
  return (
    <TextArea
      label={label}
      help={help ?? t(m.desk_one_a_line)}
      name={name}
      lang={lang}
      // The field has a row for each entry and one more; a browser with `field-sizing` makes room for long entries.
      rows={Math.max(3, value.length + 1)}
      style={{ fieldSizing: 'content', minHeight: '6rem', maxHeight: '24rem' }}
      defaultValue={value.join('\n')}
      error={issueOf(name)}
    />
  )
}

type SeasonProps = { label: string; value: Season | null; issueOf: Issues }

/** The time of the year in which a package or pooja is offered; null: all year. */
export function SeasonField({ label, value, issueOf }: SeasonProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Select
      // A select does not follow a new default value.
      key={value}
      label={label}
      name="season"
      defaultValue={value ?? ''}
      choices={[
        { value: '', text: t(m.desk_all_year) },
        ...seasonNames.map((name) => ({
          value: name,
          text: t(m.desk_season_only, { season: seasons[name].name[language] }),
        })),
      ]}
      error={issueOf('season')}
    />
  )
}

type RateProps = { value: OfferRate | null; rates: readonly OfferRate[]; issueOf: Issues }

/** The rate of GST of an offer; null: that of the settings. A pooja, whose rate can only be 18 %, is then exempt. */
export function RateField({ value, rates, issueOf }: RateProps) {
  const t = useTranslate()
  const rate = useGstRate()
  return (
    <Select
      // A select does not follow a new default value.
      key={value}
      label={t(m.desk_offer_gst)}
      help={rates.length > 1 ? t(m.desk_offer_gst_help) : undefined}
      name="gstPercent"
      defaultValue={value ?? ''}
      choices={[
        { value: '', text: rates.length > 1 ? t(m.desk_offer_gst_site, { rate }) : t(m.desk_offer_gst_exempt) },
        ...rates.map((one) => ({ value: String(one), text: `${one}%` })),
      ]}
      error={issueOf('gstPercent')}
    />
  )
}
