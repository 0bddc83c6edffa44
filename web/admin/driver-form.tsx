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
import { useTask } from '../ui/use-task.ts'
import { textOf } from './edit-form.tsx'

/** Who drives on the journey. */
export function DriverForm({ booking: { id, driver } }: { booking: BookingDetail }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_update)
  const wrong = {
    name: task.issueOf('name'),
    phone: task.issueOf('phone') ?? task.issueOf('phoneNumber'),
    vehicle: task.issueOf('vehicle'),
  }

  const save = (form: FormData) =>
    task.run(async () => {
      const json = {
        id,
        name: textOf(form, 'name'),
        phone: textOf(form, 'phone'),
        vehicle: textOf(form, 'vehicle'),
      }
      const { message } = await unwrap(api.bookings.driver.$post({ json }))
      showToast('success', message ?? say(m.driver_saved))
      await revalidate()
    })

  return (
    <section aria-labelledby="driver" className="card grid gap-3">
      <h2 id="driver">{say(m.desk_driver)}</h2>
      <p className="text-quiet">{say(m.desk_driver_help)}</p>
      <SentForm onSend={(form) => void save(form)}>
        <Field
          label={say(m.desk_driver_name)}
          name="name"
          autoComplete="off"
          maxLength={80}
          defaultValue={driver?.name}
          error={wrong.name}
        />
        <Field
          label={say(m.phone_number)}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={20}
          defaultValue={driver?.phone}
          error={wrong.phone}
        />
        <Field
          label={say(m.desk_driver_vehicle)}
          name="vehicle"
          autoComplete="off"
          maxLength={60}
          defaultValue={driver?.vehicle}
          error={wrong.vehicle}
        />
        {task.error && !Object.values(wrong).some(Boolean) && <p className="font-bold text-kumkum">{task.error}</p>}
        <Button kind="second" type="submit" busy={task.busy} className="justify-self-start">
          {say(m.desk_driver_save)}
        </Button>
      </SentForm>
    </section>
  )
}
