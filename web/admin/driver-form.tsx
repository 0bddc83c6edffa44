import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useUnsavedEdits } from '../ui/unsaved-edits.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { textOf } from './form-values.ts'

const fields = [
  { name: 'name', label: m.admin_driver_name, maxLength: 80 },
  { name: 'phone', label: m.common_phone_number, maxLength: 20, type: 'tel' },
  { name: 'vehicle', label: m.admin_driver_vehicle, maxLength: 60 },
] as const

type Props = { booking: Pick<BookingDetail, 'id' | 'driver' | 'verified'> }

export function DriverForm({ booking: { id, driver, verified } }: Props) {
  const t = useTranslate()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  const saving = useMutation({
    call: (form: FormData) => {
      const json = { id, name: textOf(form, 'name'), phone: textOf(form, 'phone'), vehicle: textOf(form, 'vehicle') }
      return unwrap(api.bookings.driver.$post({ json }))
    },
    saved: m.admin_driver_saved,
    fallback: m.common_update_failed,
    done: markSaved,
    reloadsAfterConflict: true,
  })
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, t(label)]))

  return (
    <section aria-labelledby="driver" className="card grid gap-3">
      <h2 id="driver">{t(m.admin_driver)}</h2>
      <p className="text-quiet">{t(verified ? m.admin_driver_help : m.admin_driver_later)}</p>
      <AjaxForm ref={ref} onSend={saving.run} summary={<ErrorSummary failure={saving.failure} labels={labels} />}>
        {fields.map(({ name, label, ...input }) => (
          <Field
            // The number is shown as it was saved.
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
          {t(m.admin_driver_save)}
        </Button>
        {question}
      </AjaxForm>
    </section>
  )
}
