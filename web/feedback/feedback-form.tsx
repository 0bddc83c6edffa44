import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

const RATINGS = [1, 2, 3, 4, 5] as const
/** Specification, section 9. */
const USUAL_RATING = 5

/** A text and one to five stars; after sending, the text is cleared and the rating back at five. */
export function FeedbackForm() {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [rating, setRating] = useState<number>(USUAL_RATING)

  const creating = useMutation({
    call: () => unwrap(api.feedback.create.$post({ json: { text, rating } })),
    saved: m.feedback_created,
    sentence: m.feedback_create_failed,
    done: () => {
      setText('')
      setRating(USUAL_RATING)
    },
  })

  return (
    <AjaxForm className="card" onSend={() => creating.run()}>
      <TextArea
        label={t(m.feedback_label)}
        lang={langOf(text)}
        placeholder={t(m.feedback_placeholder)}
        value={text}
        maxLength={2000}
        error={creating.error}
        onChange={(event) => setText(event.target.value)}
      />
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
              checked={rating === value}
              aria-label={t(m.feedback_stars, { count: String(value) })}
              onChange={() => setRating(value)}
            />
            <span aria-hidden className="text-3xl text-kumkum">
              {value <= rating ? '★' : '☆'}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start" busy={creating.busy}>
        {t(m.common_submit)}
      </Button>
    </AjaxForm>
  )
}
