import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingOfUser } from '../../contract/admin.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'

/** A note of the staff on a booking; the devotee never sees it. */
export function BookingNote({ booking: { id, note } }: { booking: Pick<BookingOfUser, 'id' | 'note'> }) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(note)
  const { revalidate } = useRevalidator()
  const task = useTask()

  const save = () =>
    task.run(async () => {
      const { message } = await unwrap(api.bookings.note.$post({ json: { id, note: text } }))
      dialog.current?.close()
      showToast('success', message ?? say(m.note_saved))
      await revalidate()
    })

  return (
    <>
      <Button kind="second" onClick={() => dialog.current?.showModal()}>
        {say(note ? m.note_open : m.note_add)}
      </Button>
      <dialog ref={dialog} aria-label={say(m.note)} className="card m-auto w-full max-w-md text-ink">
        <div className="grid gap-4">
          <TextArea
            label={say(m.note)}
            lang={langOf(text)}
            value={text}
            maxLength={2000}
            error={task.error}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex gap-3">
            <Button busy={task.busy} onClick={() => void save()}>
              {say(m.save)}
            </Button>
            <Button kind="second" onClick={() => dialog.current?.close()}>
              {say(m.close)}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
