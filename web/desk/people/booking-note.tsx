import { useState } from 'react'
import type { BookingOfUser } from '../../../contract/desk/people.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { fieldText } from '../../ui/form-action.ts'
import { Modal } from '../../ui/modal.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

type Noted = Pick<BookingOfUser, 'id' | 'note'>

/** A note on a booking for staff only. */
export function BookingNote({ booking }: { booking: Noted }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="second" className="justify-self-start" onClick={() => setOpen(true)}>
        {t(booking.note ? m.desk_note_open : m.desk_note_add)}
      </Button>
      {isOpen && <NoteDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks before a text that is not saved is lost. */
function NoteDialog({ booking: { id, note }, onClose }: { booking: Noted; onClose: () => void }) {
  const t = useTranslate()
  const { form, markSaved, askBefore, question } = useUnsavedEdits()
  const [text, setText] = useState(note)
  const saving = useMutation({
    call: (fields: FormData) => unwrap(api.bookings.note.$post({ json: { id, note: fieldText(fields, 'note') } })),
    saved: m.desk_note_saved,
    fallback: m.common_update_failed,
    done: () => {
      markSaved()
      onClose()
    },
  })
  const dismiss = () => askBefore(onClose)
  return (
    <Modal title={t(m.desk_note)} onDismiss={dismiss}>
      <AjaxForm ref={form} onSend={saving.run}>
        <TextArea
          label={t(m.desk_note_label)}
          name="note"
          lang={langOf(text)}
          defaultValue={note}
          maxLength={2000}
          error={saving.error}
          onChange={(event) => setText(event.target.value)}
        />
        <DialogActions send={t(m.common_save)} busy={saving.busy} keep={t(m.desk_close)} onKeep={dismiss} />
        {question}
      </AjaxForm>
    </Modal>
  )
}
