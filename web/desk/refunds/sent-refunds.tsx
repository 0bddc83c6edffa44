import { unwrap } from '../../../contract/client.ts'
import type { SentRefund } from '../../../contract/refund.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { useMoment, useRupees } from '../../ui/format.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { CorrectRefund } from './correct-refund.tsx'

export const readSentRefunds = (cursor?: string) =>
  unwrap(api.refunds.sent.$get({ query: { limit: '20', ...(cursor !== undefined && { cursor }) } }))

/** Refunds that were sent, newest first. A mistyped number is corrected here. */
export function SentRefunds({ first }: { first: ListPage<SentRefund> }) {
  const t = useTranslate()
  const { items, more } = useLoadMore(first, readSentRefunds, { fallback: m.desk_refunds_failed })
  if (items.length === 0) return null
  return (
    <section aria-labelledby="sent" className="grid gap-3">
      <h2 id="sent">{t(m.desk_refunds_sent)}</h2>
      <ul className="grid rounded-xl border border-stone bg-card">
        {items.map((refund) => (
          <Sent key={refund.id} refund={refund} />
        ))}
      </ul>
      {more}
    </section>
  )
}

function Sent({ refund }: { refund: SentRefund }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const { name, sentBy, refNo, reference } = refund
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-stone px-3 py-2 last:border-0 md:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p>
          <span className="font-bold" lang={langOf(name)}>
            {name}
          </span>{' '}
          <span className="text-quiet">
            <Unbroken>{reference} ·</Unbroken>{' '}
            <TextLink to={`/admin/bookings/${refund.bookingId}`}>
              <Unbroken>{refund.bookingReference}</Unbroken>
            </TextLink>
          </span>
        </p>
        <p className="tabular-nums">
          {t(m.desk_sent_under)}: <b className="wrap-anywhere">{refNo}</b>
        </p>
        <p className="text-quiet" lang={sentBy ? langOf(sentBy) : undefined}>
          {sentBy ? t(m.desk_refund_sent_by, { name: sentBy, moment: moment(refund.sentAt) }) : moment(refund.sentAt)}
        </p>
      </div>
      <p className="font-bold tabular-nums md:text-end">{rupees(refund.amount)}</p>
      <CorrectRefund refund={refund} />
    </li>
  )
}
