import type { Payee, Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare, useFirm } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { type CopiedValue, CopiedValues } from '../copy/copied-values.tsx'
import { useRupees } from '../ui/format.ts'
import { Tabs } from '../ui/tabs.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { FoldedHelp, isAbroad } from './folded-help.tsx'
import { useReturnFromApp } from './return-from-app.ts'
import { useWideScreen } from './wide-screen.ts'

type Payable = Pick<Quote, 'amountPayable' | 'reference' | 'upiUri'>
type Props = {
  quote: Payable
  payee: Payee
  title: string
  /** Set while the UTR field has text: the form of the UTR then has the main button. */
  isUtrTyped?: boolean
}

/**
 * The QR code, the account number and the account holder, which are always visible (specification, section 2), and the help for
 * each way to pay: by a UPI app on this phone, by QR code, or by bank transfer; one of them is open.
 */
export function PayStep({ quote, payee, title, isUtrTyped = false }: Props) {
  const t = useTranslate()
  const isWide = useWideScreen()
  const care = useCare()
  const help = payee.accountNumber ? t(m.checkout_app_help, { bank: t(m.checkout_way_bank) }) : t(m.checkout_app_copy)
  const app = { id: 'app', title: t(m.checkout_way_app), content: <ByApp {...{ quote, isUtrTyped, help }} /> }
  const code = { id: 'code', title: t(m.checkout_way_code), content: <ByCode /> }
  const bank = { id: 'bank', title: t(m.checkout_way_bank), content: <ByBank quote={quote} payee={payee} /> }
  const account = <CodeAndAccount quote={quote} payee={payee} />
  const hasUpi = quote.upiUri !== ''
  const byUpi = hasUpi ? [app, code] : []
  const ways = [...(isWide ? byUpi.toReversed() : byUpi), ...(payee.accountNumber ? [bank] : [])]
  return (
    <section aria-labelledby="pay" className="card grid gap-3">
      <h2 id="pay" className="max-sm:text-lg">
        {title}
      </h2>
      <To payee={payee} />
      {isAbroad() && <FoldedHelp />}
      {isWide && account}
      {ways.length > 0 ? <Tabs label={title} tabs={ways} /> : <p>{t(m.checkout_no_payee, care)}</p>}
      {!isWide && account}
    </section>
  )
}

/** Shows the payee before the money is sent. */
function To({ payee }: Pick<Props, 'payee'>) {
  const t = useTranslate()
  const { name, gstin } = useFirm()
  return (
    <p className="leading-snug">
      {t(m.checkout_to, { payee: payee.payeeName })}
      <span className="block text-quiet max-sm:text-[0.9rem]">
        {name}
        {gstin && (
          <>
            , {t(m.common_gstin)} <Unbroken>{gstin}</Unbroken>
          </>
        )}
      </span>
    </p>
  )
}

function ByApp({ quote, isUtrTyped, help }: Pick<Props, 'quote' | 'isUtrTyped'> & { help: string }) {
  const t = useTranslate()
  const amount = useRupees()(quote.amountPayable)
  const leave = useReturnFromApp()
  return (
    <>
      <ButtonLink size="large" kind={isUtrTyped ? 'second' : 'main'} to={quote.upiUri} onClick={leave}>
        {t(m.checkout_by_app, { amount })}
      </ButtonLink>
      <p className="leading-snug">{help}</p>
    </>
  )
}

function CodeAndAccount({ quote, payee }: Pick<Props, 'quote' | 'payee'>) {
  const t = useTranslate()
  const values: CopiedValue[] = payee.accountNumber
    ? [
        { label: t(m.checkout_account_number), value: payee.accountNumber },
        { label: t(m.checkout_account_holder), value: payee.accountHolder, mayBeCopied: false },
      ]
    : [{ label: t(m.checkout_upi_id), value: payee.upiId }]
  if (!payee.accountNumber && !payee.upiId) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {quote.upiUri && <QrCode text={quote.upiUri} label={t(m.checkout_qr_label)} />}
      <div className="grow basis-28">
        <CopiedValues values={values} />
      </div>
    </div>
  )
}

function ByCode() {
  const t = useTranslate()
  return (
    <>
      <p>{t(m.checkout_by_qr)}</p>
      <p>{t(m.checkout_gallery)}</p>
    </>
  )
}

function ByBank({ quote, payee }: Pick<Props, 'quote' | 'payee'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const care = useCare()
  const values: CopiedValue[] = [
    { label: t(m.checkout_amount), value: rupees(quote.amountPayable), copied: quote.amountPayable.toFixed(2) },
    { label: t(m.common_payment_code), value: quote.reference },
    { label: t(m.checkout_upi_id), value: payee.upiId },
    { label: t(m.checkout_ifsc), value: payee.ifsc },
    { label: t(m.checkout_bank), value: [payee.bankName, payee.branch].filter(Boolean).join(', '), mayBeCopied: false },
  ]
  return (
    <>
      <p>{t(m.checkout_by_bank)}</p>
      <p className="font-bold">{t(m.checkout_by_imps, care)}</p>
      <CopiedValues values={values.filter(({ value }) => value)} />
      {isAbroad() || <FoldedHelp />}
    </>
  )
}
