import { REFUND_TIERS } from '../../domain/cancellation.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** What a devotee gets back who cancels, in one sentence. */
export function CancelTerms({ className = '' }: { className?: string }) {
  const t = useTranslate()
  const tiers = REFUND_TIERS.map(({ daysBefore, percent }) =>
    t(m.slip_cancel_tier, { days: String(daysBefore), percent: String(percent) }),
  )
  return <p className={`text-base text-quiet ${className}`}>{t(m.slip_cancel_terms, { tiers: tiers.join(', ') })}</p>
}
