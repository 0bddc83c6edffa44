import type { Payee, Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { QrCode } from './qr-code.tsx'

/** How to pay: by a UPI app on this phone, by the code, or into the account. */
export function PayStep({ quote, payee }: { quote: Quote; payee: Payee }) {
  const say = useSay()
  const rows = [
    [m.account_holder, payee.accountHolder],
    [m.account_number, payee.accountNumber],
    [m.ifsc, payee.ifsc],
    [m.bank, `${payee.bankName}, ${payee.branch}`],
    [m.upi_id, payee.upiId],
    [m.reference, quote.reference],
  ] as const
  return (
    <section aria-labelledby="pay" className="card grid gap-4">
      <h2 id="pay">{say(m.step_pay)}</h2>
      <p>{say(m.pay_by_qr)}</p>
      <QrCode text={quote.upiUri} label={say(m.qr_label)} />
      <a className="link inline-flex min-h-11 items-center justify-center font-bold" href={quote.upiUri}>
        {say(m.pay_by_app)}
      </a>
      <p>{say(m.pay_by_bank)}</p>
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={value} className="grid sm:grid-cols-[12rem_1fr]">
            <dt className="text-quiet">{say(label)}</dt>
            <dd className="font-bold tabular-nums select-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
