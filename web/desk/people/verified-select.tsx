import { useState } from 'react'
import type { BookingOfUser } from '../../../contract/desk/people.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { comparedUtr } from '../parts/compared-utr.ts'

type Choice = 'yes' | 'no'

/**
 * Verifies the payment of a booking, or revokes the verification. It asks first, because an arrow key is enough to choose and
 * the devotee gets an email.
 */
export function VerifiedSelect({ booking }: { booking: BookingOfUser }) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Choice | null>(null)
  const verifying = useMutation({
    call: (status: boolean) =>
      unwrap(
        api.bookings.verification.$post({
          json: { id: booking.id, ...comparedUtr({ refNo: booking.paymentRefNumber }), status },
        }),
      ),
    saved: m.desk_verification_updated,
    fallback: m.desk_verification_failed,
    fallbackInPage: m.desk_verification_error,
    reloadsAfterConflict: true,
  })
  const shown = booking.verified ? 'yes' : 'no'
  return (
    <>
      <Select
        label={t(m.desk_verified_label)}
        value={asked ?? shown}
        choices={[
          { value: 'yes', text: t(m.desk_yes) },
          { value: 'no', text: t(m.desk_no) },
        ]}
        error={verifying.error}
        onChoose={(value) => {
          // Without a UTR number there is nothing to look for, and the server says what else is missing.
          if (value === 'yes' && shown === 'no' && !booking.paymentRefNumber) verifying.run(true)
          else setAsked(value === shown ? null : (value as Choice))
        }}
      />
      {asked && (
        <VerifiedQuestion
          booking={booking}
          to={asked}
          onYes={() => {
            setAsked(null)
            verifying.run(asked === 'yes')
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  )
}

type Props = { booking: BookingOfUser; to: Choice; onYes: () => void; onNo: () => void }

function VerifiedQuestion({ booking, to, onYes, onNo }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const { amount, part, bookings } = booking.transfer
  const words = to === 'yes' ? yesWords : noWords
  const payment = { amount: rupees(amount), utr: booking.paymentRefNumber }
  const text = to === 'no' && !payment.utr ? m.desk_ask_no_cash : words.text
  const shared =
    bookings > 1 && t(m.desk_ask_shared, { amount: rupees(amount), bookings: String(bookings), part: rupees(part) })
  return (
    <AskDialog
      title={t(words.title)}
      text={[t(text, payment), shared].filter(Boolean).join(' ')}
      yes={t(words.send)}
      no={t(m.desk_ask_stop)}
      onYes={onYes}
      onNo={onNo}
    />
  )
}

const yesWords = { title: m.desk_ask_yes_title, text: m.desk_ask_yes, send: m.desk_ask_yes_do }
const noWords = { title: m.desk_ask_no_title, text: m.desk_ask_no, send: m.desk_ask_no_do }
