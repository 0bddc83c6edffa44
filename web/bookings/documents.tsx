import { useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { downloadPaper, type Paper } from './download-document.ts'

const names = {
  voucher: m.booking_voucher,
  receipt: m.booking_receipt,
  invoice: m.booking_invoice,
  calendar: m.booking_calendar,
} as const

/** The papers that there are by now, each a file. */
export function Papers({ booking }: { booking: BookingDetail }) {
  const say = useSay()
  const task = useTask(m.booking_paper_failed)
  const [under, setUnder] = useState<string | null>(null)

  // Each payment has its receipt: where there are several, each says which one it is.
  const several = booking.receipts.length > 1
  const papers = booking.papers.flatMap((kind): (Paper & { name: string })[] =>
    kind === 'receipt' && several
      ? booking.receipts.map((serial) => ({ kind, serial, name: `${say(names.receipt)} ${serial}` }))
      : [{ kind, name: say(names[kind]) }],
  )
  const download = ({ name, ...paper }: Paper & { name: string }) =>
    task.run(() => {
      setUnder(name)
      return downloadPaper(booking, paper)
    })

  return (
    <section aria-labelledby="papers" className="card grid gap-3 print:hidden">
      <h2 id="papers">{say(m.booking_papers)}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {papers.map((paper) => (
          <li key={paper.name} className="grid">
            <Button kind="second" busy={task.busy && under === paper.name} onClick={() => void download(paper)}>
              {paper.name}
            </Button>
          </li>
        ))}
      </ul>
      {task.error && <p className="font-bold text-kumkum">{task.error}</p>}
      {!booking.papers.includes('voucher') && booking.status !== 'CANCELLED' && (
        <p className="text-quiet">{say(m.booking_papers_later)}</p>
      )}
    </section>
  )
}
