import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Field, Labelled } from '../ui/field.tsx'
import { callingCodeOf, countriesIn } from './countries.ts'
import { COUNTRY, shownNumber } from './phone-entry.ts'

type Props = {
  /** In E.164, or as it was typed. */
  number?: string
  /** The country that was chosen; otherwise the country of the number. */
  country?: string
  error?: string
}

/** A phone number and its country, India first. */
export function PhoneField({ number = '', country, error }: Props) {
  const t = useTranslate()
  const shown = country === undefined ? shownNumber(number) : { country, number }
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-4 *:grow">
      <div className="basis-[8.5rem]">
        <CountrySelect country={shown.country} />
      </div>
      <div className={error ? 'basis-full sm:basis-44' : 'basis-[8.5rem] sm:basis-44'}>
        <Field
          label={t(m.common_phone_number)}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={shown.number}
          error={error}
        />
      </div>
    </div>
  )
}

function CountrySelect({ country }: { country: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <Labelled label={t(m.common_country)} name={COUNTRY}>
      {(control) => (
        <select {...control} name={COUNTRY} autoComplete="country" defaultValue={country}>
          {countriesIn(language).map((code) => (
            // The browser may use another name for a country than the server.
            <option key={code} value={code} suppressHydrationWarning>
              {`${names.of(code)} (+${callingCodeOf(code)})`}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
