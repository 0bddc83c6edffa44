import type { Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useMoment, useRupees } from '../ui/format.ts'

type Earlier = NonNullable<Quote['earlier']>

/** Asks whether the devotee already paid an earlier quote. Then the UTR belongs to that quote, and nothing is paid twice. */
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

/** Says that the UTR is for the earlier quote, with a way back. */
export function ChosenEarlier({ earlier, onUndo }: { earlier: Earlier; onUndo: () => void }) {
  const t = useTranslate()
  const amount = useRupees()(earlier.amountPayable)
  return (
    <div className="grid gap-2 rounded-lg bg-glow p-4">
      <p>{t(m.checkout_earlier_chosen, { amount, reference: earlier.reference })}</p>
      <Button kind="quiet" className="justify-self-start" onClick={onUndo}>
        {t(m.checkout_earlier_no)}
      </Button>
    </div>
  )
}
