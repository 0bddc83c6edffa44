import type { Payee, Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { useRupees } from '../ui/format.ts'
import { CopiedValues } from './copied-values.tsx'
import { QrCode } from './qr-code.tsx'
import { useWideScreen } from './wide-screen.ts'

export type Payable = Pick<Quote, 'amountPayable' | 'reference' | 'upiUri'>

const appLink =
  'inline-flex min-h-14 items-center justify-center rounded-lg bg-action px-5 py-2 text-center text-lg leading-snug font-bold text-on-action shadow-[inset_0_-3px_0_rgb(0_0_0/0.2)] hover:brightness-110'

/** How to pay: by a UPI app on this phone, by the code, or into the account. Every way stands in the page itself. */
export function PayStep({ quote, payee, title }: { quote: Payable; payee: Payee; title: string }) {
  const say = useSay()
  const rupees = useRupees()
  const isWide = useWideScreen()
  const amount = rupees(quote.amountPayable)
  const values = [
    { label: say(m.pay_amount), value: amount, copied: quote.amountPayable.toFixed(2) },
    { label: say(m.reference), value: quote.reference },
    { label: say(m.upi_id), value: payee.upiId },
    { label: say(m.account_number), value: payee.accountNumber },
    { label: say(m.ifsc), value: payee.ifsc },
    { label: say(m.account_holder), value: payee.accountHolder, mayBeCopied: false },
    { label: say(m.bank), value: `${payee.bankName}, ${payee.branch}`, mayBeCopied: false },
  ] as const
  return (
    <section aria-labelledby="pay" className="card grid gap-4">
      <h2 id="pay">{title}</h2>
      {isWide ? (
        <>
          <p>{say(m.pay_by_qr)}</p>
          <QrCode text={quote.upiUri} label={say(m.qr_label)} />
          <p>{say(m.pay_gallery)}</p>
          <a className="link inline-flex min-h-11 items-center justify-self-center font-bold" href={quote.upiUri}>
            {say(m.pay_by_app, { amount })}
          </a>
        </>
      ) : (
        <>
          <a className={appLink} href={quote.upiUri}>
            {say(m.pay_by_app, { amount })}
          </a>
          <p>{say(m.pay_app_help)}</p>
          <details className="rounded-lg border-2 border-edge px-3 open:pb-3">
            <summary className="min-h-12 content-center font-bold text-river">{say(m.pay_show_qr)}</summary>
            <div className="grid gap-3">
              <QrCode text={quote.upiUri} label={say(m.qr_label)} />
              <p>{say(m.pay_gallery)}</p>
            </div>
          </details>
        </>
      )}
      <h3>{say(m.pay_by_hand)}</h3>
      <p>{say(m.pay_by_bank)}</p>
      <CopiedValues values={values} />
    </section>
  )
}
