import { lazy, Suspense } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import BuyerSection from '../../buyer/buyer.tsx'
import TravellersSection from '../../travellers/travellers.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Allowance } from './allowance.tsx'
import { CancelForOperator } from './cancel-for-operator.tsx'
import MarkTest from '../parts/mark-test.tsx'
import { WriteOff } from './write-off.tsx'

// Loaded when somebody opens it.
const ChangeBooking = lazy(() => import('./change-booking.tsx'))

/** Acts of staff on a booking that do not concern its money. They are loaded after the page. */
export default function MoreActs({ booking, isForOwner }: { booking: BookingDetail; isForOwner: boolean }) {
  const t = useTranslate()
  const { status, money } = booking
  return (
    <>
      {isForOwner && <WriteOff booking={booking} />}
      <Allowance booking={booking} />
      <TravellersSection booking={booking} canChange />
      <div className="card py-1 empty:hidden">
        <BuyerSection booking={booking} />
      </div>
      {(status === 'VERIFIED' || status === 'CHECKING') && (
        <Dialog opener={t(m.desk_change_open)} title={t(m.desk_change_title)}>
          <Suspense>
            <ChangeBooking booking={booking} />
          </Suspense>
        </Dialog>
      )}
      {isForOwner && status !== 'CANCELLED' && money.received === 0 && <MarkTest id={booking.id} />}
      {status !== 'CANCELLED' && <CancelForOperator booking={booking} />}
    </>
  )
}
