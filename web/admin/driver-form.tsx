import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'

const fields = [
  { name: 'name', label: m.desk_driver_name, maxLength: 80 },
  { name: 'phone', label: m.phone_number, maxLength: 20, type: 'tel' },
  { name: 'vehicle', label: m.desk_driver_vehicle, maxLength: 60 },
] as const

/** Who drives on the journey. */
export function DriverForm({ booking: { id, driver } }: { booking: BookingDetail }) {
  const say = useSay()
  const [typed, setTyped] = useState(driver ?? { name: '', phone: '', vehicle: '' })
  const [missing, setMissing] = useState<readonly string[]>([])
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_update)
  const wrong = {
    name: task.issueOf('name'),
    phone: task.issueOf('phone') ?? task.issueOf('phoneNumber'),
    vehicle: task.issueOf('vehicle'),
  }

  const save = () => {
    const empty = fields.flatMap(({ name }) => (typed[name].trim() === '' ? [name] : []))
    setMissing(empty)
    if (empty.length > 0) return
    void task.run(async () => {
      const { data, message } = await unwrap(api.bookings.driver.$post({ json: { id, ...typed } }))
      setTyped(data)
      showToast('success', message ?? say(m.driver_saved))
      await revalidate()
    })
  }

  return (
    <section aria-labelledby="driver" className="card grid gap-3">
      <h2 id="driver">{say(m.desk_driver)}</h2>
      <p className="text-quiet">{say(m.desk_driver_help)}</p>
      <SentForm onSend={save}>
        {fields.map(({ name, label, ...input }) => (
          <Field
            key={name}
            {...input}
            label={say(label)}
            autoComplete="off"
            value={typed[name]}
            error={missing.includes(name) ? say(m.desk_missing) : wrong[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        {task.error && !Object.values(wrong).some(Boolean) && <p className="font-bold text-kumkum">{task.error}</p>}
        <Button kind="second" type="submit" busy={task.busy} className="justify-self-start">
          {say(m.desk_driver_save)}
        </Button>
      </SentForm>
    </section>
  )
}
