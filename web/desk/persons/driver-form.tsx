import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { textOf } from '../parts/form-values.ts'
import { type Told, useTold } from '../parts/use-told.ts'
import { PersonChoice } from './person-choice.tsx'

const fields = [
  { name: 'name', label: m.desk_driver_name, maxLength: 80 },
  { name: 'phone', label: m.common_phone_number, maxLength: 20, type: 'tel' },
  { name: 'vehicle', label: m.desk_driver_vehicle, maxLength: 60 },
] as const

type Props = {
  booking: Pick<BookingDetail, 'id' | 'driver' | 'verified' | 'dateStart' | 'dateEnd'> & { User: Told | null }
}

/** Names the driver of a booking: a person of the list, or another one whose name is typed. */
export function DriverForm({ booking }: Props) {
  const t = useTranslate()
  const { id, driver, verified, dateStart, dateEnd } = booking
  const [listed, setListed] = useState(0)
  const told = useTold(booking.User)
  return (
    <section aria-labelledby="driver" className="card grid gap-3">
      <h2 id="driver">{t(m.desk_driver)}</h2>
      <p className="text-quiet">{verified ? `${t(m.desk_driver_help)} ${told}` : t(m.desk_driver_later)}</p>
      <PersonChoice
        kind="DRIVER"
        bookingIds={[id]}
        from={dateStart}
        to={dateEnd}
        phone={driver?.phone}
        onCount={setListed}
      />
      {listed === 0 ? (
        <TypedDriver booking={booking} />
      ) : (
        <details>
          <summary className="min-h-11 py-2 font-bold text-river">{t(m.people_other_driver)}</summary>
          <TypedDriver booking={booking} />
        </details>
      )}
    </section>
  )
}

function TypedDriver({ booking: { id, driver } }: Props) {
  const t = useTranslate()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  const saving = useMutation({
    call: (form: FormData) => {
      const json = { id, name: textOf(form, 'name'), phone: textOf(form, 'phone'), vehicle: textOf(form, 'vehicle') }
      return unwrap(api.bookings.driver.$post({ json }))
    },
    saved: m.desk_driver_saved,
    fallback: m.common_update_failed,
    done: markSaved,
    reloadsAfterConflict: true,
  })
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, t(label)]))

  return (
    <AjaxForm ref={ref} onSend={saving.run} summary={<ErrorSummary failure={saving.failure} labels={labels} />}>
      {fields.map(({ name, label, ...input }) => (
        <Field
          // The number is shown in the form in which it was saved.
          key={`${name} ${driver?.[name]}`}
          {...input}
          name={name}
          label={t(label)}
          autoComplete="off"
          defaultValue={driver?.[name]}
          error={saving.issueOf(name)}
        />
      ))}
      <Button kind="second" type="submit" busy={saving.busy} className="justify-self-start">
        {t(m.desk_driver_save)}
      </Button>
      {question}
    </AjaxForm>
  )
}
