import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Modal, sheetActions } from '../../ui/modal.tsx'
import { useMissingTexts } from './missing-texts.ts'
import type { PreviewProps } from './offer-preview.tsx'

const OfferPreview = lazy(async () => ({ default: (await import('./offer-preview.tsx')).OfferPreview }))

type Drafts<Draft> = {
  form: RefObject<HTMLFormElement | null>
  stored: Draft
  read: (form: FormData) => Draft
}

/** The values of a form's fields. The form itself is not rendered again while somebody types. */
function useDraft<Draft>({ form, stored, read }: Drafts<Draft>): Draft {
  const [draft, setDraft] = useState(stored)
  const follow = useEffectEvent(() => {
    if (form.current) setDraft(read(new FormData(form.current)))
  })
  useEffect(() => {
    const { current } = form
    const listener = () => follow()
    current?.addEventListener('input', listener)
    return () => current?.removeEventListener('input', listener)
  }, [form])
  return draft
}

type Props<Draft> = {
  of: Drafts<Draft>
  previewOf: ((draft: Draft) => PreviewProps | null) | undefined
  children: ReactNode
}

/** The form of an offer with its preview: beside it on a wide screen, behind a button on a narrow one. */
export function BesidePreview<Draft>({ of, previewOf, children }: Props<Draft>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const draft = useDraft(of)
  const shown = previewOf?.(draft)
  if (!shown) return children
  const preview = (
    <Suspense>
      <OfferPreview {...shown} />
    </Suspense>
  )
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:gap-6">
      <div className="grid min-w-0 gap-5">{children}</div>
      {isOpen ? (
        <Modal title={t(m.offers_preview)} onDismiss={() => setOpen(false)}>
          {preview}
          <div className={sheetActions}>
            <Button onClick={() => setOpen(false)}>{t(m.common_close)}</Button>
          </div>
        </Modal>
      ) : (
        <aside
          aria-labelledby="preview"
          className="hidden gap-3 self-start overflow-y-auto lg:grid"
          style={{ position: 'sticky', top: '1rem', maxHeight: '95vh' }}
        >
          <h2 id="preview">{t(m.offers_preview)}</h2>
          {preview}
        </aside>
      )}
      <Button
        kind="second"
        onClick={() => setOpen(true)}
        className="justify-self-end bg-card lg:hidden"
        style={{ position: 'sticky', bottom: 'calc(var(--nav-height) + 0.75rem)' }}
      >
        {t(m.offers_preview)}
      </Button>
    </div>
  )
}

/** Names the texts that are missing in one of the languages. */
export function MissingTexts<Draft extends object>({ of }: { of: Drafts<Draft> }) {
  const missing = useMissingTexts()(useDraft(of))
  return missing.map((sentence) => (
    <p key={sentence} className="rounded-lg border-2 border-edge bg-glow px-3 py-2">
      {sentence}
    </p>
  ))
}
