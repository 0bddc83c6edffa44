import { useRef } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'

type Props = { label: string; state: 'none' | 'waits' | 'sent'; onTake: (file: File) => void }

/** Takes a photo of a stop or rite with the camera of the phone. After that it says only that there is one. */
export function PhotoAct({ label, state, onTake }: Props) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  if (state !== 'none')
    return <p className="py-2 text-quiet">✓ {t(state === 'sent' ? m.day_photo_sent : m.day_photo_waits)}</p>
  return (
    <>
      <Button
        kind="quiet"
        className="justify-self-start"
        aria-label={`${t(m.day_photo)}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {t(m.day_photo)}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        onChange={({ target: { files } }) => {
          if (files?.[0]) onTake(files[0])
        }}
      />
    </>
  )
}
