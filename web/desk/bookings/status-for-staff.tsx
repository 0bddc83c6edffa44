import type { ComponentProps } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText, paymentStatusText } from '../../../messages/status.ts'
import { Status, StatusBadge } from '../../ui/status.tsx'

type Props = { of: ComponentProps<typeof Status>['of']; isRejected: boolean }

/**
 * A state and its consequence in words for staff. The usual sentence of a rejected payment asks the devotee for the right UTR. The
 * usual sentence of a waiting payment says what staff do, which they know; before the UTR is given, it speaks to the devotee.
 */
export const StatusForStaff = ({ of, isRejected }: Props) =>
  of.tone === 'waiting' || of === paymentStatusText.INITIATED || of === bookingStatusText.HELD ? (
    <StatusBadge of={of} />
  ) : (
    <Status of={isRejected ? { ...of, next: m.desk_rejected_next } : of} />
  )
