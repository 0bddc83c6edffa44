import { useRef, useState } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import { PHOTO_LIMIT, PHOTO_TEXTS } from '../../../domain/photo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Labelled } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { textOf } from '../parts/form-values.ts'
import { uploadFile } from '../parts/upload-file.ts'
import { preparePhoto } from './prepare-photo.ts'

const ALL = 100

/** The form for one more photo; a phone offers its camera. */
export function AddPhoto({ path, onAdded }: { path: string; onAdded: (photo: Photo) => void }) {
  const t = useTranslate()
  // The form of the offer on this page asks about edits that are not saved, and a page can ask only once.
  const ref = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState(0)
  const adding = useMutation({
    call: async (form: FormData) => {
      if (!file) throw new Error('no photo was chosen')
      const prepared = await preparePhoto(file)
      const body = new FormData()
      body.set('file', prepared.file, file.name)
      for (const name of ['alt', 'altHindi', 'takenBy'] as const) body.set(name, textOf(form, name))
      const takenOn = textOf(form, 'takenOn') || prepared.takenOn
      if (takenOn) body.set('takenOn', takenOn)
      return uploadFile<Photo>(`${path}/photos`, body, setSent)
    },
    saved: m.photo_added,
    fallback: m.photo_failed,
    reloads: false,
    done: (photo) => {
      ref.current?.reset()
      setFile(null)
      onAdded(photo)
    },
  })
  const labels = {
    file: t(m.photo_file),
    alt: t(m.photo_alt),
    altHindi: t(m.photo_alt_hindi),
    takenOn: t(m.photo_taken_on),
    takenBy: t(m.photo_taken_by),
  }
  const choose = (chosen: File | undefined) => {
    // What is sent of a larger one may be a smaller copy.
    setProblem(chosen && chosen.size > PHOTO_LIMIT * 3 ? t(m.photo_too_large) : '')
    setFile(chosen ?? null)
    setSent(0)
    adding.clear()
  }
  const send = (form: FormData) => {
    if (file) adding.run(form)
    else setProblem(t(m.photo_choose_first))
  }
  const text = (name: 'alt' | 'altHindi' | 'takenBy', maxLength: number, lang?: string) => (
    <Field label={labels[name]} name={name} lang={lang} maxLength={maxLength} error={adding.issueOf(name)} />
  )
  return (
    <AjaxForm
      ref={ref}
      onSend={send}
      className="card"
      summary={<ErrorSummary failure={adding.failure} labels={labels} />}
    >
      <h3 className="font-heading text-lg font-bold text-river">{t(m.photo_add_title)}</h3>
      <Labelled label={labels.file} help={t(m.photo_file_help)} name="file" error={problem || adding.issueOf('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Labelled>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {text('alt', PHOTO_TEXTS.alt, 'en')}
        {text('altHindi', PHOTO_TEXTS.alt, 'hi')}
        <Field
          label={labels.takenOn}
          help={t(m.photo_taken_on_help)}
          name="takenOn"
          type="date"
          error={adding.issueOf('takenOn')}
        />
        {text('takenBy', PHOTO_TEXTS.takenBy)}
      </div>
      {adding.busy && <Sending percent={sent} />}
      <Button type="submit" busy={adding.busy} className="justify-self-start">
        {t(m.photo_add)}
      </Button>
    </AjaxForm>
  )
}

/** How much is sent; then, without a number, that the server works on it. */
function Sending({ percent }: { percent: number }) {
  const t = useTranslate()
  const isSent = percent >= ALL
  const words = isSent ? t(m.photo_working) : t(m.photo_sending, { percent: String(percent) })
  return (
    <div role="status" className="grid gap-2">
      <p>{words}</p>
      <progress
        aria-label={t(m.photo_working)}
        max={ALL}
        value={isSent ? undefined : percent}
        className="h-2 w-full accent-river"
      />
    </div>
  )
}
