import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { isUtr, UTR_LENGTH } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { useTask } from '../ui/use-task.ts'

/** The reference of the payment; sent once, however often the button is pressed. */
export function UtrStep({ amountPayable, onBooked }: { amountPayable: number; onBooked: (text: string) => void }) {
  const say = useSay()
  const [utr, setUtr] = useState('')
  const [invalid, setInvalid] = useState(false)
  const task = useTask(m.failed_booking)

  const submit = () => {
    const refNo = utr.trim()
    setInvalid(!isUtr(refNo))
    if (!isUtr(refNo)) return
    void task.run(async () => {
      const { message } = await unwrap(api.bookings.add.$post({ json: { amountPaid: amountPayable, refNo } }))
      onBooked(message ?? say(m.booked))
    })
  }

  return (
    <section aria-labelledby="utr" className="card grid gap-4">
      <h2 id="utr">{say(m.step_utr)}</h2>
      <SentForm onSend={submit}>
        <Field
          label={say(m.utr_number)}
          help={say(m.utr_help)}
          value={utr}
          inputMode="numeric"
          autoComplete="off"
          maxLength={UTR_LENGTH + 8}
          error={invalid ? say(m.error_utr_invalid) : task.error}
          onChange={(event) => {
            setUtr(event.target.value)
            setInvalid(false)
          }}
        />
        <Button type="submit" busy={task.busy}>
          {say(m.submit)}
        </Button>
      </SentForm>
    </section>
  )
}
