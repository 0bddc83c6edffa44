import { type ReactNode, useState } from 'react'
import type { PlannedRow, TradePlan } from '../../../contract/trade.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDay, useRupees } from '../../ui/format.ts'

/** The number of rows that are shown at first. */
const SHOWN = 100
const order = ['WRONG', 'ADD', 'SAME'] as const

/**
 * What an import would do: its sums, and each row; rows with errors come first. `children` is the form that starts the import, if
 * it is possible.
 */
export function Planned({
  plan: { counts, price, paid, rows, unread },
  children,
}: {
  plan: TradePlan
  children: ReactNode
}) {
  const t = useTranslate()
  const rupees = useRupees()
  const [shown, setShown] = useState(SHOWN)
  const sorted = order.flatMap((act) => rows.filter((row) => row.act === act))
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p>{t(m.trade_counts, { add: String(counts.add), same: String(counts.same), wrong: String(counts.wrong) })}</p>
        {price > 0 && (
          <p>{t(m.trade_sums, { people: String(counts.newDevotees), price: rupees(price), paid: rupees(paid) })}</p>
        )}
        {counts.wrong > 0 && <p className="error-text">{t(m.trade_mend)}</p>}
        {counts.add + counts.wrong === 0 && <p>{t(m.trade_nothing_new)}</p>}
        {unread.length > 0 && <p className="error-text">{t(m.trade_unread, { columns: unread.join(', ') })}</p>}
      </div>
      {counts.wrong === 0 && counts.add > 0 && children}
      <ol className="grid gap-3">
        {sorted.slice(0, shown).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {sorted.length > shown && (
        <Button kind="second" className="justify-self-start" onClick={() => setShown(shown + SHOWN)}>
          {t(m.common_show_more)}
        </Button>
      )}
    </div>
  )
}

const acts: Record<PlannedRow['act'], Message> = {
  ADD: m.trade_add,
  SAME: m.trade_same,
  WRONG: m.trade_wrong,
}

function Row({
  row: { line, act, reference, name, isNew, offer, date, price, paid, errors, warnings },
}: {
  row: PlannedRow
}) {
  const t = useTranslate()
  const rupees = useRupees()
  const day = useDay()
  const facts = [
    date && day(date),
    price !== null && rupees(price),
    paid !== null && paid > 0 && t(m.trade_paid, { amount: rupees(paid) }),
    isNew && t(m.trade_new_devotee),
  ].filter(Boolean)
  return (
    <li className="card grid gap-1 wrap-anywhere">
      <p className="text-quiet">
        {t(m.trade_row, { line: String(line) })} · {t(acts[act])}
      </p>
      <p>
        {reference && `${reference} · `}
        <b lang={langOf(name)}>{name}</b>
        {offer && (
          <>
            {' · '}
            <span lang={langOf(offer)}>{offer}</span>
          </>
        )}
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {errors.map(({ field, message }) => (
        <p key={field + message} className="error-text">
          {field}: {message}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </li>
  )
}
