import { useRef, useState } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import { PHOTO_TEXTS } from '../../../domain/photo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { PhotoFields } from './photo-fields.tsx'
import { isTooLarge, photoIn, sendPhoto } from './send-photo.ts'
import { useLabels } from '../parts/labels.ts'

/** The form for one more photo. */
export function AddPhoto({ path, onAdded }: { path: string; onAdded: (photo: Photo) => void }) {
  const t = useTranslate()
  // The form of the offer on this page already asks about edits that are not saved, and a page can ask only once.
  const ref = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState(0)
  const adding = useMutation({
    call: ({ form, file }: { form: FormData; file: File }) => sendPhoto(path, form, file, setSent),
    saved: m.photo_added,
    fallback: m.photo_failed,
    reloads: false,
    done: (photo) => {
      ref.current?.reset()
      onAdded(photo)
    },
  })
  const labels = {
    file: t(m.photo_file),
    ...useLabels({ alt: m.photo_alt, altHindi: m.photo_alt_hindi }),
    takenOn: t(m.photo_taken_on),
    takenBy: t(m.photo_taken_by),
  }
  const choose = (chosen: File | undefined) => {
    setProblem(chosen && isTooLarge(chosen) ? t(m.photo_too_large) : '')
    setSent(0)
    adding.clear()
  }
  const send = (form: FormData) => {
    const file = photoIn(form)
    if (file) adding.run({ form, file })
    else setProblem(t(m.photo_choose_first))
  }
  return (
    <AjaxForm
      ref={ref}
      onSend={send}
      className="card"
      summary={<ErrorSummary failure={adding.failure} labels={labels} />}
    >
      <h3 className="font-heading text-lg font-bold text-river">{t(m.photo_add_title)}</h3>
      <PhotoFields
        issueOf={(name) => (name === 'file' && problem) || adding.issueOf(name)}
        onChoose={choose}
        sent={adding.busy ? sent : null}
      >
        <Field
          label={labels.takenOn}
          help={t(m.photo_taken_on_help)}
          name="takenOn"
          type="date"
          error={adding.issueOf('takenOn')}
        />
        <Field
          label={labels.takenBy}
          name="takenBy"
          maxLength={PHOTO_TEXTS.takenBy}
          error={adding.issueOf('takenBy')}
        />
      </PhotoFields>
      <Button type="submit" busy={adding.busy} className="justify-self-start">
        {t(m.photo_add)}
      </Button>
    </AjaxForm>
  )
}
