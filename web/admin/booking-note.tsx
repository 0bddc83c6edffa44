import { useState } from 'react'
import type { BookingOfUser } from '../../contract/admin.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

/** A note on a booking for staff only. */
export function BookingNote({ booking: { id, note } }: { booking: Pick<BookingOfUser, 'id' | 'note'> }) {
  const t = useTranslate()
  const [text, setText] = useState(note)
  return (
    <Dialog opener={t(note ? m.admin_note_open : m.admin_note_add)} title={t(m.admin_note)}>
      <NoteForm id={id} text={text} onType={setText} />
    </Dialog>
  )
}

type FormProps = { id: string; text: string; onType: (text: string) => void }

function NoteForm({ id, text, onType }: FormProps) {
  const t = useTranslate()
  const saving = useMutation({
    call: () => unwrap(api.bookings.note.$post({ json: { id, note: text } })),
    saved: m.admin_note_saved,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
  })
  return (
    <AjaxForm onSend={() => saving.run()}>
      <TextArea
        label={t(m.admin_note_label)}
        lang={langOf(text)}
        value={text}
        maxLength={2000}
        error={saving.error}
        onChange={(event) => onType(event.target.value)}
      />
      <DialogActions send={t(m.common_save)} busy={saving.busy} keep={t(m.admin_close)} />
    </AjaxForm>
  )
}
