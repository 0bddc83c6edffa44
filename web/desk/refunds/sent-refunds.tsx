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
      <ul className="lines-box">
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
    <li className="line money-line">
      <details name="sent">
        <summary>
          <span className="truncate">
            <b lang={langOf(name)}>{name}</b> <span className="text-quiet">{reference}</span> {refNo}
          </span>
          <b className="tabular-nums">{rupees(refund.amount)}</b>
        </summary>
        <div className="grid gap-2 p-3">
          <p>
            <TextLink to={`/admin/bookings/${refund.bookingId}`}>
              <Unbroken>{refund.bookingReference}</Unbroken>
            </TextLink>
          </p>
          <p>
            {t(m.desk_sent_under)}: <b className="wrap-anywhere">{refNo}</b>
          </p>
          <p className="text-quiet" lang={sentBy ? langOf(sentBy) : undefined}>
            {sentBy ? t(m.desk_refund_sent_by, { name: sentBy, moment: moment(refund.sentAt) }) : moment(refund.sentAt)}
          </p>
          <CorrectRefund refund={refund} />
        </div>
      </details>
    </li>
  )
}
