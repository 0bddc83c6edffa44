import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'

const fields = [
  { name: 'name', label: m.admin_driver_name, maxLength: 80 },
  { name: 'phone', label: m.common_phone_number, maxLength: 20, type: 'tel' },
  { name: 'vehicle', label: m.admin_driver_vehicle, maxLength: 60 },
] as const

/** Who drives on the journey. */
export function DriverForm({ booking: { id, driver } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(driver ?? { name: '', phone: '', vehicle: '' })
  const [missing, setMissing] = useState<readonly string[]>([])
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.common_update_failed)
  const wrong = {
    name: mutation.issueOf('name'),
    phone: mutation.issueOf('phone') ?? mutation.issueOf('phoneNumber'),
    vehicle: mutation.issueOf('vehicle'),
  }

  const save = () => {
    const empty = fields.flatMap(({ name }) => (typed[name].trim() === '' ? [name] : []))
    setMissing(empty)
    if (empty.length > 0) return
    void mutation.run(async () => {
      const { data, message } = await unwrap(api.bookings.driver.$post({ json: { id, ...typed } }))
      setTyped(data)
      showToast('success', message ?? t(m.admin_driver_saved))
      await revalidate()
    })
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
            error={missing.includes(name) ? t(m.admin_missing) : wrong[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        {mutation.error && !Object.values(wrong).some(Boolean) && (
          <p className="font-bold text-kumkum">{mutation.error}</p>
        )}
        <Button kind="second" type="submit" busy={mutation.busy} className="justify-self-start">
          {t(m.admin_driver_save)}
        </Button>
      </AjaxForm>
    </section>
  )
}
