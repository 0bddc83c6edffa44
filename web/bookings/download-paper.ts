import type { BookingDetail } from '../../contract/booking-detail.ts'
import { CallFailure } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Language } from '../language/language.ts'
import { readSession } from '../session/session.ts'
import { keepFile } from '../ui/keep-file.ts'

export type Paper = BookingDetail['papers'][number]

/**
 * Fetches a paper of a booking in a language and hands it to the browser as a file: a link could not carry the token.
 * @throws CallFailure
 */
export async function downloadPaper(
  { id, reference }: Pick<BookingDetail, 'id' | 'reference'>,
  kind: Paper,
  language: Language,
): Promise<void> {
  const headers = { Authorization: `Bearer ${readSession()?.access_token}`, 'Accept-Language': language }
  const response = await fetch(`/v1/bookings/${id}/papers/${kind}`, { headers }).catch(() => {
    throw new CallFailure(0, { code: 'OFFLINE', message: m.offline({}, { locale: language }) })
  })
  if (!response.ok) throw new CallFailure(response.status, await response.json())
  keepFile(await response.blob(), `tirtha-${reference}-${kind}.${kind === 'calendar' ? 'ics' : 'pdf'}`)
}
