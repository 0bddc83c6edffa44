import { useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useTask } from '../ui/use-task.ts'
import { downloadPaper, type Paper } from './download-paper.ts'

const names = {
  voucher: m.booking_voucher,
  receipt: m.booking_receipt,
  invoice: m.booking_invoice,
  calendar: m.booking_calendar,
} as const

/** The papers that there are by now, each a file. */
export function Papers({ booking }: { booking: BookingDetail }) {
  const say = useSay()
  const language = useLanguage()
  const task = useTask(m.booking_paper_failed)
  const [under, setUnder] = useState<Paper | null>(null)

  const download = (kind: Paper) =>
    task.run(() => {
      setUnder(kind)
      return downloadPaper(booking, kind, language)
    })

  return (
    <section aria-labelledby="papers" className="card grid gap-3 print:hidden">
      <h2 id="papers">{say(m.booking_papers)}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {booking.papers.map((kind) => (
          <li key={kind} className="grid">
            <Button kind="second" busy={task.busy && under === kind} onClick={() => void download(kind)}>
              {say(names[kind])}
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
