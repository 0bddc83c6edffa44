import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import type { PublicationStatus } from '../../../domain/publication.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import type { PhotoCalls } from '../photos/photos-editor.tsx'
import { KeyField } from '../parts/key-field.tsx'
import { BesidePreview, MissingTexts } from './beside-preview.tsx'
import type { Issues } from './edit-fields.tsx'
import type { HistoryProps } from './history.tsx'
import type { PreviewProps } from './offer-preview.tsx'
import { type SavingOf, useSaving } from './use-saving.tsx'
import { useLabels } from '../parts/labels.ts'

const History = lazy(async () => ({ default: (await import('./history.tsx')).History }))
const PhotosEditor = lazy(async () => ({ default: (await import('../photos/photos-editor.tsx')).PhotosEditor }))
const FirstPhoto = lazy(async () => ({ default: (await import('../photos/photo-fields.tsx')).FirstPhoto }))

type Props<Answer, Draft extends object> = SavingOf<Answer, Draft> & {
  title: string
  /** The page of the list that contains it. */
  list: string
  stored: Draft
  /** The preview for devotees; null for things without a preview. */
  previewOf?: (draft: Draft) => PreviewProps | null
  children: (issueOf: Issues) => ReactNode
  status: PublicationStatus | undefined
  /** Each photo is saved apart from the form. Null for a new offer, whose first photo is saved after it. */
  photos: (PhotoCalls & { stored: Photo[] }) | null
  /** The changes of the stored offer; null for a new one. */
  history: Omit<HistoryProps, 'askBefore'> | null
}

/** The form for a city, package or pooja: its errors, the security key, the questions, the way back. */
export function EditForm<Answer extends { data: { id: string }; message?: string | undefined }, Draft extends object>({
  title,
  list,
  stored,
  previewOf,
  children,
  status,
  photos,
  history,
  ...savingOf
}: Props<Answer, Draft>) {
  const t = useTranslate()
  const { form: ref, markSaved, askBefore, question } = useUnsavedEdits()
  const saving = useSaving({ ...savingOf, markSaved })
  const isNew = !photos
  // The fields for the first photo are gone, so that nothing that was typed is lost.
  useEffect(() => {
    if (!isNew) markSaved()
  }, [isNew, markSaved])
  const drafts = { form: ref, stored, read: savingOf.read }
  const issueOf = (name: string) => saving.issueOf(`${savingOf.prefix}.${name}`)
  const labels = {
    ...savingOf.labels,
    file: t(m.photo_file),
    ...useLabels({ alt: m.photo_alt, altHindi: m.photo_alt_hindi }),
    key: t(m.desk_security_key),
  }

  return (
    <Page width={previewOf ? 'desk' : 'table'}>
      <div className="grid">
        <h1>{title}</h1>
        <TextLink to={list}>{t(m.offers_to_list)}</TextLink>
      </div>
      <BesidePreview of={drafts} previewOf={previewOf}>
        <AjaxForm
          ref={ref}
          onSend={(form, pressed) => saving.send({ form, publishes: pressed?.id === PUBLISH })}
          summary={<ErrorSummary failure={saving.failure} labels={labels} prefix={savingOf.prefix} />}
        >
          {children(issueOf)}
          {isNew && (
            <Suspense>
              <FirstPhoto issueOf={issueOf} sent={saving.sent} />
            </Suspense>
          )}
          <MissingTexts of={drafts} />
          <KeyField error={issueOf('key')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={saving.busy} className="grow sm:min-w-48 sm:grow-0">
              {t(m.common_save)}
            </Button>
            {status !== 'PUBLISHED' && (
              <Button type="submit" id={PUBLISH} kind="second" busy={saving.busy} className="grow sm:grow-0">
                {t(m.publication_save)}
              </Button>
            )}
          </div>
          {question}
        </AjaxForm>
        <FormError text={saving.problem} />
        <Suspense>
          {photos && <PhotosEditor {...photos} />}
          {history && <History {...history} askBefore={askBefore} />}
        </Suspense>
      </BesidePreview>
      {saving.question}
    </Page>
  )
}

/** The id of the button that also publishes. */
const PUBLISH = 'publish'
