import type { Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useMoment, useRupees } from '../ui/format.ts'

export type Earlier = NonNullable<Quote['earlier']>

/** Money may have been sent for a price before this one: then its UTR belongs to that, and nothing is paid twice. */
export function EarlierQuote({ earlier, onPaid }: { earlier: Earlier; onPaid: () => void }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const amount = rupees(earlier.amountPayable)
  return (
    <section aria-labelledby="earlier" className="grid gap-3 rounded-lg bg-glow p-4">
      <h2 id="earlier">{t(m.checkout_earlier, { amount, reference: earlier.reference })}</h2>
      <p>{t(m.checkout_earlier_text, { moment: moment(earlier.takenUntil) })}</p>
      <Button kind="second" onClick={onPaid}>
        {t(m.checkout_earlier_yes, { amount })}
      </Button>
    </section>
  )
}
