import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { AdminRefund } from '../../../contract/refund.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/refunds'
import { api, orToast } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useLoadMore } from '../../ui/load-more.tsx'
import { Lamps } from '../../ui/lamps.tsx'
import { useMoment, useRupees } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { DescriptionList } from '../parts/description-list.tsx'
import { closedText } from '../parts/payment-words.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { RefundNumber, useRefundNumber } from './refund-number.tsx'
import { readSentRefunds, SentRefunds } from './sent-refunds.tsx'
import '../parts/lines.css'

export const meta = noindexMeta(m.nav_refunds)

const readRefunds = (cursor?: string) =>
  unwrap(api.refunds.$get({ query: { ...(cursor !== undefined && { cursor }) } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const [waiting, sent] = await orToast(Promise.all([readRefunds(), readSentRefunds()]), m.desk_refunds_failed)
  return { waiting, sent }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_refunds_failed })

export default function Refunds({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { items: refunds, more } = useLoadMore(loaderData.waiting, readRefunds, { fallback: m.desk_refunds_failed })
  return (
    <Page width="desk" className="lines">
      <h1>{t(m.nav_refunds)}</h1>
      {refunds.length === 0 ? (
        <>
          <Lamps of={3} lit={0} className="text-4xl text-river" />
          <p>{t(m.desk_refunds_none)}</p>
          <ButtonLink kind="second" to="/admin/users" className="justify-self-start">
            {t(m.desk_back_to_users)}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t(m.desk_refunds_text)}</p>
          <ul className="lines-box">
            {refunds.map((refund, index) => (
              <RefundLine key={refund.id} refund={refund} isOpen={index === 0} />
            ))}
          </ul>
        </>
      )}
      {more}
      <SentRefunds first={loaderData.sent} />
    </Page>
  )
}

/** A refund that waits, in one line. Pressed, it shows where the money goes and asks for the number of the transfer. */
function RefundLine({ refund, isOpen }: { refund: AdminRefund; isOpen: boolean }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const recording = useMutation({
    call: (refNo: string) => unwrap(api.refunds.sent.$post({ json: { id: refund.id, refNo, amount: refund.amount } })),
    saved: m.desk_refund_recorded,
    fallback: m.common_update_failed,
  })
  const number = useRefundNumber()
  const [confirmed, setConfirmed] = useState(false)
  const { User: user } = refund

  const send = () => {
    if (number.check() && confirmed) recording.run(number.text)
  }

  return (
    <li className="line money-line">
      <details name="refund" open={isOpen}>
        <summary>
          <span className="truncate">
            <b lang={langOf(user.name)}>{user.name}</b>{' '}
            <span className="text-quiet max-sm:hidden">
              {refund.bookingReference} · {moment(refund.createdAt)}
            </span>
          </span>
          <b className="tabular-nums">{rupees(refund.amount)}</b>
        </summary>
        <div className="grid items-start gap-x-8 gap-y-4 p-3 lg:grid-cols-2">
          <DescriptionList
            of={[
              [t(m.desk_refund_reference), refund.reference],
              [t(m.desk_refund_since), moment(refund.createdAt)],
              ...refund.sources.map(({ refNo, amount }, index): [string, string] => [
                `${t(m.desk_original_utr)}${refund.sources.length > 1 ? ` ${index + 1}` : ''}`,
                `${refNo ?? ''}: ${rupees(amount)}`,
              ]),
              ...refund.sources.map(({ payerUpi }, index): [string, string] => [
                `${t(m.desk_refund_to)}${refund.sources.length > 1 ? ` ${index + 1}` : ''}`,
                payerUpi ?? t(m.desk_refund_to_unknown),
              ]),
              [t(m.common_phone_number), <PhoneLink key="phone" of={user.phoneNumber} />],
              [
                t(m.desk_reference),
                <TextLink key="booking" to={`/admin/bookings/${refund.bookingId}`} className="lg:min-h-0">
                  <Unbroken>{refund.bookingReference}</Unbroken>
                </TextLink>,
              ],
            ]}
          />
          {refund.replaces.map(({ reference, amount, closed }) => (
            <p key={reference} className="rounded-lg bg-glow px-3 py-2 lg:col-span-2">
              {t(closedText[closed.reason], { reference, amount: rupees(amount) })} {t(m.desk_refund_closed_check)}
            </p>
          ))}
          {refund.sources.length > 1 && <p className="lg:col-span-2">{t(m.desk_refund_sources)}</p>}
          <AjaxForm onSend={send}>
            <RefundNumber
              number={number}
              error={recording.issueOf('refNo') ?? recording.error}
              onChange={recording.clear}
            />
            <Checkbox
              label={t(m.desk_sent_confirm, { amount: rupees(refund.amount) })}
              error={number.pressed && number.text.trim() !== '' && !confirmed ? t(m.desk_sent_unconfirmed) : undefined}
              checked={confirmed}
              onChange={setConfirmed}
            />
            <Button type="submit" busy={recording.busy} className="justify-self-start">
              {t(m.desk_sent)}
            </Button>
          </AjaxForm>
        </div>
      </details>
    </li>
  )
}
