import { useTableRupees } from './format.ts'

export type Row = readonly [label: string, rupees: number, instead?: string | undefined]

/** Amounts in rupees, or the text that a row shows instead; the last row is the result. */
export function Amounts({ rows }: { rows: readonly Row[] }) {
  const rupees = useTableRupees(rows.map(([, amount]) => amount))
  return (
    <dl>
      {rows.map(([label, amount, instead], index) => (
        <div
          key={label}
          className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${
            index === rows.length - 1 ? 'border-t-2 border-ink text-xl font-bold' : 'border-b border-dotted border-edge'
          }`}
        >
          <dt>{label}</dt>
          <dd className="ms-auto whitespace-nowrap tabular-nums">{instead ?? rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
