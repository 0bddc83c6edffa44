import type { ComponentProps } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import { Status, StatusBadge } from '../../ui/status.tsx'

type Props = { of: ComponentProps<typeof Status>['of']; isRejected: boolean; hasUtr: boolean }

/** What the label says is enough for staff: the sentence would say what they do, or speak to the devotee. */
const { HELD, CANCELLED, PAST, NO_PLACE } = bookingStatusText

/**
 * A state and its consequence in words for staff. The usual sentence of a rejected payment asks the devotee for the right UTR, and
 * that of a confirmed booking speaks of a payment that is at the bank.
 */
export function StatusForStaff({ of, isRejected, hasUtr }: Props) {
  if (of.tone === 'waiting' || !hasUtr || [HELD, CANCELLED, PAST, NO_PLACE].includes(of)) return <StatusBadge of={of} />
  return <Status of={isRejected ? { ...of, next: m.desk_rejected_next } : of} />
}
