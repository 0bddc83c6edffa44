import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { PhoneBooking } from '../../../contract/desk/phone-booking.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Field, Select } from '../../ui/field.tsx'
import { TravellersFields } from '../../travellers/travellers.tsx'
import { textOf } from '../parts/form-values.ts'
import { useRead } from './enter-day.tsx'

/** Fewer digits match many numbers. */
const FEWEST_DIGITS = 8
const NATIONAL_DIGITS = 10

/** The devotee who has the typed phone number, and how the call identifies the devotee. */
export function useCaller(phone: string) {
  const [chosen, setChosen] = useState<Language | null>(null)
  const digits = phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS)
  const people = useRead(digits.length >= FEWEST_DIGITS ? digits : '', async (q) => {
    const { data } = await unwrap(api.admin.search.$get({ query: { q } }))
    return data.people
  })
  const found = (people ?? []).filter(({ phoneNumber }) => phoneNumber.endsWith(digits))
  const known = found.length === 1 ? found[0] : undefined
  return {
    found,
    known,
    /** The language of the devotee whom staff found, until they choose another one. */
    language: chosen ?? known?.language ?? 'hi',
    chooseLanguage: (value: string) => setChosen(isLanguage(value) ? value : null),
    devoteeIn(form: FormData): PhoneBooking['devotee'] {
      const userId = textOf(form, 'devotee.userId')
      const written = chosen && { language: chosen }
      if (userId) return { userId, ...written }
      const email = textOf(form, 'devotee.email')
      const name = known?.name ?? textOf(form, 'devotee.name')
      return { name, phoneNumber: phone, ...(email && { email }), ...written }
    },
  }
}

const languageChoices = [
  { value: 'hi', text: 'हिन्दी' },
  { value: 'en', text: 'English' },
] as const

type Props = {
  caller: ReturnType<typeof useCaller>
  phone: string
  onPhone: (phone: string) => void
  issueOf: (name: string) => string | undefined
}

/** The phone number comes first, because it finds everyone who has booked before. */
export function EnterDevotee({ caller: { found, known, language, chooseLanguage }, phone, onPhone, issueOf }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-bold">{t(m.desk_enter_who)}</legend>
      <Field
        name="devotee.phoneNumber"
        label={t(m.common_phone_number)}
        type="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={issueOf('devotee.phoneNumber')}
        onChange={({ target }) => onPhone(target.value)}
      />
      <p role="status" className={known ? 'font-bold' : 'sr-only'}>
        {known && t(m.desk_enter_known, { name: known.name })}
      </p>
      {found.length > 1 && (
        <Select
          name="devotee.userId"
          label={t(m.desk_enter_person)}
          defaultValue={found[0]?.id}
          choices={found.map(({ id, name, email }) => ({
            value: id,
            text: [name, email].filter(Boolean).join(', '),
          }))}
          error={issueOf('devotee.userId')}
        />
      )}
      {found.length === 0 && (
        <Field
          name="devotee.name"
          label={t(m.common_full_name)}
          autoComplete="off"
          maxLength={100}
          error={issueOf('devotee.name')}
        />
      )}
      {found.length < 2 && !known?.email && (
        <Field
          name="devotee.email"
          label={t(m.desk_enter_email)}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={issueOf('devotee.email')}
        />
      )}
      {found.length < 2 && (
        <Select
          name="devotee.language"
          label={t(m.desk_enter_language)}
          value={language}
          choices={languageChoices}
          error={issueOf('devotee.language')}
          onChoose={chooseLanguage}
        />
      )}
      <details>
        <summary className="min-h-11 py-2 font-bold text-river">{t(m.travellers_open)}</summary>
        <div className="grid gap-4">
          <TravellersFields within="travellers." issueOf={issueOf} />
        </div>
      </details>
    </fieldset>
  )
}

/** Who travels if it is not the devotee. */
export function travellersIn(form: FormData): Pick<PhoneBooking, 'travellers'> {
  const field = (name: string) => textOf(form, `travellers.${name}`)
  const [names, phoneNumber, needs] = [field('names'), field('phoneNumber'), field('needs')]
  return names || phoneNumber || needs ? { travellers: { names, phoneNumber, needs } } : {}
}
