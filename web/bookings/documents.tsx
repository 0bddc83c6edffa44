import { type ReactNode, useState } from 'react'
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

const oldNames = {
  receipt: m.booking_old_receipt,
  invoice: m.booking_old_invoice,
  refund_voucher: m.booking_old_refund_voucher,
  credit_note: m.booking_old_credit_note,
} as const

/** The valid documents of the booking as downloads, the documents that are no longer valid, and below them `children`. */
export function Documents({ booking, children }: { booking: BookingDetail; children: ReactNode }) {
  const t = useTranslate()
  const downloading = useMutation({
    call: (file: DocumentFile) => downloadDocument(booking, file),
    fallback: m.booking_document_failed,
    reloads: false,
  })
  const [pressed, setPressed] = useState<string | null>(null)

  const isCancelled = booking.status === 'CANCELLED'
  const isAwaited = !booking.papers.includes('voucher') && !isCancelled
  // Each payment has a receipt. If there are several receipts, each button names its serial.
  const hasSeveralReceipts = booking.receipts.length > 1
  const documents = booking.papers.flatMap((kind): (DocumentFile & { name: string })[] =>
    kind === 'receipt' && hasSeveralReceipts
      ? booking.receipts.map((serial) => ({ kind, serial, name: `${t(names.receipt)} ${serial}` }))
      : [{ kind, name: t(kind === 'calendar' && isCancelled ? m.booking_calendar_remove : names[kind]) }],
  )
  const old = booking.cancelledPapers.flatMap(({ kind, serial, refunded }) =>
    kind === 'voucher' || kind === 'calendar'
      ? []
      : [{ kind, serial, refunded, name: t(oldNames[kind], { serial: serial }) }],
  )
  const button = ({ name, kind, serial }: DocumentFile & { name: string }) => (
    <Button
      kind="second"
      busy={downloading.busy && pressed === name}
      onClick={() => {
        if (!downloading.busy) setPressed(name)
        downloading.run({ kind, serial })
      }}
    >
      {name}
    </Button>
  )

  return (
    <section aria-labelledby="papers" className="card py-1 print:hidden">
      <details open={!isAwaited || old.length > 0}>
        <summary className="min-h-11 py-1">
          <h2 id="papers" className="inline">
            {t(m.booking_documents)}
          </h2>
        </summary>
        <div className="grid gap-3 py-3">
          <ul className="grid gap-2 sm:grid-cols-2">
            {documents.map((file) => (
              <li key={file.name} className="grid">
                {button(file)}
              </li>
            ))}
          </ul>
          {old.length > 0 && (
            <>
              <h3>{t(m.booking_documents_old)}</h3>
              <ul className="grid gap-3">
                {old.map((file) => (
                  <li key={file.name} className="grid gap-1">
                    {button(file)}
                    {!file.refunded && <p className="text-quiet">{t(m.booking_document_no_refund)}</p>}
                  </li>
                ))}
              </ul>
            </>
          )}
          <FormError text={downloading.error} advice={downloading.advice} />
          {isAwaited && <p className="text-quiet">{t(m.booking_documents_later)}</p>}
        </div>
      </details>
      {children}
    </section>
  )
}
