import { useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { downloadDocument, type DocumentFile } from './download-document.ts'

const names = {
  voucher: m.booking_voucher,
  receipt: m.booking_receipt,
  invoice: m.booking_invoice,
  calendar: m.booking_calendar,
  refund_voucher: m.booking_refund_voucher,
  credit_note: m.booking_credit_note,
} as const

/** The documents that the booking has now, as downloads. */
export function Documents({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const downloading = useMutation({
    call: (file: DocumentFile) => downloadDocument(booking, file),
    fallback: m.booking_document_failed,
    reloads: false,
  })
  const [pressed, setPressed] = useState<string | null>(null)

  // Each payment has a receipt. With several receipts, each button names its serial.
  const hasSeveralReceipts = booking.receipts.length > 1
  const documents = booking.papers.flatMap((kind): (DocumentFile & { name: string })[] =>
    kind === 'receipt' && hasSeveralReceipts
      ? booking.receipts.map((serial) => ({ kind, serial, name: `${t(names.receipt)} ${serial}` }))
      : [{ kind, name: t(names[kind]) }],
  )
  // Pages of an earlier version may be kept offline without them.
  const cancelled = (booking.cancelledPapers ?? []).map(({ kind, serial }) => ({
    kind,
    serial,
    name: t(m.booking_document_cancelled, { name: `${t(names[kind])} ${serial}` }),
  }))
  const download = ({ name, ...file }: DocumentFile & { name: string }) => {
    if (!downloading.busy) setPressed(name)
    downloading.run(file)
  }

  return (
    <section aria-labelledby="papers" className="card grid gap-3 print:hidden">
      <h2 id="papers">{t(m.booking_documents)}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {[...documents, ...cancelled].map((file) => (
          <li key={file.name} className="grid">
            <Button kind="second" busy={downloading.busy && pressed === file.name} onClick={() => download(file)}>
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
      <FormError text={downloading.error} advice={downloading.advice} />
      {!booking.papers.includes('voucher') && booking.status !== 'CANCELLED' && (
        <p className="text-quiet">{t(m.booking_documents_later)}</p>
      )}
    </section>
  )
}
