import type { ComponentProps } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText, paymentStatusText } from '../../../messages/status.ts'
import { Status, StatusBadge } from '../../ui/status.tsx'

type Props = { of: ComponentProps<typeof Status>['of']; isRejected: boolean }

/**
 * A state with what follows from it, in words for staff: for a rejected payment the usual sentence asks the devotee for the right UTR.
 * While a payment waits, the usual sentence says what staff do, which they know; before its UTR it speaks to the devotee.
 */
export const StatusForStaff = ({ of, isRejected }: Props) =>
  of.tone === 'waiting' || of === paymentStatusText.INITIATED || of === bookingStatusText.HELD ? (
    <StatusBadge of={of} />
  ) : (
    <Status of={isRejected ? { ...of, next: m.desk_rejected_next } : of} />
  )
