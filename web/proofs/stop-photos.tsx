import { type ReactNode, useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { failureOf } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { send } from '../api.ts'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useMoment } from '../ui/format.ts'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Props = { booking: Pick<BookingDetail, 'id' | 'photos'> }

/** The photos that a driver or priest sent. Each is loaded when somebody wants to see it. */
export default function StopPhotos({ booking: { id, photos } }: Props): ReactNode {
  const t = useTranslate()
  return (
    <section aria-labelledby="photos" className="card grid gap-3 print:hidden">
      <h2 id="photos">{t(m.proof_title)}</h2>
      <ul className="grid gap-3">
        {photos.map((photo) => (
          <li key={photo.id} className="grid gap-3">
            <StopPhoto bookingId={id} photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StopPhoto({ bookingId, photo }: { bookingId: string; photo: Props['booking']['photos'][number] }) {
  const language = useLanguage()
  const moment = useMoment()
  const [source, setSource] = useState('')
  const { busy, run, error } = useMutation({
    call: () => readPicture(`/v1/bookings/${bookingId}/photos/${photo.id}`),
    fallback: m.proof_failed,
    done: setSource,
    reloads: false,
  })
  const name = nameIn(language, photo)
  if (source)
    return (
      <figure className="grid gap-1">
        <img src={source} alt={name} className="w-full rounded-lg" />
        <figcaption className="text-quiet">
          {name} · {moment(photo.takenAt)}
        </figcaption>
      </figure>
    )
  return (
    <>
      <Button kind="second" busy={busy} onClick={() => run()}>
        {name} · {moment(photo.takenAt)}
      </Button>
      <FormError text={error} />
    </>
  )
}

/** A picture as a data address: a plain address would not send the token. @throws ApiError */
async function readPicture(path: string): Promise<string> {
  const response = await send(path)
  if (!response.ok) throw await failureOf(response)
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the picture cannot be read')))
    reader.readAsDataURL(blob)
  })
}
