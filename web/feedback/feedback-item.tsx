import { useLayoutEffect, useRef, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { isOnContent } from '../session/desk-path.ts'
import { useSession } from '../session/session.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { FeedbackText } from './feedback-text.tsx'

type Props = { item: Feedback; onDeleted: () => void }

export function FeedbackItem({ item, onDeleted }: Props) {
  const session = useSession()
  const isAdmin = isOnContent(session?.user)
  return (
    <li className="slip grid gap-1">
      <FeedbackText item={item} />
      {isAdmin && <DeleteForGood id={item.id} />}
      {session?.user.role === 'USER' && session.user.id === item.User.id && (
        <DeleteOwn id={item.id} onDeleted={onDeleted} />
      )}
    </li>
  )
}

/** Replaces one's own feedback that was just deleted: the button restores it, and Tab reaches it next. */
export function DeletedItem({ onUndo }: { onUndo: () => void }) {
  const t = useTranslate()
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The deleted feedback had the focus.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <li role="status" className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-glow px-4 py-1">
      <p>{t(m.feedback_deleted)}</p>
      <Button ref={undo} kind="quiet" onClick={onUndo}>
        {t(m.common_undo)}
      </Button>
    </li>
  )
}

/** The author's deletion, which can be undone. */
function DeleteOwn({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useTranslate()
  const deleting = useMutation({
    call: () => unwrap(api.feedback.id[':id'].$delete({ param: { id } })),
    done: onDeleted,
    sentence: m.feedback_delete_failed,
  })
  return (
    <>
      <Button
        kind="quiet"
        className="ms-0! justify-self-start ps-0!"
        busy={deleting.busy}
        onClick={() => deleting.run()}
      >
        {t(m.feedback_delete_feedback)}
      </Button>
      <FormError text={deleting.error} advice={deleting.advice} />
    </>
  )
}

/** The admin's deletion. It asks first, because nobody can undo it. */
function DeleteForGood({ id }: { id: string }) {
  const t = useTranslate()
  const deleting = useMutation({
    call: () => unwrap(api.feedback.id[':id'].$delete({ param: { id } })),
    saved: m.feedback_deleted,
    sentence: m.feedback_delete_failed,
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        className="ms-0! justify-self-start ps-0!"
        busy={deleting.busy}
        onClick={() => setAsking(true)}
      >
        {t(m.feedback_delete_feedback)}
      </Button>
      <FormError text={deleting.error} advice={deleting.advice} />
      {isAsking && (
        <AskDialog
          title={t(m.feedback_delete_question)}
          text={t(m.feedback_delete_for_good)}
          yes={t(m.feedback_delete_feedback)}
          no={t(m.feedback_keep)}
          onYes={() => {
            setAsking(false)
            deleting.run()
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
