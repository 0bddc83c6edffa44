import type { ReactNode } from 'react'
import { PHOTO_TEXTS } from '../../../domain/photo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Field, Labelled } from '../../ui/field.tsx'
import { useLabels } from '../parts/labels.ts'
import '../parts/progress.css'

const altLabels = { alt: m.photo_alt, altHindi: m.photo_alt_hindi }

const ALL = 100

type Props = {
  issueOf: (name: string) => string | undefined
  onChoose?: (file: File | undefined) => void
  /** How much is sent, in percent; null while nothing is sent. */
  sent: number | null
  children?: ReactNode
}

/** The file of a photo and a text that says what it shows; a phone offers its camera. */
export function PhotoFields({ issueOf, onChoose, sent, children }: Props) {
  const t = useTranslate()
  const labels = useLabels(altLabels)
  return (
    <>
      <Labelled label={t(m.photo_file)} help={t(m.photo_file_help)} name="file" error={issueOf('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            onChange={(event) => onChoose?.(event.target.files?.[0])}
          />
        )}
      </Labelled>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {(['alt', 'altHindi'] as const).map((name) => (
          <Field
            key={name}
            label={labels[name]}
            name={name}
            lang={name === 'alt' ? 'en' : 'hi'}
            maxLength={PHOTO_TEXTS.alt}
            error={issueOf(name)}
          />
        ))}
        {children}
      </div>
      {sent !== null && <Sending percent={sent} />}
    </>
  )
}

/** The first photo of an offer that is not saved yet. It is sent after the offer is saved. */
export function FirstPhoto(props: Props) {
  const t = useTranslate()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-heading text-xl font-bold text-river">{t(m.photo_add_title)}</legend>
      <PhotoFields {...props} />
    </fieldset>
  )
}

/** Says how much is sent; afterwards, without a number, that the server processes the photo. */
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
        className="progress-bar"
      />
    </div>
  )
}
