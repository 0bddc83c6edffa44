import { unwrap } from '../../contract/client.ts'
import type { DeskPayment } from '../../contract/desk.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Props = { of: NonNullable<DeskPayment['transfer']>; onDone: () => void }

/** One transfer on the bank statement that is for this payment and others: each gets its part, and nobody the whole. */
export function QueueTransfer({ of: { statementId: id, line, amount, others }, onDone }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const marking = useMutation({
    call: () => unwrap(api.statements[':id'].verify.$post({ param: { id }, json: { lines: [line] } })),
    done: onDone,
    fallback: m.admin_verification_failed,
  })
  return (
    <div className="grid gap-2 rounded-lg bg-glow px-3 py-2">
      <p className="font-bold">{t(m.desk_transfer_shared, { amount: rupees(amount), count: others.length + 1 })}</p>
      <ul>
        {others.map(({ reference, name, amountPaid }) => (
          <li key={reference}>
            {name}, {reference}: {rupees(amountPaid)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button kind="second" busy={marking.busy} onClick={() => marking.run()}>
          {t(m.desk_transfer_mark, { count: others.length + 1 })}
        </Button>
        <TextLink to={`/admin/statements/${id}?kind=REVIEW`}>{t(m.desk_transfer_open)}</TextLink>
      </div>
      <FormError role="alert" text={marking.error} advice={marking.advice} />
    </div>
  )
}
