import type { Payee, Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CopiedValues } from './copied-values.tsx'
import { QrCode } from './qr-code.tsx'
import { useWideScreen } from './wide-screen.ts'

export type Payable = Pick<Quote, 'amountPayable' | 'reference' | 'upiUri'>

/** How to pay: by a UPI app on this phone, by QR code, or by bank transfer. */
export function PayStep({ quote, payee, title }: { quote: Payable; payee: Payee; title: string }) {
  const t = useTranslate()
  const rupees = useRupees()
  const isWide = useWideScreen()
  const care = useCare()
  const amount = rupees(quote.amountPayable)
  const values = [
    { label: t(m.checkout_amount), value: amount, copied: quote.amountPayable.toFixed(2) },
    { label: t(m.common_reference), value: quote.reference },
    { label: t(m.checkout_upi_id), value: payee.upiId },
    { label: t(m.checkout_account_number), value: payee.accountNumber },
    { label: t(m.checkout_ifsc), value: payee.ifsc },
    { label: t(m.checkout_account_holder), value: payee.accountHolder, mayBeCopied: false },
    { label: t(m.checkout_bank), value: `${payee.bankName}, ${payee.branch}`, mayBeCopied: false },
  ] as const
  return (
    <section aria-labelledby="pay" className="card grid gap-4">
      <h2 id="pay">{title}</h2>
      {isWide ? (
        <>
          <p>{t(m.checkout_by_qr)}</p>
          <QrCode text={quote.upiUri} label={t(m.checkout_qr_label)} />
          <p>{t(m.checkout_gallery)}</p>
          <TextLink className="font-bold" to={quote.upiUri}>
            {t(m.checkout_by_app, { amount })}
          </TextLink>
        </>
      ) : (
        <>
          <ButtonLink size="large" to={quote.upiUri}>
            {t(m.checkout_by_app, { amount })}
          </ButtonLink>
          <p>{t(m.checkout_app_help)}</p>
          <details className="rounded-lg border-2 border-edge px-3 open:pb-3">
            <summary className="ms-5 min-h-12 list-outside content-center py-2 font-bold text-river">
              {t(m.checkout_show_qr)}
            </summary>
            <div className="grid gap-3">
              <QrCode text={quote.upiUri} label={t(m.checkout_qr_label)} />
              <p>{t(m.checkout_gallery)}</p>
            </div>
          </details>
        </>
      )}
      <h3>{t(m.checkout_by_hand)}</h3>
      <p>{t(m.checkout_by_bank)}</p>
      <p className="font-bold">{t(m.checkout_by_imps, care)}</p>
      <CopiedValues values={values} />
      <details className="rounded-lg border-2 border-edge px-3 open:pb-3">
        <summary className="ms-5 min-h-12 list-outside content-center py-2 font-bold text-river">
          {t(m.checkout_abroad)}
        </summary>
        <p>{t(m.checkout_abroad_text, care)}</p>
      </details>
    </section>
  )
}
