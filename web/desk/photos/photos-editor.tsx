import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Photo } from '../../../contract/photos.ts'
import { MOST_PHOTOS } from '../../../domain/photo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useDay } from '../../ui/format.ts'
import { PhotoPicture, photoIn } from '../../ui/photo.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { AddPhoto } from './add-photo.tsx'

export type PhotoCalls = {
  /** The path under /v1 of the thing that the photos show. */
  path: string
  order: (order: string[]) => Promise<{ data: Photo[] }>
  remove: (photoId: string) => Promise<unknown>
}

/**
 * The photos of a package or pooja. Each can be moved, made the cover and deleted, and more can be added. Every act is saved at
 * once.
 */
export function PhotosEditor({ path, order, remove, stored }: PhotoCalls & { stored: Photo[] }) {
  const t = useTranslate()
  const id = useId()
  const [photos, setPhotos] = useState(stored)
  const [asked, setAsked] = useState<Photo | null>(null)
  const ordering = useMutation({
    call: ({ ids }: { ids: string[]; focus: string }) => order(ids),
    saved: m.photo_ordered,
    fallback: m.common_update_failed,
    reloads: false,
    done: ({ data }) => setPhotos(data),
  })
  const deleting = useMutation({
    call: async (photo: Photo) => {
      await remove(photo.id)
      return photo
    },
    saved: m.photo_deleted,
    fallback: m.common_update_failed,
    reloads: false,
    done: (gone) => {
      flushSync(() => setPhotos((before) => before.filter((photo) => photo.id !== gone.id)))
      document.getElementById(`${id}-title`)?.focus()
    },
  })
  const moveTo = (from: number, to: number) => {
    const [moved] = photos.slice(from, from + 1)
    if (!moved || to < 0 || to >= photos.length || ordering.busy) return
    const ids = photos.toSpliced(from, 1).toSpliced(to, 0, moved)
    ordering.run({ ids: ids.map((photo) => photo.id), focus: moved.id })
  }
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {t(m.photo_title)}
      </h2>
      <p className="text-quiet">{t(m.photo_help)}</p>
      {photos.length > 0 && (
        <ol className="grid gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="card flex flex-wrap gap-4">
              <PhotoOfList photo={photo} isCover={index === 0} />
              <div className="flex basis-full flex-wrap gap-2">
                {index > 0 && (
                  <>
                    <Button kind="second" onClick={() => moveTo(index, 0)}>
                      {t(m.photo_make_cover)}
                    </Button>
                    <Button kind="second" onClick={() => moveTo(index, index - 1)}>
                      {t(m.desk_stop_up)}
                    </Button>
                  </>
                )}
                {index < photos.length - 1 && (
                  <Button kind="second" onClick={() => moveTo(index, index + 1)}>
                    {t(m.desk_stop_down)}
                  </Button>
                )}
                <Button kind="quiet" className="ms-auto" onClick={() => setAsked(photo)}>
                  {t(m.photo_delete)}
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <FormError text={ordering.error ?? deleting.error} advice={ordering.advice ?? deleting.advice} />
      {photos.length < MOST_PHOTOS && (
        <AddPhoto path={path} onAdded={(photo) => setPhotos((before) => [...before, photo])} />
      )}
      {asked && (
        <AskDialog
          title={t(m.photo_delete_title)}
          text={t(m.photo_delete_text)}
          yes={t(m.photo_delete)}
          no={t(m.photo_keep)}
          onYes={() => {
            setAsked(null)
            deleting.run(asked)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function PhotoOfList({ photo, isCover }: { photo: Photo; isCover: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const { alt, altHindi, takenOn, takenBy } = photo
  const small = [isCover && t(m.photo_cover), takenOn && day(takenOn), takenBy].filter(Boolean)
  return (
    <>
      <PhotoPicture
        of={photoIn(language, photo)}
        sizes="160px"
        className="aspect-video w-40 shrink-0 rounded-lg object-cover"
      />
      <div className="grid min-w-0 grow basis-48 content-start gap-1 wrap-anywhere">
        <p lang="en">{alt}</p>
        <p lang="hi">{altHindi}</p>
        {small.length > 0 && <p className="text-quiet">{small.join(' · ')}</p>}
      </div>
    </>
  )
}
