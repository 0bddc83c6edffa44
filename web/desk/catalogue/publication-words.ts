import type { PublicationStatus } from '../../../domain/publication.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { StatusText } from '../../../messages/status.ts'

/** What staff read of the state of a city, package or pooja. */
export const publicationText: Record<PublicationStatus, Pick<StatusText, 'label' | 'tone'>> = {
  DRAFT: { label: m.publication_draft, tone: 'waiting' },
  PUBLISHED: { label: m.publication_published, tone: 'done' },
  WITHDRAWN: { label: m.publication_withdrawn, tone: 'quiet' },
}
