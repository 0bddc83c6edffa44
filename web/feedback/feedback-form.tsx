import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { RATINGS, USUAL_RATING } from '../../domain/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { fieldsOf, type RefusedForm, fieldText } from '../ui/form-action.ts'
import { useUnsavedEdits } from '../ui/unsaved-edits.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { type Draft, forgetDraft, keepDraft, keptDraft, readDraft } from '../session/feedback-draft.ts'

type Props = {
  refused?: RefusedForm
  /** Feedback that was submitted before the scripts came; they send it now. */
  sentEarly?: Draft
}

/**
 * A text and one to five stars. After the feedback is sent, the text is empty and the rating is five again. A visitor logs in
 * first.
 */
export function FeedbackForm({ refused, sentEarly }: Props) {
  const t = useTranslate()
  const session = useSession()
  const navigate = useNavigate()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  const [shown, setShown] = useState({ draft: sentEarly ?? (refused && readDraft(refused.typed)), times: 0 })
  const [isEmpty, setEmpty] = useState(false)
  const show = (draft: Draft | undefined) => setShown({ draft, times: shown.times + 1 })
  const creating = useMutation({
    refused,
    call: (json: Draft) => unwrap(api.feedback.create.$post({ json })),
    saved: m.feedback_created,
    sentence: m.feedback_create_failed,
    done: () => {
      forgetDraft()
      show(undefined)
      // A reload must not send the feedback again.
      if (sentEarly) return navigate('/feedback', { replace: true })
    },
  })

  const begin = useEffectEvent(() => {
    if (sentEarly) return creating.run(sentEarly)
    const draft = keptDraft()
    const form = ref.current
    if (draft && form && fieldText(new FormData(form), 'text') === '') show(draft)
  })
  // This runs only once: later the field belongs to its author.
  useEffect(() => begin(), [])

  const send = (fields: FormData) => {
    const draft = readDraft(fieldsOf(fields))
    if (session) return creating.run(draft)
    setEmpty(draft.text === '')
    if (draft.text === '') return
    keepDraft(draft)
    markSaved()
    void navigate('/auth/login?next=%2Ffeedback')
  }

  return (
    <AjaxForm key={shown.times} ref={ref} className="card" onSend={send}>
      <TextArea
        label={t(m.feedback_label)}
        name="text"
        placeholder={t(m.feedback_placeholder)}
        defaultValue={shown.draft?.text}
        error={isEmpty ? t(m.error_feedback_length) : creating.error}
      />
      <Stars rating={shown.draft?.rating ?? USUAL_RATING} />
      <p className="text-quiet">
        {session ? (
          <>
            {t(m.feedback_public_as)}{' '}
            <span lang={langOf(session.user.name)} translate="no">
              {session.user.name}
            </span>
          </>
        ) : (
          t(m.feedback_public)
        )}
      </p>
      <Button type="submit" className="justify-self-start" busy={creating.busy}>
        {t(m.common_submit)}
      </Button>
      {question}
      {!session && <p className="text-quiet">{t(m.feedback_login_first)}</p>}
    </AjaxForm>
  )
}

function Stars({ rating }: { rating: number }) {
  const t = useTranslate()
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="font-bold">{t(m.feedback_rating)}</legend>
      {RATINGS.map((value) => (
        <label
          key={value}
          className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-marigold"
        >
          <input
            type="radio"
            name="rating"
            className="sr-only"
            value={value}
            defaultChecked={rating === value}
            aria-label={t(m.feedback_stars, { count: String(value) })}
          />
          <span aria-hidden className="star text-3xl text-river" />
        </label>
      ))}
    </fieldset>
  )
}
