import type { DeskPayment } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useRupees } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ShareTransfer } from '../parts/share-transfer.tsx'

type Props = { of: NonNullable<DeskPayment['transfer']>; onDone: () => void }

/** One transfer on the bank statement that pays for this payment and others. */
export function QueueTransfer({ of: { statementId, line, amount, others }, onDone }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const count = others.length + 1
  return (
    <div className="grid gap-2 rounded-lg bg-glow px-3 py-2">
      <p className="font-bold">{t(m.desk_transfer_shared, { amount: rupees(amount), count })}</p>
      <ul>
        {others.map(({ reference, name, amountPaid }) => (
          <li key={reference}>
            {name}, {reference}: {rupees(amountPaid)}
          </li>
        ))}
      </ul>
      <ShareTransfer statementId={statementId} line={line} count={count} onDone={onDone} />
      <TextLink to={`/admin/statements/${statementId}?kind=REVIEW`}>{t(m.desk_transfer_open)}</TextLink>
    </div>
  )
}
