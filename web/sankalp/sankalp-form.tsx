import { type ReactNode, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { LONGEST_SANKALP, type Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Field, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import type { UnsavedEdits } from '../ui/unsaved-edits.tsx'
import { useMutation } from '../ui/use-mutation.ts'

export type SankalpFormProps = {
  /** The names are saved for each of these bookings. */
  bookingIds: readonly string[]
  sankalp: Sankalp | null
  edits: UnsavedEdits
  onSaved: (saved: Sankalp | null) => void
  /** False on a page that shows no data from a loader. */
  reloads?: boolean
  /** The buttons of the form. */
  children: (busy: boolean) => ReactNode
}

/** The names and the gotra that the priest says in the sankalp. Empty fields remove what was saved. */
export function SankalpForm({
  bookingIds,
  sankalp,
  edits: { form: ref, markSaved, question },
  onSaved,
  reloads = true,
  children,
}: SankalpFormProps) {
  const t = useTranslate()
  const [isMissing, setMissing] = useState(false)
  const saving = useMutation({
    call: (json: Sankalp) => saveForEach(bookingIds, json),
    saved: m.sankalp_saved,
    fallback: m.common_update_failed,
    done: ({ data }) => {
      markSaved()
      onSaved(data)
    },
    reloads,
    reloadsAfterConflict: reloads,
  })
  const send = (form: FormData) => {
    const names = String(form.get('names'))
    const hasNothing = sankalp === null && names.trim() === ''
    setMissing(hasNothing)
    if (!hasNothing) saving.run({ names, gotra: String(form.get('gotra')) })
  }
  return (
    <AjaxForm ref={ref} onSend={send}>
      <TextArea
        label={t(m.sankalp_names)}
        help={t(m.sankalp_names_help)}
        name="names"
        rows={3}
        maxLength={LONGEST_SANKALP.names}
        autoComplete="off"
        defaultValue={sankalp?.names}
        error={isMissing ? t(m.error_sankalp_names_required) : saving.issueOf('names')}
      />
      <Field
        label={t(m.sankalp_gotra)}
        help={t(m.sankalp_gotra_help)}
        name="gotra"
        maxLength={LONGEST_SANKALP.gotra}
        autoComplete="off"
        defaultValue={sankalp?.gotra}
        error={saving.issueOf('gotra')}
      />
      <FormError text={saving.errorBeside('names', 'gotra')} advice={saving.advice} />
      {children(saving.busy)}
      {question}
    </AjaxForm>
  )
}

async function saveForEach([first = '', ...others]: readonly string[], json: Sankalp) {
  const save = (id: string) => unwrap(api.bookings[':id'].sankalp.$put({ param: { id }, json }))
  const answer = await save(first)
  for (const id of others) await save(id)
  return answer
}
