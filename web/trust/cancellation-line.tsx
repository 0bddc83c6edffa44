import { Link } from 'react-router'
import { REFUND_TIERS, type RefundTiers } from '../../domain/cancellation.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useRootData } from '../root-data.ts'

/** The cancellation terms of bookings from now on; the largest refund comes first. */
export const useRefundTiers = (): RefundTiers => useRootData()?.refundTiers ?? REFUND_TIERS

/** All cancellation terms in one line. */
export function useCancellationLine(): string {
  const t = useTranslate()
  const tiers = useRefundTiers().map(({ daysBefore, percent }) =>
    t(m.cancellation_tier, { days: String(daysBefore), percent: String(percent) }),
  )
  return t(m.cancellation_line, { tiers: tiers.join(', ') })
}

/**
 * The cancellation terms in one line, as a link to the page about cancellation. It opens in a new tab, so that the current work
 * stays.
 */
export function CancellationLine({ className = '' }: { className?: string }) {
  return (
    <p className={`text-base leading-snug ${className}`}>
      <Link className="link" to="/cancellation" target="_blank">
        {useCancellationLine()}
      </Link>
    </p>
  )
}
