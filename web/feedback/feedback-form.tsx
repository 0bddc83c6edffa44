import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'

const RATINGS = [1, 2, 3, 4, 5] as const
/** Specification, section 9. */
const USUAL_RATING = 5

/** A text and one to five stars; after sending, the text is cleared and the rating back at five. */
export function FeedbackForm() {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const task = useTask()
  const [text, setText] = useState('')
  const [rating, setRating] = useState<number>(USUAL_RATING)

  const submit = () =>
    task.run(async () => {
      const { message } = await unwrap(api.feedback.create.$post({ json: { text, rating } }))
      setText('')
      setRating(USUAL_RATING)
      showToast('success', message ?? say(m.feedback_created))
      await revalidate()
    })

  return (
    <SentForm className="card" onSend={() => void submit()}>
      <TextArea
        label={say(m.feedback_label)}
        lang={langOf(text)}
        placeholder={say(m.feedback_placeholder)}
        value={text}
        maxLength={2000}
        error={task.error && say(m.feedback_failed, { message: task.error })}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-1">
        <legend className="font-bold">{say(m.rating)}</legend>
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
              aria-label={say(m.stars, { count: String(value) })}
              onChange={() => setRating(value)}
            />
            <span aria-hidden className="text-3xl text-kumkum">
              {value <= rating ? '★' : '☆'}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start" busy={task.busy}>
        {say(m.submit)}
      </Button>
    </SentForm>
  )
}
