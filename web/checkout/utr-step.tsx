import { type ReactNode, useState } from 'react'
import { isUtr, readUtr, type UtrHint, utrKey } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import type { Draft } from '../session/draft.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import type { Mutation } from '../ui/use-mutation.ts'
import { FoldedHelp } from './folded-help.tsx'
import { ReceiptDrawing } from './receipt-drawing.tsx'
import { UTR_STEP } from './return-from-app.ts'
import { UtrHintLine } from './utr-hint.tsx'

/** A line that is copied from a receipt can be longer than the number in it. */
const LONGEST_LINE = 100

/** Leaves room for twelve characters with a blank after each. */
const LONGEST_SPACED_UTR = 23

type Props = {
  title: string
  /** The reference and the amount of the payment, in rupees. */
  payment: { reference: string; amountPayable: number }
  /** The typed text, from `utrDraft`. */
  draft: Draft
  /** Sends the twelve characters; its error is shown beside the field. */
  sending: Mutation<string>
  /** The UTR that is to be corrected. */
  before?: string | null
  /** The payment comes first: until a UTR is typed, the payment has the main button. */
  isAfterPayment?: boolean
  /** Shown before the field. */
  children?: ReactNode
}

/** The name of the draft of a payment's UTR. */
export const utrDraft = ({ reference }: { reference: string }): string => `utr ${reference}`

/** Why the form asks once before it sends this UTR. The server accepts it, because a bank may show such a number. */
function doubtAbout(utr: string, hint: UtrHint | null, before?: string | null): Message | null {
  if (before && utrKey(utr) === utrKey(before)) return m.payment_utr_same
  if (hint?.kind === 'LETTERS') return m.checkout_utr_letters_sure
  return hint?.kind === 'SAME_DIGITS' ? m.checkout_utr_same_digits_sure : null
}

/** The form for the UTR of a payment. It sends once, however often the button is pressed. */
export function UtrStep({ title, payment, draft, sending, before, isAfterPayment = false, children }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [typed, setTyped] = draft
  const [problem, setProblem] = useState<Message | null>(null)
  const [asked, setAsked] = useState('')
  const { utr, hint } = readUtr(typed)

  const submit = () => {
    const doubt = doubtAbout(utr, hint, before)
    const isAsked = doubt !== null && asked !== utr
    setProblem(() => (!isUtr(utr) ? m.error_utr_invalid : isAsked ? doubt : null))
    setAsked(utr)
    if (isUtr(utr) && !isAsked) sending.run(utr)
  }

  return (
    <section aria-labelledby={UTR_STEP} className="card grid gap-4">
      <h2 id={UTR_STEP} className="max-sm:text-lg">
        {title}
      </h2>
      {children}
      <div className="grid gap-4 md:grid-cols-[1fr_15rem]">
        <div className="order-last grid content-start gap-3">
          <ReceiptDrawing amount={rupees(payment.amountPayable)} />
          <FoldedHelp isForApps />
        </div>
        <AjaxForm onSend={submit} className="content-start">
          {/* The help is last, so that the field is within two screens of a phone and no keyboard covers the hint. An error stays at its field. */}
          <div className="grid gap-1 [&>:first-child]:contents [&_p]:order-1 [&_.error-text]:order-none">
            <Field
              label={t(m.common_utr_number)}
              help={t(m.checkout_utr_help)}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={LONGEST_LINE}
              error={problem ? t(problem) : sending.failure?.isRefusal ? sending.error : undefined}
              onChange={(event) => {
                const { value } = event.target
                const read = readUtr(value)
                // From a pasted line, only the number is kept, so that the payer sees what is sent.
                const isLine = value.trim().length > LONGEST_SPACED_UTR || /[A-Za-z]/.test(value)
                setTyped(read.hint === null && isLine ? read.utr : value)
                setProblem(null)
                sending.clear()
              }}
            />
            <UtrHintLine hint={hint} />
          </div>
          {!problem && !sending.failure?.isRefusal && <FormError text={sending.error} advice={sending.advice} />}
          <Button type="submit" kind={isAfterPayment && typed === '' ? 'second' : 'main'} busy={sending.busy}>
            {t(m.checkout_submit)}
          </Button>
        </AjaxForm>
      </div>
    </section>
  )
}
