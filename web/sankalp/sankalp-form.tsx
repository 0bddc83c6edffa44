import { type ReactNode, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { departedFields, LONGEST_SANKALP, type Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Field, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import type { UnsavedEdits } from '../ui/unsaved-edits.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { hasDeparted, type Rites } from './sankalp-words.tsx'

export type SankalpFormProps = {
  /** The names are saved for each of these. */
  bookings: readonly (Rites[number] & { id: string })[]
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
  bookings,
  sankalp,
  edits: { form: ref, markSaved, question },
  onSaved,
  reloads = true,
  children,
}: SankalpFormProps) {
  const t = useTranslate()
  const [isMissing, setMissing] = useState(false)
  const isOfDeparted = hasDeparted(bookings)
  const saving = useMutation({
    call: (json: Sankalp) => saveForEach(bookings, json),
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
    const asked = isOfDeparted ? departedFields.map((field) => [field, String(form.get(field))]) : []
    if (!hasNothing) saving.run({ names, gotra: String(form.get('gotra')), ...Object.fromEntries(asked) })
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
      {isOfDeparted && <DepartedFields sankalp={sankalp} issueOf={saving.issueOf} />}
      <FormError text={saving.errorBeside('names', 'gotra', ...departedFields)} advice={saving.advice} />
      {children(saving.busy)}
      {question}
    </AjaxForm>
  )
}

type DepartedProps = Pick<SankalpFormProps, 'sankalp'> & { issueOf: (field: string) => string | undefined }

/** The facts that the priest needs for a rite for the departed. */
function DepartedFields({ sankalp, issueOf }: DepartedProps) {
  const t = useTranslate()
  const field = (name: (typeof departedFields)[number]) => ({
    name,
    maxLength: LONGEST_SANKALP[name],
    autoComplete: 'off',
    defaultValue: sankalp?.[name],
    error: issueOf(name),
  })
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-bold">{t(m.sankalp_departed)}</legend>
      <p>{t(m.sankalp_women)}</p>
      <Field label={t(m.sankalp_other_gotra)} help={t(m.sankalp_other_gotra_help)} {...field('otherGotra')} />
      <Field label={t(m.sankalp_origin)} help={t(m.sankalp_origin_help)} {...field('origin')} />
      <TextArea label={t(m.sankalp_death)} help={t(m.sankalp_death_help)} rows={2} {...field('death')} />
    </fieldset>
  )
}

async function saveForEach([first, ...others]: SankalpFormProps['bookings'], json: Sankalp) {
  const save = (id = '') => unwrap(api.bookings[':id'].sankalp.$put({ param: { id }, json }))
  const answer = await save(first?.id)
  for (const { id } of others) await save(id)
  return answer
}
