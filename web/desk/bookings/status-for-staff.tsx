import type { ComponentProps } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import { Status, StatusBadge } from '../../ui/status.tsx'

type Props = { of: ComponentProps<typeof Status>['of']; isRejected: boolean }

/** What the label says is enough for staff: the sentence would say what they do, or speak to the devotee. */
const { HELD, CANCELLED, PAST } = bookingStatusText

/** A state and its consequence in words for staff. The usual sentence of a rejected payment asks the devotee for the right UTR. */
export const StatusForStaff = ({ of, isRejected }: Props) =>
  of.tone === 'waiting' || [HELD, CANCELLED, PAST].includes(of) ? (
    <StatusBadge of={of} />
  ) : (
    <Status of={isRejected ? { ...of, next: m.desk_rejected_next } : of} />
  )
