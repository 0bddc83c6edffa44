import { useEffect, useState } from 'react'
import { formatCount } from '../../domain/format.ts'
import { QUOTE_GRACE_MS, quotePhase } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { useMoment } from '../ui/format.ts'
import { MINUTE_MS } from '../../domain/durations.ts'

/** The current time in epoch milliseconds, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long the price is valid, and what happens then. It is not a live region, which would announce every minute. */
export function QuoteTime({ expiresAt }: { expiresAt: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  const care = useCare()
  const now = useNow()
  const end = Date.parse(expiresAt)
  const takenUntil = moment(new Date(end + QUOTE_GRACE_MS).toISOString())
  const phase = quotePhase(end, now)
  if (phase === 'CLOSED') return <p className="font-bold text-error">{t(m.checkout_price_gone, care)}</p>
  if (phase === 'GRACE')
    return <p className="font-bold text-error">{t(m.checkout_price_over, { moment: takenUntil })}</p>
  const left = Math.ceil((end - now) / MINUTE_MS)
  const hours = Math.floor(left / 60)
  const minutes = left % 60
  const time = [
    hours > 0 && formatCount(hours, 'hour', language),
    (minutes > 0 || hours === 0) && formatCount(minutes, 'minute', language),
  ].filter(Boolean)
  return (
    <details className="rounded-lg bg-glow px-4 py-1 open:pb-3">
      <summary className="min-h-11 list-outside content-center ps-1 leading-snug ms-3">
        {t(m.checkout_price_until, { moment: moment(expiresAt) })}
        {/* The number has its own line, so that no other text moves when it gets shorter. */}
        <span className="block font-bold tabular-nums">{t(m.checkout_time_left, { time: time.join(' ') })}</span>
      </summary>
      <p>{t(m.checkout_after, { moment: takenUntil })}</p>
    </details>
  )
}
