import { Link } from 'react-router'
import { REFUND_TIERS, type RefundTiers } from '../../domain/cancellation.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useRootData } from '../root-data.ts'

/** The cancellation terms of bookings from now on, the best one first. */
export const useRefundTiers = (): RefundTiers => useRootData()?.refundTiers ?? REFUND_TIERS

/** The cancellation terms in one line, with a link to all of them, which opens beside what is being done. */
export function CancellationLine({ className = '' }: { className?: string }) {
  const t = useTranslate()
  const [{ daysBefore, percent }] = useRefundTiers()
  return (
    <p className={`text-base leading-snug ${className}`}>
      {t(m.cancellation_line, { days: String(daysBefore), percent: String(percent) })}{' '}
      <Link className="link" to="/cancellation" target="_blank">
        {t(m.cancellation_terms)}
      </Link>
    </p>
  )
}
