import type { BookingDetail } from '../../contract/booking-detail.ts'
import { failureOf } from '../../contract/client.ts'
import { send } from '../api.ts'
import { downloadFile } from '../ui/download-file.ts'

export type DocumentFile = { kind: BookingDetail['papers'][number]; serial?: string }

/** Downloads a document of a booking. A plain link would not send the token. @throws ApiError */
export async function downloadDocument(
  { id, reference }: Pick<BookingDetail, 'id' | 'reference'>,
  { kind, serial }: DocumentFile,
): Promise<void> {
  const query = serial ? `?${new URLSearchParams({ serial })}` : ''
  const response = await send(`/v1/bookings/${id}/papers/${kind}${query}`)
  if (!response.ok) throw await failureOf(response)
  const name = [`tirtha-${reference}-${kind}`, ...(serial ? [serial.replaceAll('/', '-')] : [])].join('-')
  downloadFile(await response.blob(), `${name}.${kind === 'calendar' ? 'ics' : 'pdf'}`)
}
