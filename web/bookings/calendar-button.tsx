import type { Booking } from '../../contract/booking.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { downloadDocument } from './download-document.ts'

/** Downloads the days of a booking for the calendar of the phone. */
export function CalendarButton({ booking }: { booking: Pick<Booking, 'id' | 'reference'> }) {
  const t = useTranslate()
  const downloading = useMutation({
    call: () => downloadDocument(booking, { kind: 'calendar' }),
    fallback: m.booking_document_failed,
    reloads: false,
  })
  return (
    <>
      <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
        {t(m.booking_calendar)}
      </Button>
      <FormError text={downloading.error} advice={downloading.advice} />
    </>
  )
}
