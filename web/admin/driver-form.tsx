import { useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

const fields = [
  { name: 'name', label: m.admin_driver_name, maxLength: 80 },
  { name: 'phone', label: m.common_phone_number, maxLength: 20, type: 'tel' },
  { name: 'vehicle', label: m.admin_driver_vehicle, maxLength: 60 },
] as const

export function DriverForm({ booking: { id, driver } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(driver ?? { name: '', phone: '', vehicle: '' })
  const [missing, setMissing] = useState<readonly string[]>([])
  const saving = useMutation({
    call: () => unwrap(api.bookings.driver.$post({ json: { id, ...typed } })),
    saved: m.admin_driver_saved,
    fallback: m.common_update_failed,
    done: ({ data }) => setTyped(data),
  })

  const save = () => {
    const empty = fields.flatMap(({ name }) => (typed[name].trim() === '' ? [name] : []))
    setMissing(empty)
    if (empty.length === 0) saving.run()
  }

  return (
    <section aria-labelledby="driver" className="card grid gap-3">
      <h2 id="driver">{t(m.admin_driver)}</h2>
      <p className="text-quiet">{t(m.admin_driver_help)}</p>
      <AjaxForm onSend={save}>
        {fields.map(({ name, label, ...input }) => (
          <Field
            key={name}
            {...input}
            label={t(label)}
            autoComplete="off"
            value={typed[name]}
            error={missing.includes(name) ? t(m.admin_missing) : saving.issueOf(name)}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <FormError text={saving.errorBeside(...fields.map(({ name }) => name))} />
        <Button kind="second" type="submit" busy={saving.busy} className="justify-self-start">
          {t(m.admin_driver_save)}
        </Button>
      </AjaxForm>
    </section>
  )
}
