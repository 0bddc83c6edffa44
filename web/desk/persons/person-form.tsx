import { useRef } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { Person } from '../../../contract/desk/persons.ts'
import type { PersonKind } from '../../../domain/person.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api, type Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import type { OnSaved } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { textOf } from '../parts/form-values.ts'

type FieldName = 'name' | 'phoneNumber' | 'email' | 'vehicle' | 'seats' | 'city' | 'rites' | 'languages'
type FieldOf = { name: FieldName; label: Message; maxLength: number; type?: string; inputMode?: 'numeric' }

const name: FieldOf = { name: 'name', label: m.desk_name, maxLength: 80 }
const phone: FieldOf = { name: 'phoneNumber', label: m.common_phone_number, maxLength: 20, type: 'tel' }
const email: FieldOf = { name: 'email', label: m.common_email, maxLength: 254, type: 'email' }
const languages: FieldOf = { name: 'languages', label: m.people_languages, maxLength: 100 }

const fields: Record<PersonKind, readonly FieldOf[]> = {
  DRIVER: [
    name,
    phone,
    email,
    { name: 'vehicle', label: m.desk_driver_vehicle, maxLength: 60 },
    { name: 'seats', label: m.people_seats, maxLength: 2, inputMode: 'numeric' },
    languages,
  ],
  PRIEST: [
    name,
    phone,
    email,
    { name: 'city', label: m.desk_city, maxLength: 60 },
    { name: 'rites', label: m.people_rites, maxLength: 300 },
    languages,
  ],
}

type Props = { kind: PersonKind; person?: Person; onSaved: OnSaved }

/** Adds a driver or priest, or changes one. */
export function PersonForm({ kind, person, onSaved }: Props) {
  const t = useTranslate()
  const ref = useRef<HTMLFormElement>(null)
  const saving = useMutation({
    call: (form: FormData) => {
      const { seats, ...texts } = Object.fromEntries(
        fields[kind].map((field) => [field.name, textOf(form, field.name)]),
      )
      const json = { kind, name: '', phoneNumber: '', ...texts, ...(seats ? { seats: Number(seats) } : {}) }
      return person
        ? unwrap(api.admin.people[':id'].$put({ param: { id: person.id }, json }))
        : unwrap(api.admin.people.$post({ json }))
    },
    saved: m.people_saved,
    fallback: m.common_update_failed,
    done: () => {
      if (!ref.current) return
      onSaved(ref.current)
      if (!person) ref.current.reset()
    },
  })
  const labels = Object.fromEntries(fields[kind].map((field) => [field.name, t(field.label)]))
  return (
    <AjaxForm
      data-edits
      ref={ref}
      onSend={saving.run}
      summary={<ErrorSummary failure={saving.failure} labels={labels} />}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {fields[kind].map(({ label, ...field }) => (
          <Field
            key={field.name}
            {...field}
            label={t(label)}
            autoComplete="off"
            defaultValue={person?.[field.name] ?? ''}
            error={saving.issueOf(field.name)}
          />
        ))}
      </div>
      <Button type="submit" kind="second" busy={saving.busy} className="justify-self-start">
        {t(m.common_save)}
      </Button>
    </AjaxForm>
  )
}
