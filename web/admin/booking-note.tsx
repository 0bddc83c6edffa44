import { useRef, useState } from 'react'
import type { BookingOfUser } from '../../contract/admin.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useMutation } from '../ui/use-mutation.ts'

/** A note of the staff on a booking; the devotee never sees it. */
export function BookingNote({ booking: { id, note } }: { booking: Pick<BookingOfUser, 'id' | 'note'> }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(note)
  const saving = useMutation({
    call: () => unwrap(api.bookings.note.$post({ json: { id, note: text } })),
    saved: m.admin_note_saved,
    fallback: m.common_update_failed,
    done: () => dialog.current?.close(),
  })

  return (
    <>
      <Button kind="second" onClick={() => dialog.current?.showModal()}>
        {t(note ? m.admin_note_open : m.admin_note_add)}
      </Button>
      <dialog ref={dialog} aria-label={t(m.admin_note)} className="card m-auto w-full max-w-md text-ink">
        <div className="grid gap-4">
          <TextArea
            label={t(m.admin_note)}
            lang={langOf(text)}
            value={text}
            maxLength={2000}
            error={saving.error}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex gap-3">
            <Button busy={saving.busy} onClick={() => saving.run()}>
              {t(m.common_save)}
            </Button>
            <Button kind="second" onClick={() => dialog.current?.close()}>
              {t(m.admin_close)}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
