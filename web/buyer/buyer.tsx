import { lazy, Suspense } from 'react'
import type { Booking } from '../../contract/booking.ts'
import { ADDRESS_FROM } from '../../domain/buyer.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../language/language.ts'
import { Dialog } from '../ui/dialog.tsx'

// Loaded late, because it contains the names of all states.
const BuyerForm = lazy(() => import('./buyer-form.tsx'))

type Props = { booking: Pick<Booking, 'id' | 'status' | 'amountTotal'> & Partial<Pick<Booking, 'buyer'>> }

/** The person or firm that the documents of a booking name if it is not only the devotee, with a form for it. */
export default function BuyerSection({ booking }: Props) {
  const t = useTranslate()
  // A cached page of an earlier version may lack it.
  const buyer = booking.buyer ?? null
  const isFixed = booking.status === 'CANCELLED'
  if (isFixed && !buyer) return null
  const isAsked = paiseFromRupees(booking.amountTotal) >= ADDRESS_FROM
  return (
    <section aria-labelledby="buyer">
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 py-1">
          <h2 id="buyer" className="inline">
            {t(m.buyer_title)}
          </h2>
        </summary>
        <div className="grid gap-3 py-3">
          {buyer ? (
            <p className="wrap-anywhere" lang={langOf(`${buyer.name} ${buyer.address}`)}>
              <b>{buyer.name}</b>
              <br />
              {buyer.address}
              {buyer.gstin && (
                <>
                  <br />
                  {t(m.common_gstin)}: {buyer.gstin}
                </>
              )}
            </p>
          ) : (
            <p>{t(isAsked ? m.buyer_asked : m.buyer_none)}</p>
          )}
          {!isFixed && (
            <div className="print:hidden">
              <Dialog opener={t(m.buyer_open)} title={t(m.buyer_title)}>
                <Suspense>
                  <BuyerForm id={booking.id} buyer={buyer} />
                </Suspense>
              </Dialog>
            </div>
          )}
        </div>
      </details>
    </section>
  )
}
