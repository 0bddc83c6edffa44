import { unwrap } from '../../../contract/client.ts'
import type { PhoneBooking } from '../../../contract/desk/phone-booking.ts'
import type { SearchResults } from '../../../contract/desk/search.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Field, Select } from '../../ui/field.tsx'
import { textOf } from '../parts/form-values.ts'
import { useRead } from './enter-day.tsx'

type Person = SearchResults['people'][number]

/** Fewer digits are the beginning of many numbers. */
const FEWEST_DIGITS = 8
const NATIONAL_DIGITS = 10

/** Whoever has the phone number that staff type, and what the call says of them. */
export function useCaller(phone: string) {
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
    devoteeIn(form: FormData): PhoneBooking['devotee'] {
      const userId = textOf(form, 'devotee.userId')
      if (userId) return { userId }
      const email = textOf(form, 'devotee.email')
      const name = known?.name ?? textOf(form, 'devotee.name')
      return { name, phoneNumber: phone, ...(email && { email }) }
    },
  }
}

type Props = {
  caller: { found: readonly Person[]; known: Person | undefined }
  phone: string
  onPhone: (phone: string) => void
  issueOf: (name: string) => string | undefined
}

/** The phone number first: whoever has booked before is found by it. */
export function EnterDevotee({ caller: { found, known }, phone, onPhone, issueOf }: Props) {
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
    </fieldset>
  )
}
