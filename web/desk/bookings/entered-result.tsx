import { useEffect, useRef } from 'react'
import type { EnteredBooking } from '../../../contract/desk/phone-booking.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import { CopiedValues } from '../../copy/copied-values.tsx'
import { useTranslate } from '../../language/language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useRupees } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { TextLink, whatsApp } from '../../ui/text-link.tsx'

const COUNTRY = '91'
const NATIONAL_DIGITS = 10

/** The number with its country code, which WhatsApp needs. */
const withCountry = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length === NATIONAL_DIGITS ? COUNTRY + digits : digits
}

type Props = { booking: EnteredBooking; phone: string; onNext: () => void }

/** What staff tell the devotee: the code of the booking, and the link or code that opens their account. */
export function EnteredResult({ booking, phone, onNext }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, reference, claim, amountTotal, amountDue, receipt } = booking
  const url = claim?.url ?? booking.url
  const message = encodeURIComponent(t(m.desk_enter_message, { reference, url }))
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {t(m.desk_booked)}
      </h2>
      <StatusBadge of={bookingStatusText[booking.status]} />
      <CopiedValues
        values={[
          { label: t(m.desk_reference), value: reference },
          { label: t(m.common_total), value: rupees(amountTotal), mayBeCopied: false },
          { label: t(m.booking_money_due), value: rupees(amountDue), mayBeCopied: false },
          ...(receipt ? [{ label: t(m.desk_enter_receipt), value: receipt.serial }] : []),
          { label: t(m.desk_enter_link), value: url },
        ]}
      />
      {claim && <ClaimCode code={claim.code} />}
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink to={`/admin/bookings/${id}`}>{t(m.desk_enter_open)}</ButtonLink>
        <Button kind="second" onClick={onNext}>
          {t(m.desk_enter_next)}
        </Button>
        <TextLink to={`${whatsApp(withCountry(phone))}?text=${message}`} target="_blank" rel="noreferrer">
          {t(m.desk_enter_whatsapp)}
        </TextLink>
      </div>
    </section>
  )
}

/** The code as it is read out: in groups of four. */
export function ClaimCode({ code }: { code: string }) {
  const t = useTranslate()
  return (
    <div className="card grid gap-1">
      <p className="text-xl font-bold">{t(m.desk_enter_code, { code: code.replaceAll(/(.{4})(?=.)/g, '$1 ') })}</p>
      <p className="text-quiet">{t(m.desk_enter_code_help)}</p>
    </div>
  )
}
