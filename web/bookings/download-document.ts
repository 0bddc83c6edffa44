import type { BookingDetail } from '../../contract/booking-detail.ts'
import { CallFailure } from '../../contract/client.ts'
import { send } from '../api.ts'
import { keepFile } from '../ui/download-file.ts'

export type Paper = { kind: BookingDetail['papers'][number]; serial?: string }

/**
 * Fetches a paper of a booking and hands it to the browser as a file: a link could not carry the token.
 * @throws CallFailure
 */
export async function downloadPaper(
  { id, reference }: Pick<BookingDetail, 'id' | 'reference'>,
  { kind, serial }: Paper,
): Promise<void> {
  const query = serial ? `?${new URLSearchParams({ serial })}` : ''
  const response = await send(`/v1/bookings/${id}/papers/${kind}${query}`)
  if (!response.ok) throw new CallFailure(response.status, await response.json())
  const name = [`tirtha-${reference}-${kind}`, ...(serial ? [serial.replaceAll('/', '-')] : [])].join('-')
  keepFile(await response.blob(), `${name}.${kind === 'calendar' ? 'ics' : 'pdf'}`)
}
