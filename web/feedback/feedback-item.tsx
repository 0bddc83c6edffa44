import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { useDay } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'

type Props = { item: Feedback; onUndo: () => void }

export function FeedbackItem({ item, onUndo }: Props) {
  const t = useTranslate()
  const day = useDay()
  const session = useSession()
  const isAdmin = session?.user.role === 'ADMIN'
  return (
    <li className="ledger grid gap-1">
      {item.example && <p className="font-bold">{t(m.feedback_example)}</p>}
      <p role="img" aria-label={t(m.feedback_stars, { count: String(item.rating) })} className="text-xl text-kumkum">
        {'★'.repeat(item.rating)}
        {'☆'.repeat(5 - item.rating)}
      </p>
      <p lang={langOf(item.text)} className="whitespace-pre-line">
        {item.text}
      </p>
      <p className="text-quiet">
        <span lang={langOf(item.User.name)}>{item.User.name}</span>, {day(item.createdAt)}
      </p>
      {isAdmin && <DeleteForGood id={item.id} />}
      {!isAdmin && session?.user.id === item.User.id && <DeleteOwn id={item.id} onUndo={onUndo} />}
    </li>
  )
}

const useDeletion = (id: string, undo?: () => void) =>
  useMutation({
    call: () => unwrap(api.feedback.id[':id'].$delete({ param: { id } })),
    saved: m.feedback_deleted,
    undo,
    sentence: m.feedback_delete_failed,
  })

/** The author's deletion, which can be undone. */
function DeleteOwn({ id, onUndo }: { id: string; onUndo: () => void }) {
  const t = useTranslate()
  const deleting = useDeletion(id, onUndo)
  return (
    <Button kind="quiet" className="justify-self-start" busy={deleting.busy} onClick={() => deleting.run()}>
      {t(m.feedback_delete_feedback)}
    </Button>
  )
}

/** The admin's deletion, which is asked about because nobody can undo it. */
function DeleteForGood({ id }: { id: string }) {
  const t = useTranslate()
  const deleting = useDeletion(id)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" className="justify-self-start" busy={deleting.busy} onClick={() => setAsking(true)}>
        {t(m.feedback_delete_feedback)}
      </Button>
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
